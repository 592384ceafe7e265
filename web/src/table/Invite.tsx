/** How friends come: a picture to scan, three words to say, a link to copy. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { invitation } from "../desk";
import type { Invitation } from "../messages";
import { link } from "../open";
import { Button, QrCode } from "../parts";
import { text } from "../words";

const invited = signal<Invitation | null>(null);
const copied = signal(false);

/** The link to a table, and its picture, once they are known. */
export function useInvitation(code: string): Invitation | null {
  useEffect(() => {
    copied.value = false;
    if (invited.value?.code !== code) void invitation(code).then((found) => (invited.value = found), () => undefined);
  }, [code, link.value]);
  return invited.value?.code === code ? invited.value : null;
}

export function Invite({ code }: { code: string }) {
  const found = useInvitation(code);
  return (
    <section class="panel invite" aria-label={text("web-invite")}>
      {found && <QrCode rows={found.qr} label={text("web-qr")} />}
      <div>
        <p class="sentence">{text("web-scan")}</p>
        <p class="code">{code.replaceAll("-", " ")}</p>
        {found && <Copy link={found.link} />}
      </div>
    </section>
  );
}

export function Copy({ link }: { link: string }) {
  return <Button kind="parch" glyph={copied.value ? "done" : "copy"} label={text(copied.value ? "web-copied" : "web-copy")} onClick={() => void copy(link)} />;
}

/** Plain http has no clipboard: an old way does there. */
async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    copied.value = true;
  } catch {
    const field = document.createElement("textarea");
    field.value = link;
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    copied.value = document.execCommand("copy");
    field.remove();
  }
}

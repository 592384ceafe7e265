/** How friends come: a picture to scan, three words to say, a link to copy. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { invitation } from "../api";
import { Button, QrCode } from "../components";
import { text } from "../i18n";
import type { Invitation } from "../messages";
import { link } from "../open";
import { copy } from "../share";

const invited = signal<Invitation | null>(null);
const copied = signal(false);

/** The link to a table, and its picture, once they are known. */
export function useInvitation(code: string): Invitation | null {
  useEffect(() => {
    copied.value = false;
    if (invited.value?.code !== code)
      void invitation(code).then(
        (found) => (invited.value = found),
        () => undefined,
      );
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
  const copying = () => void copy(link).then((done) => (copied.value = done));
  return (
    <Button kind="parch" glyph={copied.value ? "done" : "copy"} label={text(copied.value ? "web-copied" : "web-copy")} onClick={copying} />
  );
}

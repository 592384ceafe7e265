/** How friends come: a picture to scan, three words to say, a link to copy. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { copy } from "../copy";
import { invitation } from "../desk";
import type { Invitation } from "../messages";
import { Button, QrCode } from "../parts";
import { text } from "../words";

const invited = signal<Invitation | null>(null);
const copied = signal(false);

export function Invite({ code }: { code: string }) {
  useEffect(() => {
    copied.value = false;
    if (invited.value?.code !== code) void invitation(code).then((found) => (invited.value = found), () => undefined);
  }, [code]);
  const found = invited.value?.code === code ? invited.value : null;
  return (
    <section class="panel invite" aria-label={text("web-invite")}>
      {found && <QrCode rows={found.qr} label={text("web-qr")} />}
      <div>
        <p class="sentence">{text("web-scan")}</p>
        <p class="code">{code.replaceAll("-", " ")}</p>
        {found && <Button kind="parch" glyph={copied.value ? "done" : "copy"} label={text(copied.value ? "web-copied" : "web-copy")} onClick={() => void copy(found.link).then((done) => (copied.value = done))} />}
      </div>
    </section>
  );
}

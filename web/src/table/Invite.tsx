/** The invitation to a table: QR code, the words of its code, a link to copy. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { invitation } from "../api";
import { Button, QrCode } from "../components";
import { text } from "../i18n";
import type { Invitation } from "../messages";
import { useSession } from "../session/session";
import { copy } from "../share";

const known = new Map<string, Invitation>(); // by code

/** The link to a table, and its QR code, once they are known. */
export function useInvitation(code: string): Invitation | null {
  const { link } = useSession();
  const found = useSignal(known.get(code) ?? null);
  useEffect(() => {
    if (known.has(code)) return;
    void invitation(code).then(
      (invited) => {
        known.set(code, invited);
        found.value = invited;
      },
      () => undefined,
    );
  }, [code, link.value]);
  return found.value?.code === code ? found.value : (known.get(code) ?? null);
}

export function Invite({ code }: { code: string }) {
  const found = useInvitation(code);
  return (
    <section class="panel invite" aria-label={text("web-invite")}>
      {found && <QrCode rows={found.qr} label={text("web-qr")} />}
      <div>
        <p class="sentence">{text("web-scan")}</p>
        <p class="code">{code.replaceAll("-", " ")}</p>
        {found && <Copy link={found.shared || found.link} />}
      </div>
    </section>
  );
}

export function Copy({ link }: { link: string }) {
  const copied = useSignal(false);
  const copying = () => void copy(link).then((done) => (copied.value = done));
  return (
    <Button kind="parch" glyph={copied.value ? "done" : "copy"} label={text(copied.value ? "web-copied" : "web-copy")} onClick={copying} />
  );
}

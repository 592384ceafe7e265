/** The link to a replay: QR code, copy, share. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { type AtTable, shareOf } from "../api";
import { Button, Drawer, QrCode } from "../components";
import { gameTitle, text } from "../i18n";
import type { ReplayLink } from "../messages";
import { canShare, share } from "../share";
import { Copy } from "./Invite";

export function Share({ from, game, children }: { from: AtTable; game: string; children?: ComponentChildren }) {
  const shared = useSignal<ReplayLink | null>(null);
  useEffect(() => {
    shared.value = null;
    void shareOf(from).then(
      (found) => (shared.value = found),
      () => undefined,
    );
  }, [from.table, from.number]);
  const found = shared.value;
  return (
    <Drawer title={text("web-share")}>
      {children}
      <p class="sentence">{text("web-share.says")}</p>
      {found && (
        <>
          <QrCode rows={found.qr} label={text("web-replay")} />
          {canShare() && (
            <Button kind="gold" glyph="share" label={text("web-share-link")} onClick={() => void share(gameTitle(game), found.link)} />
          )}
          <Copy link={found.link} />
        </>
      )}
    </Drawer>
  );
}

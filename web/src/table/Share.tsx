/** How friends come to a replay: a picture to scan, a link to copy or to hand on. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type AtTable, shareOf } from "../api";
import { Button, Drawer, QrCode } from "../components";
import { text } from "../i18n";
import type { Shared } from "../messages";
import { canShare, copy, share } from "../share";

const shared = signal<Shared | null>(null);
const copied = signal(false);

export function Share({ from, game }: { from: AtTable; game: string }) {
  useEffect(() => {
    copied.value = false;
    shared.value = null;
    void shareOf(from).then(
      (found) => (shared.value = found),
      () => undefined,
    );
  }, [from.table, from.number]);
  const found = shared.value;
  return (
    <Drawer title={text("web-share")}>
      <p class="sentence">{text("web-share.says")}</p>
      {found && (
        <>
          <QrCode rows={found.qr} label={text("web-replay")} />
          {canShare() && (
            <Button kind="gold" glyph="share" label={text("web-share-link")} onClick={() => void share(text(`game-${game}`), found.link)} />
          )}
          <Button
            kind="parch"
            glyph={copied.value ? "done" : "copy"}
            label={text(copied.value ? "web-copied" : "web-copy")}
            onClick={() => void copy(found.link).then((done) => (copied.value = done))}
          />
        </>
      )}
    </Drawer>
  );
}

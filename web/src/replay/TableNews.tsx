/** Somebody looks at a game, and at its table the next one begins: told, with the way back. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Source } from "../api";
import { Button, drawerNotice, Tool } from "../components";
import { gameTitle, text } from "../i18n";
import { goBack } from "../route";
import { createOutlook, newsOf, type Outlook, type TableNews } from "../session/outlook";
import { savedTable } from "../settings";
import { play } from "../sound";

/** In a drawer it stands above what is read there. */
export function NewsOfTable({ from, isDrawer }: { from: Source; isDrawer: boolean }) {
  const outlook = useOutlook(from.kind === "table" ? from.table : "");
  const dismissed = useSignal(""); // the kind of news that was read, and closed
  const found = outlook && from.kind === "table" ? newsOf(outlook.state.value, from.number) : null;
  const news = found?.kind === dismissed.value ? null : found;
  const kind = news?.kind ?? "";
  const dismiss = () => (dismissed.value = kind);
  const table = from.kind === "table" ? from.table : "";
  useEffect(() => {
    if (kind === "begun" || kind === "turn") play("turn");
  }, [kind]);
  useEffect(() => {
    drawerNotice.value = news && <Told news={news} table={table} onClose={dismiss} />;
  }, [kind, table]);
  useEffect(
    () => () => {
      drawerNotice.value = null;
    },
    [],
  );
  return news && !isDrawer ? <Told news={news} table={table} onClose={dismiss} /> : null;
}

/** Null where this device has no place at the table. */
function useOutlook(table: string): Outlook | null {
  const outlook = useSignal<Outlook | null>(null);
  useEffect(() => {
    const saved = savedTable(table);
    outlook.value = saved ? createOutlook(saved) : null;
    return () => outlook.value?.close();
  }, [table]);
  return outlook.value;
}

function Told({ news, table, onClose }: { news: TableNews; table: string; onClose: () => void }) {
  return (
    <div class="table-news" role="status" aria-label={text("web-news")}>
      <p>{wordsOf(news)}</p>
      <Button kind="night" label={text("web-news.back")} onClick={() => goBack({ page: "table", table })} />
      <Tool glyph="close" label={text("web-close")} onClick={onClose} />
    </div>
  );
}

function wordsOf(news: TableNews): string {
  if (news.kind === "votes") return text("web-news.votes");
  const game = gameTitle(news.game);
  return news.kind === "turn" ? text("web-news.turn", { game }) : text("web-news.begun", { game });
}

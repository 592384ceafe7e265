/** While the server compiles the search of this game, clever plays for cunning: the table says so. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gamesInPreparation } from "../api";
import { text } from "../i18n";
import { useSession } from "../session/session";

const INTERVAL = 3000; // ms between two questions

export function Preparing({ style }: { style: string }) {
  const { room, isReplay } = useSession();
  const { game, phase, seats } = room.value!;
  const isAsked = !isReplay && phase !== "over" && seats.some((seat) => seat.bot === "cunning");
  const isPreparing = usePreparation(isAsked ? game : "");
  if (!isPreparing) return null;
  return (
    <span class={style} role="status">
      {text("web-preparing")}
    </span>
  );
}

/** Is this game in preparation? Asks until it is not. */
function usePreparation(game: string): boolean {
  const isPreparing = useSignal(false);
  useEffect(() => {
    let timer = 0;
    let isOpen = true;
    const ask = async () => {
      const games = await gamesInPreparation().catch((): string[] => []);
      if (!isOpen) return;
      isPreparing.value = games.includes(game);
      if (isPreparing.value) timer = window.setTimeout(ask, INTERVAL);
    };
    if (game) void ask();
    return () => {
      isOpen = false;
      isPreparing.value = false;
      window.clearTimeout(timer);
    };
  }, [game]);
  return isPreparing.value;
}

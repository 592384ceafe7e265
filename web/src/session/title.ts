/** The title of the page: the game and, while nobody looks at the page, that it is my turn. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameTitle, text } from "../i18n";
import { isHidden } from "../visibility";
import type { Session } from "./session";

const BRAND = "Doubloon";

export function useTitle({ room, isMyTurn }: Session): void {
  useEffect(() => {
    const stop = effect(() => {
      const game = room.value ? gameTitle(room.value.game) : "";
      const title = game ? `${game} · ${BRAND}` : BRAND;
      document.title = isMyTurn.value && isHidden.value ? `★ ${text("web-your-turn")} · ${title}` : title;
    });
    return () => {
      stop();
      document.title = BRAND;
    };
  }, [room, isMyTurn]);
}

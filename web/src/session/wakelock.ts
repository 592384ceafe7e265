/** The screen stays awake while a game is played, where the browser allows it. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isHidden } from "../visibility";
import type { Session } from "./session";

export function useWakeLock({ room }: Session): void {
  useEffect(
    () =>
      effect(() => {
        if (room.value?.phase === "playing" && !isHidden.value) return hold();
      }),
    [room],
  );
}

/** Returns what releases it. A browser that refuses is no fault. */
function hold(): () => void {
  const request = navigator.wakeLock?.request("screen").catch(() => undefined);
  return () => void request?.then((lock) => lock?.release());
}

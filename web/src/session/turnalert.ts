/** A sound and a short vibration when my turn begins. On a hidden page the phone vibrates for longer, whatever the settings. */

import { computed, effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { vibrate } from "../haptics";
import { play } from "../sound";
import type { Session } from "./session";

const BUZZ = 150; // ms

export function useTurnAlert({ isMyTurn, stage }: Session): void {
  useEffect(() => {
    const isMine = computed(() => isMyTurn.value && stage.isIdle.value);
    return effect(() => {
      if (!isMine.value) return;
      play("turn");
      if (document.hidden) navigator.vibrate?.(BUZZ);
      else vibrate("turn");
    });
  }, [isMyTurn, stage]);
}

/** Vibration in play, on phones that have it. Quiet when the sound is off, and with reduced motion. */

import { isStill, settings } from "./settings";

/** ms of vibration and pause, in turn. */
const PATTERNS = { turn: [25], joy: [30, 50, 30], ouch: [140], win: [50, 60, 50, 60, 50, 60, 180] } as const;

export function vibrate(pattern: keyof typeof PATTERNS): void {
  const { sound, vibration } = settings.value;
  const isAllowed = navigator.userActivation?.hasBeenActive ?? true; // browsers refuse before the first touch
  if (sound && vibration && isAllowed && !isStill() && !document.hidden) navigator.vibrate?.([...PATTERNS[pattern]]);
}

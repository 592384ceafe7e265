/** Vibration in play, on phones that have it. Quiet when the sound is off, and with reduced motion. */

import { isStill, settings } from "./settings";

/** ms of vibration and pause, in turn. */
const PATTERNS = { turn: [25], joy: [30, 50, 30], ouch: [140], win: [50, 60, 50, 60, 50, 60, 180] } as const;

export function vibrate(pattern: keyof typeof PATTERNS): void {
  const { sound, vibration } = settings.value;
  if (sound && vibration && !isStill() && !document.hidden) navigator.vibrate?.([...PATTERNS[pattern]]);
}

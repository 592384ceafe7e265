/** Beside a big screen a phone shows buttons and the own hand alone. */

import { isScreen } from "../route";
import type { Session } from "../session/session";
import { settings } from "../settings";

/** Is there a big screen at this table, while this device plays one seat? A tablet that goes round shows the table itself. */
export function hasBigScreen({ phase, room, state }: Session): boolean {
  return !isScreen && phase.value === "playing" && (room.value?.screens ?? 0) > 0 && state.value.seats.length === 1;
}

export function isController(session: Session): boolean {
  return hasBigScreen(session) && settings.value.controller;
}

/** Play on from a point of a replay: a new table on this device, where bots have the other seats. */

import { createTable, Rejected } from "../api";
import type { Log } from "../fair";
import { sitDown } from "../pages/GameBox";
import type { ReplaySession } from "../session/replay";
import { settings } from "../settings";

/** My seat is the one whose eyes are used, else the one that is to act. */
export async function playOn({ position, readLog, state, tape }: ReplaySession): Promise<Rejected | null> {
  const log = JSON.parse(await readLog()) as Log;
  const { seat } = tape.value!.replayed;
  const mine = seat >= 0 ? seat : (state.value.toAct[0] ?? 0);
  try {
    const placed = await createTable({
      game: log.game,
      seats: Array.from({ length: log.seats }, (_, each) => (each === mine ? { kind: "me" } : { kind: "bot", bot: "clever" })),
      options: { ...log.options },
      first: log.first,
      begun: log.actions.slice(0, position.value),
      lang: settings.value.lang,
    });
    sitDown(placed);
    return null;
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    return error;
  }
}

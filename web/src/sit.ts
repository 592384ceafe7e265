/** Taking a seat at a table: with my name and face if they are free, else with others. */

import { joinTable, Rejected } from "./api";
import { myName } from "./me";
import type { Join, Room, TableAccess } from "./messages";
import { me, saveTable, settings } from "./settings";

export const hasOpenSeat = ({ seats }: Room): boolean => seats.some(({ person, bot }) => !person && !bot);

/** Take an open seat; if there is none, watch. */
export async function sitOrWatch(code: string, room: Room): Promise<TableAccess> {
  if (!hasOpenSeat(room)) return joinTable({ code, watch: true });
  try {
    return await sit(code, room);
  } catch (error) {
    if (error instanceof Rejected && error.reason === "table/full") return joinTable({ code, watch: true });
    throw error;
  }
}

/** The server chooses a name and a face if mine are taken, or are not allowed at this table. */
async function sit(code: string, { names, seats }: Room): Promise<TableAccess> {
  const wish: Join = { code, lang: settings.value.lang };
  const isTaken = seats.some(({ name, face }) => name === myName(names) || face === me.value.face);
  if (isTaken && !(names && me.value.first)) return joinTable(wish);
  try {
    return await joinTable({ ...wish, name: myName(names), face: me.value.face });
  } catch (error) {
    if (!(error instanceof Rejected) || !error.reason.startsWith("name/")) throw error;
    return joinTable(wish);
  }
}

/** Who watches sits down: from now on this device uses the key of the seat. */
export async function sitDownHere(room: Room): Promise<void> {
  const { keys, table } = await sit(room.code, room);
  saveTable({ table, keys: keys.map(({ key }) => key), game: room.game, code: room.code, at: Date.now() });
}

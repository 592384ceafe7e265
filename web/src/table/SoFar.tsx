/** On the big screen: who won how often so far. */

import { text } from "../i18n";
import { useSession } from "../session/session";
import { savedTable } from "../settings";
import { Tally, useEvening } from "./Evening";

const MOST = 5; // there is no more room

export default function SoFar() {
  const { number, table } = useSession().room.value!;
  const found = useEvening(table, savedTable(table)?.keys[0] ?? "", number);
  if (!found) return null;
  return (
    <section class="so-far">
      <h3>{text("web-evening")}</h3>
      <Tally players={found.players.slice(0, MOST)} />
    </section>
  );
}

/** In the lobby: who I am at this table, and whether I am ready. */

import { useEffect } from "preact/hooks";
import { Button, Face } from "../components";
import { text } from "../i18n";
import { openDrawer } from "../route";
import { type Session, useSession } from "../session/session";

const greeted = new Set<string>(); // tables at which the sheet was opened

/** Who came by a link is asked once who they are. */
function useGreeting({ room, state }: Session): void {
  const { seats, table } = room.value!;
  const { isHost, seats: mine } = state.value;
  const [seat] = mine;
  useEffect(() => {
    if (isHost || seat === undefined || seats[seat]!.ready || greeted.has(table)) return;
    greeted.add(table);
    openDrawer(`person-${seat}`);
  }, [table, seat, isHost]);
}

/** My seats: who sits there, and whether they are ready. */
export function Arrival() {
  const session = useSession();
  const { room, send, state } = session;
  useGreeting(session);
  const at = room.value!;
  const mine = state.value.seats;
  const isReady = mine.every((seat) => at.seats[seat]!.ready);
  const say = async (on: boolean) => {
    for (const seat of mine) await send({ type: "ready", seat, on });
  };
  return (
    <section class="panel arrival" aria-label={text("web-seat-me")}>
      {mine.map((seat) => (
        <button key={seat} type="button" class="person" onClick={() => openDrawer(`person-${seat}`)}>
          <Face face={at.seats[seat]!.face} />
          <b>{at.seats[seat]!.name}</b>
          <small>{text("web-change-me")}</small>
        </button>
      ))}
      {isReady ? (
        <Button kind="parch" glyph="done" label={text("web-ready.done")} more={text("web-ready.back")} onClick={() => void say(false)} />
      ) : (
        <Button kind="green" glyph="done" label={text("web-ready")} onClick={() => void say(true)} />
      )}
    </section>
  );
}

/** Before the first game: who I am at this table, whether I am ready, and the countdown. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { lists, Rejected } from "../api";
import { Button, Drawer, Face } from "../components";
import { errorText, text } from "../i18n";
import type { Room } from "../messages";
import { FirstName, faceName, isListed } from "../pages/people";
import { closeDrawer, openDrawer } from "../route";
import { type Session, useSession } from "../session/session";
import { me } from "../settings";
import { hasOpenSeat, sitDownHere } from "../sit";

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

/** The game starts in a few seconds; anybody with a seat can stop it. */
export function Countdown() {
  const { send, state } = useSession();
  const { seats, startsAt } = state.value;
  const now = useSignal(performance.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = performance.now()), 200);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil(((startsAt ?? 0) - now.value) / 1000));
  return (
    <section class="panel starting" role="status">
      <p class="sentence">
        {text("web-starts")} <b role="timer">{left}</b>
      </p>
      {seats.length > 0 && (
        <Button
          kind="parch"
          glyph="pause"
          label={text("web-stop")}
          onClick={() => void send({ type: "ready", seat: seats[0]!, on: false })}
        />
      )}
    </section>
  );
}

/** Why I watch, and the way to a free seat. */
export function Bench({ room }: { room: Room }) {
  const trouble = useSignal("");
  const isFree = hasOpenSeat(room);
  const sit = () =>
    sitDownHere(room).catch((error: unknown) => {
      if (!(error instanceof Rejected)) throw error;
      trouble.value = errorText(error);
    });
  return (
    <section class="panel bench">
      <p class="sentence">{trouble.value || text(isFree ? "web-watching-free" : "web-watching-full")}</p>
      {isFree && <Button kind="gold" glyph="done" label={text("web-join-now")} onClick={() => void sit()} />}
    </section>
  );
}

/** The game has begun over the sheet of somebody who was still choosing. */
export function TooLate() {
  useEffect(closeDrawer, []);
  return null;
}

/** The sheet on which people pick a face and a name. Faces that are taken cannot be picked. */
export function PersonSheet({ seat }: { seat: number }) {
  const { rejection, room, send, state } = useSession();
  const at = room.value!;
  const { name, face } = at.seats[seat]!;
  const isOnly = state.value.seats.length === 1;
  const picked = useSignal({ face, name });
  const first = useSignal(isListed(name) ? "" : name);
  const isTyped = useSignal(false);
  const others = at.seats.filter((_, number) => number !== seat);
  const wanted = first.value.trim() || picked.value.name;
  const typing = (typed: string) => {
    first.value = typed;
    isTyped.value = true;
  };
  const isSent = useSignal(false);
  const done = async () => {
    if (isSent.value) return; // a double tap
    isSent.value = true;
    isSent.value = await isDone();
    if (isSent.value) closeDrawer();
  };
  const isDone = async () => {
    const isNew = wanted !== name || picked.value.face !== face;
    if (isNew && !(await send({ type: "rename", seat, name: wanted, face: picked.value.face }))) return false;
    if (isOnly)
      me.value = {
        name: faceName(picked.value.face, [], picked.value.name),
        face: picked.value.face,
        first: isTyped.value ? first.value.trim() : (me.value.first ?? ""),
      };
    return send({ type: "ready", seat });
  };
  return (
    <Drawer title={text("web-who")}>
      <div class="chosen-person">
        <Face face={picked.value.face} />
        <b>{wanted}</b>
      </div>
      {at.names && <FirstName value={first.value} onInput={typing} />}
      <ul class="faces">
        {(lists.value?.faces ?? []).map((each) => {
          const owner = others.find((other) => other.face === each);
          const taken = others.map((other) => other.name);
          const next = each === picked.value.face ? [...taken, picked.value.name] : taken; // a second tap: the other name with this face
          return (
            <li key={each}>
              <button
                type="button"
                class={each === picked.value.face ? "on" : ""}
                aria-pressed={each === picked.value.face}
                aria-label={owner ? text("web-face-taken", { name: owner.name }) : faceName(each, next)}
                disabled={owner !== undefined}
                onClick={() => (picked.value = { face: each, name: faceName(each, next) })}
              >
                <Face face={each} />
                {owner && <small aria-hidden="true">{owner.name}</small>}
              </button>
            </li>
          );
        })}
      </ul>
      {rejection.value && (
        <p class="trouble" role="alert">
          {errorText(rejection.value)}
        </p>
      )}
      <Button kind="green" glyph="done" label={text("web-ready")} onClick={() => void done()} />
    </Drawer>
  );
}

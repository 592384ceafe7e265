/** The sheet on which people pick a face and a name before the first game. */

import "../style/lobby.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { lists } from "../api";
import { Button, Drawer, Face } from "../components";
import { errorText, text } from "../i18n";
import { FirstName, faceName, isListed } from "../pages/people";
import { closeDrawer } from "../route";
import { useSession } from "../session/session";
import { me } from "../settings";

export default function PersonSheet({ seat }: { seat: number }) {
  const { room, state } = useSession();
  return room.value!.phase === "open" && state.value.seats.includes(seat) ? <Sheet seat={seat} /> : <TooLate />;
}

/** The game has begun over the sheet of somebody who was still choosing, or the seats have other numbers. */
function TooLate() {
  useEffect(closeDrawer, []);
  return null;
}

/** Faces that are taken cannot be picked. */
function Sheet({ seat }: { seat: number }) {
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

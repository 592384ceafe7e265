/** The sheet on which people pick a face and a name before the first game. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Button, Drawer } from "../components";
import { errorText, text } from "../i18n";
import { faceName, isListed } from "../pages/people";
import { closeDrawer } from "../route";
import { useSession } from "../session/session";
import { me } from "../settings";
import { FacePicker } from "./FacePicker";

export default function PersonSheet({ seat }: { seat: number }) {
  const { room, state } = useSession();
  return room.value!.phase === "open" && state.value.seats.includes(seat) ? <Sheet seat={seat} /> : <TooLate />;
}

/** The game has begun over the sheet of somebody who was still choosing, or the seats have other numbers. */
function TooLate() {
  useEffect(closeDrawer, []);
  return null;
}

function Sheet({ seat }: { seat: number }) {
  const { rejection, room, send, state } = useSession();
  const at = room.value!;
  const { name, face } = at.seats[seat]!;
  const isOnly = state.value.seats.length === 1;
  const picked = useSignal({ face, name });
  const first = useSignal(isListed(name) ? "" : name);
  const isTyped = useSignal(false);
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
      <FacePicker
        picked={picked.value}
        first={first.value}
        others={at.seats.filter((_, number) => number !== seat)}
        areNamesTyped={at.names ?? false}
        onPick={(person) => (picked.value = person)}
        onType={typing}
      />
      {rejection.value && (
        <p class="trouble" role="alert">
          {errorText(rejection.value)}
        </p>
      )}
      <Button kind="green" glyph="done" label={text("web-ready")} onClick={() => void done()} />
    </Drawer>
  );
}

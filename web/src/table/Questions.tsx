/** Drawers that ask before something is done that others would miss. */

import type { ComponentChildren } from "preact";
import { Button, Drawer } from "../components";
import { text } from "../i18n";
import { closeDrawer } from "../route";
import { useSession } from "../session/session";
import type { Command } from "../socket";

/** No is the first button: a hasty second tap changes nothing. */
function Question(props: { title: string; says: string; yes: string; command: Command; children?: ComponentChildren }) {
  const { send } = useSession();
  const answer = () => {
    closeDrawer();
    void send(props.command);
  };
  return (
    <Drawer title={props.title}>
      <p class="sentence">{props.says}</p>
      <Button kind="gold" label={text("web-no")} onClick={closeDrawer} />
      <Button kind="parch" glyph="done" label={props.yes} onClick={answer} />
    </Drawer>
  );
}

export function CloseTable() {
  const title = text("web-close-table");
  return <Question title={title} says={text("web-close-table.ask")} yes={title} command={{ type: "close" }} />;
}

export function FreeSeat({ number }: { number: number }) {
  const { room } = useSession();
  const { name } = room.value!.seats[number]!;
  const title = text("web-free");
  return <Question title={title} says={text("web-free.ask", { name })} yes={title} command={{ type: "free", seat: number }} />;
}

/** On a shared device, who is next may not take back a turn that was somebody else's: whose it was is asked. */
export function TakeBack() {
  const { room, state } = useSession();
  const seat = undoable(state.value);
  if (seat === undefined) return null;
  const { name } = room.value!.seats[seat]!;
  const command: Command = { type: "undo", seat, base: state.value.seq ?? 0 };
  return <Question title={text("web-undo")} says={text("web-undo.ask", { name })} yes={text("web-undo.yes", { name })} command={command} />;
}

/** The seat of this device that may take back its last move. */
export function undoable({ seats, undo }: { seats: readonly number[]; undo: Readonly<Record<number, boolean>> }): number | undefined {
  return seats.find((seat) => undo[seat]);
}

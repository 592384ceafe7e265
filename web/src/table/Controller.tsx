/** A phone beside a big screen: who I am, my hand, and what I may touch; the large buttons are below. All else is on the screen. */

import { Button, Glyph } from "../components";
import { text } from "../i18n";
import type { Text } from "../messages";
import { type Session, useSession } from "../session/session";
import { change } from "../settings";
import "../style/controller.css";
import { offerOf, Piece } from "./Piece";
import { Group, isGroup } from "./Plain";
import { Plaque } from "./Seats";

export default function Controller() {
  const session = useSession();
  const { names, state } = session;
  const [seat] = state.value.seats;
  const acting = state.value.toAct.filter((each) => each !== seat).map((each) => names.value[each] ?? "");
  const isMine = state.value.toAct.includes(seat!);
  return (
    <div class={`controller ${isMine ? "mine" : ""}`}>
      <ul class="seats one">
        <li data-place={`seat-${seat}`}>
          <Plaque number={seat!} />
        </li>
      </ul>
      <p class="look-up">
        <Glyph name="screen" />
        {isMine || !acting.length ? text("web-controller-here") : text("web-controller-wait", { others: acting.join(", ") })}
      </p>
      {shown(session).map((said, index) => (isGroup(said) ? <Group key={index} said={said} /> : <Piece key={index} said={said} />))}
      <Button kind="night" label={text("web-controller-off")} onClick={() => change({ controller: false })} />
    </div>
  );
}

/** What only I see, and what makes a move when it is touched. */
function shown(session: Session): Text[] {
  const { own = [], isSeated } = session.gameView.value ?? {};
  const touches = (said: Text): boolean =>
    offerOf(session, said) !== undefined || (Array.isArray(said.values?.pieces) && said.values.pieces.some(touches));
  return session.look.value.scene.filter(
    (said) => own.includes(said.key) || ((isSeated || said.values?.who === undefined) && touches(said)),
  );
}

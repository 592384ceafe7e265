/** Hides the table until the next player has the shared device. */

import { useEffect, useRef } from "preact/hooks";
import { useSession } from "../session/session";
import "../style/curtain.css";
import { Art, Button, Face, Tool } from "../components";
import { text } from "../i18n";
import { go } from "../route";
import { play } from "../sound";

export function Curtain() {
  const { curtain, liftCurtain, room, state } = useSession();
  const at = room.value!;
  const next = at.seats[curtain.value!]!;
  const lift = useRef<HTMLDivElement>(null);
  useEffect(() => {
    lift.current?.querySelector("button")?.focus();
    play("slide");
  }, [curtain.value]);
  return (
    <main class="curtain page">
      <header class="top">
        <Tool glyph="back" label={text("web-back")} onClick={() => go({ page: "shelf" })} />
      </header>
      <div class="medal">
        <Face face={next.face} />
      </div>
      <p class="hand-to">{text("web-hand-to")}</p>
      <h1>{next.name}</h1>
      <p class="panel sentence">
        <Art name="look-away" />
        {text("web-look-away")}
      </p>
      <ol class="order">
        {state.value.seats.map((seat) => (
          <li key={seat} class={seat === curtain.value ? "on" : ""}>
            <Face face={at.seats[seat]!.face} />
            <span class="name">{at.seats[seat]!.name}</span>
          </li>
        ))}
      </ol>
      <div class="buttons" ref={lift}>
        <Button kind="gold" glyph="eye" label={text("web-i-am", { who: next.name })} more={text("web-lift")} onClick={liftCurtain} />
      </div>
    </main>
  );
}

/** The curtain while it rises. */
export function Drape() {
  const { curtain, isCurtainLifted } = useSession();
  return isCurtainLifted.value ? <div class="drape" key={curtain.value} aria-hidden="true" /> : null;
}

/** Pig: a meadow with a lane to the target for each player, the pig and its die, and the apples at risk in the trough. */

import { Art, Face, Glyph } from "../../components";
import { say, sayOrNull, text } from "../../i18n";
import { useSession } from "../../session/session";
import type { Look } from "../../state";
import { amount, pieceOf, sceneOf, viewOf } from "../scene";
import { useSpaceToRoll } from "../space";
import "./style.css";
import { Die } from "./Die";
import type { Fact, View } from "./facts";
import { DRAWN } from "./motions";
import { happening, MOODS, type Mood, mood } from "./roles";

export { motions } from "./motions";

type Scene = readonly Fact[];

export function goal(look: Look): string {
  const { banked = [], target = 0 } = viewOf<View>(look);
  return text("pig-goal", { most: Math.max(0, ...banked), target });
}

export default function Pig() {
  const session = useSession();
  const scene = sceneOf<Fact>(session.look.value);
  const die = pieceOf(scene, "pig-scene-die");
  const feeling = mood(session);
  useSpaceToRoll();
  return (
    <div class={`meadow ${feeling}`}>
      <Landscape />
      <Lanes scene={scene} />
      <div class="yard">
        <Animal feeling={feeling} />
        {die && <Die said={die} />}
      </div>
      <Trough scene={scene} />
      <Moment />
    </div>
  );
}

/** All its pictures lie over one another: the next one is seen when the die has come to rest. */
function Animal({ feeling }: { feeling: Mood }) {
  return (
    <span class="animal" aria-hidden="true">
      {MOODS.map((name) => (
        <img key={name} class={name === feeling ? "on" : ""} src={`/art/${name}.svg`} alt="" draggable={false} />
      ))}
    </span>
  );
}

function Landscape() {
  return (
    <div class="landscape" aria-hidden="true">
      <i class="sun" />
      <i class="cloud" />
      <i class="cloud second" />
      <i class="hill far" />
      <i class="hill" />
      <i class="fence" />
      <i class="puddle" />
    </div>
  );
}

/** How far each player has come. The plaques say the points, so nothing is read out here but the target. */
function Lanes({ scene }: { scene: Scene }) {
  const { look, names, room } = useSession();
  const { banked = [], turn = -1 } = viewOf<View>(look.value);
  const goal = pieceOf(scene, "pig-scene-target");
  const target = amount(goal, "target") || 1;
  const atRisk = amount(pieceOf(scene, "pig-scene-at-risk"), "points");
  const part = (points: number) => Math.min(1, points / target);
  return (
    <div class="lanes" data-count={room.value!.seats.length}>
      <span class="goal">{goal && say(goal, names.value)}</span>
      <ul aria-hidden="true">
        {room.value!.seats.map((seat, number) => {
          const [safe, risked] = [banked[number] ?? 0, number === turn ? atRisk : 0];
          const at = { "--safe": part(safe), "--risked": part(safe + risked) - part(safe) };
          return (
            <li key={number} class={`lane ${number === turn ? "now" : ""}`} style={at} data-place={`lane-${number}`}>
              <i class="safe" />
              <i class="risked" />
              <Face face={seat.face} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The points of this turn, as apples and as a number. */
function Trough({ scene }: { scene: Scene }) {
  const session = useSession();
  const risk = pieceOf(scene, "pig-scene-at-risk");
  const points = amount(risk, "points");
  const lost = happening(session, "pig-one");
  return (
    <div class="trough" role="img" aria-label={risk ? say(risk, session.names.value) : ""} data-place="trough" data-many={points > 12}>
      <span class="tag" key={points}>
        <b>{points}</b> {risk && sayOrNull(risk, session.names.value, "title")}
      </span>
      <span class="heap">
        {Array.from({ length: Math.min(points, DRAWN) }, (_, index) => (
          <span key={index} data-piece={`apple-${index}`}>
            <Art name="apple" />
          </span>
        ))}
      </span>
      {lost && <Spilt count={amount(lost, "points")} />}
    </div>
  );
}

/** The lost apples roll away. */
function Spilt({ count }: { count: number }) {
  return (
    <span class="spilt">
      {Array.from({ length: Math.min(count, DRAWN) }, (_, index) => (
        <i key={index} style={{ "--nth": index }}>
          <Art name="apple" />
        </i>
      ))}
    </span>
  );
}

/** A 1, or a victory: everybody looks. The status line says it too. */
function Moment() {
  const session = useSession();
  const [one, won] = [happening(session, "pig-one"), happening(session, "won")];
  if (won) {
    return (
      <div class="moment won" aria-hidden="true">
        <i class="rays" />
        <Art name="pig-proud" />
        <b>{say(won, session.names.value)}</b>
      </div>
    );
  }
  if (!one) return null;
  const points = amount(one, "points");
  return (
    <div class="moment one" aria-hidden="true">
      <b>{text("pig-oops")}</b>
      {points > 0 && (
        <span>
          <Glyph name="minus" />
          {points}
        </span>
      )}
    </div>
  );
}

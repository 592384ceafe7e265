/** Luck and skill of the game: the curve of the chances, what luck and choices did, and the moments that mattered. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import "../style/report.css";
import { Rejected, reportOf } from "../api";
import { Art, Button, Drawer, Face } from "../components";
import { errorText, say, sentences, text } from "../i18n";
import type { DecisionReport, Estimate, GameReport, MomentReport, PlayerReport } from "../messages";
import { closeDrawer } from "../route";
import { type ReplaySession, useReplay } from "../session/replay";
import { settings } from "../settings";
import { Curve } from "./Curve";

const SURE = 1.96; // standard errors to either side hold 95 %

export function Report() {
  const session = useReplay();
  const found = useSignal<GameReport | Rejected | null>(null);
  const progress = useSignal(0);
  useEffect(() => {
    const reader = new AbortController();
    void reportOf(session.source.value!, settings.value.lang, (share) => (progress.value = share), reader.signal)
      .then((report) => (found.value = report))
      .catch((error: unknown) => {
        if (error instanceof Rejected) found.value = error;
      });
    return () => reader.abort();
  }, [session.source.value]);
  const now = found.value;
  return (
    <Drawer title={text("report")}>
      {now === null && (
        <div class="report-waits" role="status">
          <p class="sentence">{text("report-running")}</p>
          <progress max={1} value={progress.value} aria-label={text("report-running")} />
        </div>
      )}
      {now instanceof Rejected && <p role="alert">{errorText(now)}</p>}
      {now && !(now instanceof Rejected) && <Found report={now} />}
    </Drawer>
  );
}

/** Close the report and show the game there. */
function visit({ go }: ReplaySession, step: number): void {
  closeDrawer();
  go(step);
}

function Found({ report }: { report: GameReport }) {
  const session = useReplay();
  const { tape } = session;
  const mine = tape.value!.replayed.seat;
  const shown = useSignal(mine >= 0 ? mine : winner(report));
  const names = report.people.map(({ name }) => name);
  const player = report.players[shown.value]!;
  return (
    <div class="report">
      <div class="side">
        <Curve report={report} seat={shown.value} onPick={(step) => visit(session, step)} />
        <LuckAndSkill report={report} />
      </div>
      <div class="side">
        <label class="choice whose">
          <span>{text("report-whose")}</span>
          <select value={shown.value} onChange={(event) => (shown.value = Number(event.currentTarget.value))}>
            {names.map((name, seat) => (
              <option key={name} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <p class="word">{text(`coach-word-${player.word}`)}</p>
        <Sum player={player} />
        <Moments player={player} names={names} />
        <p class="told">{text(report.exact ? "report-exact" : "report-played", { count: report.playouts })}</p>
      </div>
    </div>
  );
}

function winner({ players }: GameReport): number {
  return players.reduce((best, each, seat) => (each.result > players[best]!.result ? seat : best), 0);
}

function LuckAndSkill({ report }: { report: GameReport }) {
  return (
    <section class="luck-and-skill">
      <ul>
        <li class="titles" aria-hidden="true">
          <b>
            <Art name="clover" />
            {text("report-luck")}
          </b>
          <b>
            <Art name="brain" />
            {text("report-skill")}
          </b>
        </li>
        {report.players.map((each, seat) => (
          <Row key={report.people[seat]!.name} seat={seat} player={each} report={report} />
        ))}
      </ul>
      <p>{text(report.exact ? "report-parts-exact" : "report-parts")}</p>
    </section>
  );
}

/** Luck and skill of one player, as bars to the left and right of nothing. */
function Row({ seat, player, report }: { seat: number; player: PlayerReport; report: GameReport }) {
  const { name, face, bot } = report.people[seat]!;
  const [luck, own] = player.points as [number, number, number];
  return (
    <li>
      <Face face={face} bot={bot !== ""} />
      <b class="unseen">{name}</b>
      <Bar label={text("report-luck")} points={luck} error={player.luck.error} />
      <Bar label={text("report-skill")} points={own} error={player.own.error} />
    </li>
  );
}

function Bar({ label, points, error }: { label: string; points: number; error: number }) {
  const give = Math.round(100 * SURE * error);
  const length = Math.min(50, Math.abs(points) / 2);
  const style = { left: `${points < 0 ? 50 - length : 50}%`, width: `${length}%` };
  return (
    <span class="luck-bar">
      <span class="unseen">{label}</span>
      <span class="track" aria-hidden="true">
        <i class={points < 0 ? "minus" : "plus"} style={style} />
      </span>
      <b>
        {signed(points)}
        {give > 0 && <small>± {give}</small>}
      </b>
    </span>
  );
}

/** `+12`, `−3` or `0` */
function signed(points: number): string {
  if (points === 0) return "0";
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** How the result came about: the parts add up. */
function Sum({ player }: { player: PlayerReport }) {
  const [luck, own, others] = player.points as [number, number, number];
  const result = Math.round(100 * player.result);
  const parts = { luck: signed(luck), own: signed(own), others: signed(others) };
  return <p class="sentence sum">{text("report-sum", { start: result - luck - own - others, result, ...parts })}</p>;
}

function Moments({ player, names }: { player: PlayerReport; names: readonly string[] }) {
  const { best, costliest, luckiest, unluckiest } = player;
  return (
    <div class="moments">
      {best && <DecisionCard kind="best" decision={best} names={names} />}
      {costliest && <DecisionCard kind="costliest" decision={costliest} names={names} />}
      {luckiest && <MomentCard kind="luckiest" moment={luckiest} names={names} />}
      {unluckiest && <MomentCard kind="unluckiest" moment={unluckiest} names={names} />}
    </div>
  );
}

function MomentCard({ kind, moment, names }: { kind: "luckiest" | "unluckiest"; moment: MomentReport; names: readonly string[] }) {
  return (
    <section class={`moment ${kind}`}>
      <h3>{text(`report-${kind}`)}</h3>
      {sentences(moment.told, names).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p class="points">
        <b>{text("report-points", { points: signed(percent(moment.change)) })}</b> <Give estimate={moment.change} />
      </p>
      <See step={moment.step} />
    </section>
  );
}

function DecisionCard({ kind, decision, names }: { kind: "best" | "costliest"; decision: DecisionReport; names: readonly string[] }) {
  const { label, other, other_value, value } = decision;
  return (
    <section class={`moment ${kind}`}>
      <h3>{text(`report-${kind}`)}</h3>
      <dl>
        <Worth says={text("report-chosen", { move: say(label, names) })} estimate={value} />
        <Worth says={text("report-other", { move: say(other, names) })} estimate={other_value} />
      </dl>
      <See step={decision.step} />
    </section>
  );
}

/** A move, and the chance to win after it. */
function Worth({ says, estimate }: { says: string; estimate: Estimate }) {
  return (
    <div>
      <dt>{says}</dt>
      <dd>
        {text("web-percent", { percent: percent(estimate) })} <Give estimate={estimate} />
      </dd>
    </div>
  );
}

const percent = ({ value }: Estimate) => Math.round(100 * value);

function Give({ estimate }: { estimate: Estimate }) {
  const give = Math.round(100 * SURE * estimate.error);
  return give > 0 ? <small>± {give}</small> : null;
}

function See({ step }: { step: number }) {
  const session = useReplay();
  return <Button kind="parch" glyph="eye" label={text("report-see")} onClick={() => visit(session, step)} />;
}

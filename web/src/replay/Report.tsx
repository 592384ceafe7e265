/** Luck and skill of the game: the curve of the chances, what luck and choices did, and the moments that mattered. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import "../style/report.css";
import { Rejected, reportOf } from "../api";
import { Button, Drawer, Face } from "../components";
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
      <Curve report={report} onPick={(step) => visit(session, step)} />
      <p class="told">{text(report.exact ? "report-exact" : "report-played", { count: report.playouts })}</p>
      <ul class="luck-and-skill">
        {report.players.map((each, seat) => (
          <Row key={names[seat]} seat={seat} player={each} report={report} />
        ))}
      </ul>
      <p class="told">{text(report.exact ? "report-parts-exact" : "report-parts")}</p>
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
      <p class="sentence word">{text(`coach-word-${player.word}`)}</p>
      <Moments player={player} names={names} />
    </div>
  );
}

function winner({ players }: GameReport): number {
  return players.reduce((best, each, seat) => (each.result > players[best]!.result ? seat : best), 0);
}

/** Luck and skill of one player, as bars to the left and right of nothing. */
function Row({ seat, player, report }: { seat: number; player: PlayerReport; report: GameReport }) {
  const { name, face, bot } = report.people[seat]!;
  const [luck, own] = player.points as [number, number, number];
  return (
    <li>
      <Face face={face} bot={bot !== ""} />
      <b>{name}</b>
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
      <span>{label}</span>
      <span class="track" aria-hidden="true">
        <i class={points < 0 ? "minus" : "plus"} style={style} />
      </span>
      <b>{signed(points)}</b>
      {give > 0 && <small>± {give}</small>}
    </span>
  );
}

/** `+12`, `−3` or `0` */
function signed(points: number): string {
  if (points === 0) return "0";
  return points > 0 ? `+${points}` : `−${-points}`;
}

function Moments({ player, names }: { player: PlayerReport; names: readonly string[] }) {
  const { best, costliest, luckiest, unluckiest } = player;
  return (
    <div class="moments">
      {luckiest && <MomentCard title={text("report-luckiest")} moment={luckiest} names={names} />}
      {unluckiest && <MomentCard title={text("report-unluckiest")} moment={unluckiest} names={names} />}
      {best && <DecisionCard title={text("report-best")} decision={best} names={names} />}
      {costliest && <DecisionCard title={text("report-costliest")} decision={costliest} names={names} />}
    </div>
  );
}

function MomentCard({ title, moment, names }: { title: string; moment: MomentReport; names: readonly string[] }) {
  return (
    <section class="moment">
      <h3>{title}</h3>
      {sentences(moment.told, names).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <b>{text("report-points", { points: signed(percent(moment.change)) })}</b> <Give estimate={moment.change} />
      </p>
      <See step={moment.step} />
    </section>
  );
}

function DecisionCard({ title, decision, names }: { title: string; decision: DecisionReport; names: readonly string[] }) {
  const { label, other, other_value, value } = decision;
  return (
    <section class="moment">
      <h3>{title}</h3>
      <dl>
        <div>
          <dt>{text("report-chosen", { move: say(label, names) })}</dt>
          <dd>
            {text("web-percent", { percent: percent(value) })} <Give estimate={value} />
          </dd>
        </div>
        <div>
          <dt>{text("report-other", { move: say(other, names) })}</dt>
          <dd>
            {text("web-percent", { percent: percent(other_value) })} <Give estimate={other_value} />
          </dd>
        </div>
      </dl>
      <See step={decision.step} />
    </section>
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

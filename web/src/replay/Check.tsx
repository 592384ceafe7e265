/** Checks the dice: shows commitment, additions and seed, and computes every draw again in this browser. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Rejected } from "../api";
import { Button, Drawer, Glyph } from "../components";
import { check, type Log, type Verdict } from "../fair";
import { errorText, sentences, text } from "../i18n";
import { closeDrawer } from "../route";
import { type ReplaySession, useReplay } from "../session/replay";
import { savedCommitment } from "../settings";
import { grouped } from "../table/Commitment";

const COMMAND = "doubloon verify";

interface Found {
  log: Log;
  verdict: Verdict;
}

async function checkDice({ source, tape, readLog }: ReplaySession): Promise<Found | Rejected> {
  const from = source.value!;
  try {
    const log = JSON.parse(await readLog()) as Log;
    const noted = from.kind === "table" ? savedCommitment(from.table, from.number) : undefined;
    return { log, verdict: check(log, tape.value!.replayed, noted) };
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    return error;
  }
}

export function Check() {
  const session = useReplay();
  const found = useSignal<Found | Rejected | null>(null);
  useEffect(() => {
    found.value = null;
    void checkDice(session).then((result) => (found.value = result));
  }, [session.source.value]);
  const now = found.value;
  return (
    <Drawer title={text("web-check")}>
      {now === null && (
        <p class="sentence" role="status">
          {text("web-check-running")}
        </p>
      )}
      {now instanceof Rejected && <p role="alert">{errorText(now)}</p>}
      {now && !(now instanceof Rejected) && <Result log={now.log} verdict={now.verdict} />}
    </Drawer>
  );
}

function Result({ log, verdict }: Found) {
  const { fault } = verdict;
  const command = `${COMMAND} doubloon-${log.game}.json`;
  return (
    <>
      <div class={`verdict ${fault ? "false" : "true"}`} role={fault ? "alert" : "status"}>
        <Glyph name={fault ? "close" : "done"} />
        <b>{text(fault ? "web-check-false" : "web-check-true")}</b>
      </div>
      {fault ? <Fault fault={fault} /> : <Findings log={log} verdict={verdict} />}
      <Numbers log={log} />
      <details class="how">
        <summary>{text("web-check-how")}</summary>
        <p>{text("web-check-how.says")}</p>
        <code class="whole">{command}</code>
      </details>
    </>
  );
}

/** Which step, and what is different there. */
function Fault({ fault }: { fault: Rejected }) {
  const { names, seek, tape } = useReplay();
  if (fault.reason !== "fair/outcome") return <p class="sentence">{why(fault, names.value)}</p>;
  const { step, due, asked } = fault.values as { step: number; due: number; asked: number };
  const told = sentences(tape.value!.replayed.steps[step - 1]!.step.told, names.value).join(" ");
  const show = () => {
    closeDrawer();
    seek(step);
  };
  return (
    <>
      <p class="sentence">{text("web-check-outcome", { step, due, asked })}</p>
      {told && <p class="sentence">{text("web-check-told", { told })}</p>}
      <Button kind="parch" glyph="eye" label={text("web-check-there")} onClick={show} />
    </>
  );
}

function why(fault: Rejected, names: readonly string[]): string {
  const { who } = fault.values as { who?: number };
  return who === undefined ? errorText(fault) : errorText(new Rejected(fault.reason, { who: names[who] ?? "" }));
}

function Findings({ log, verdict }: Found) {
  const { names } = useReplay();
  const lines = [
    text("web-check-promise"),
    ...(verdict.noted ? [text("web-check-noted")] : []),
    ...additionLines(log),
    ...(verdict.own ? [text("web-check-own")] : []),
    text("web-check-drawn", { drawn: verdict.drawn }),
    ...(log.given ? [text("web-check-given", { given: log.given })] : []),
    ...(verdict.answered ? [text("web-check-answered", { answered: verdict.answered })] : []),
    ...(verdict.isProved ? [text("web-check-proved")] : []),
    ...(verdict.seen === null ? [] : [text("web-check-seen", { step: verdict.seen, steps: log.actions.length })]),
  ];
  return (
    <ul class="findings">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {unproved(log, verdict, names.value).map((line) => (
        <li key={line} class="open">
          {line}
        </li>
      ))}
    </ul>
  );
}

function additionLines({ additions, commitments }: Log): string[] {
  if (!commitments) return [text("web-check-additions", { count: additions.length })];
  const count = commitments.filter(Boolean).length;
  return count ? [text("web-check-committed", { count })] : [];
}

/** What the check does not prove. */
function unproved(log: Log, verdict: Verdict, names: readonly string[]): string[] {
  return [
    ...(verdict.noted ? [] : [text("web-check-unnoted")]),
    ...(log.commitments ? [] : [text("web-check-unpromised")]),
    ...(log.commitments && !verdict.isProved ? [text("web-check-trusted")] : []),
    ...(log.withheld ?? []).map((seat) => text("web-check-withheld", { who: names[seat] ?? "" })),
    ...(log.hash && verdict.seen === null ? [text("web-check-unseen")] : []),
  ];
}

function Numbers({ log }: { log: Log }) {
  const { names } = useReplay();
  return (
    <dl class="numbers">
      <dt>{text("web-promise")}</dt>
      <dd>
        <code class="whole">{grouped(log.commitment)}</code>
      </dd>
      <dt>{text("web-additions")}</dt>
      {log.additions.map(
        (bits, seat) =>
          !/^0+$/.test(bits) && (
            <dd key={seat}>
              <span>{names.value[seat]}</span>
              <code class="whole">{grouped(bits)}</code>
            </dd>
          ),
      )}
      <dt>{text("web-seed")}</dt>
      <dd>{log.seed ? <code class="whole">{grouped(log.seed)}</code> : text("web-seed.secret")}</dd>
      {log.hash && (
        <>
          <dt>{text("web-hash")}</dt>
          <dd>
            <code class="whole">{grouped(log.hash)}</code>
          </dd>
        </>
      )}
    </dl>
  );
}

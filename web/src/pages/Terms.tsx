/** What the host chooses besides the options of the game. */

import { signal } from "@preact/signals";
import { Segment, Switch } from "../components";
import { text } from "../i18n";
import { areNamesTyped, myName } from "../me";

interface ChangeableTerms {
  spectators: boolean;
  hints: boolean;
  clock: number; // s
}

interface Terms extends ChangeableTerms {
  names: boolean; // people may type first names
}

export const terms = signal<Terms>({ spectators: true, hints: true, clock: 0, names: true });

/** At the table that is about to be made. */
export const areNamesTypedHere = () => terms.value.names && areNamesTyped();
export const myNameHere = () => myName(areNamesTypedHere());

export function Terms() {
  const change = (changed: Partial<Terms>) => (terms.value = { ...terms.value, ...changed });
  return (
    <div class="terms">
      <h3>{text("web-terms")}</h3>
      {areNamesTyped() && <Switch label={text("web-terms-names")} on={terms.value.names} onChange={(names) => change({ names })} />}
      <ChangeableTerms terms={terms.value} onChange={change} />
    </div>
  );
}

/** Those that the host may change in the lobby too. */
export function ChangeableTerms({ terms, onChange }: { terms: ChangeableTerms; onChange: (changed: Partial<ChangeableTerms>) => void }) {
  const { spectators, hints, clock } = terms;
  const clocks = [...new Set([0, 20, 60, clock])].sort((one, other) => one - other);
  return (
    <>
      <Switch label={text("web-terms-spectators")} on={spectators} onChange={(on) => onChange({ spectators: on })} />
      <Switch label={text("web-terms-hints")} on={hints} onChange={(on) => onChange({ hints: on })} />
      <Segment
        label={text("web-terms-clock")}
        values={clocks.map((seconds) => ({ value: String(seconds), says: text("web-terms-seconds", { seconds }) }))}
        value={String(clock)}
        onChange={(value) => onChange({ clock: Number(value) })}
      />
    </>
  );
}

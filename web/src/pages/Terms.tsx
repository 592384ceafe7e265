/** What the host chooses besides the options of the game. */

import { signal } from "@preact/signals";
import { Segment, Switch } from "../components";
import { text } from "../i18n";
import { areNamesTyped, myName } from "../me";

interface Terms {
  spectators: boolean;
  hints: boolean;
  clock: number;
  names: boolean; // people may type first names
}

export const terms = signal<Terms>({ spectators: true, hints: true, clock: 0, names: true });

/** At the table that is about to be made. */
export const myNameHere = () => myName(terms.value.names && areNamesTyped());

export function Terms() {
  const { spectators, hints, clock, names } = terms.value;
  return (
    <div class="terms">
      <h3>{text("web-terms")}</h3>
      <Switch label={text("web-terms-spectators")} on={spectators} onChange={(on) => (terms.value = { ...terms.value, spectators: on })} />
      <Switch label={text("web-terms-hints")} on={hints} onChange={(on) => (terms.value = { ...terms.value, hints: on })} />
      {areNamesTyped() && (
        <Switch label={text("web-terms-names")} on={names} onChange={(on) => (terms.value = { ...terms.value, names: on })} />
      )}
      <Segment
        label={text("web-terms-clock")}
        values={["0", "20", "60"].map((value) => ({ value, says: text("web-terms-seconds", { seconds: Number(value) }) }))}
        value={String(clock)}
        onChange={(value) => (terms.value = { ...terms.value, clock: Number(value) })}
      />
    </div>
  );
}

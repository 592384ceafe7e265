/** The form of a game's options, made from its own declaration. */

import { Segment } from "../components";
import { text } from "../i18n";
import type { ChoiceOption, GameDeclaration, NumberOption } from "../messages";

type Chosen = Readonly<Record<string, number | string>>;
type Change = (name: string, value: number | string) => void;

/** Choices come first; numbers are behind "more". `games` are all games of the box. */
export function Options({
  played,
  games,
  chosen,
  onChange,
}: {
  played: GameDeclaration;
  games: readonly GameDeclaration[];
  chosen: Chosen;
  onChange: Change;
}) {
  const choices = played.options
    .filter((option) => option.type === "choice")
    .map((option) => ({ ...option, choices: ownChoices(option, games) }))
    .filter((option) => option.choices.length > 1);
  const numbers = played.options.filter((option) => option.type === "number");
  const [first, rest] = [choices.slice(0, 2), choices.slice(2)];
  return (
    <section class="panel options" aria-label={text("web-options")}>
      {first.map((option) => (
        <OneOf key={option.name} option={option} chosen={chosen} onChange={onChange} />
      ))}
      {rest.length + numbers.length > 0 && (
        <details>
          <summary>{text("web-more-options")}</summary>
          {rest.map((option) => (
            <OneOf key={option.name} option={option} chosen={chosen} onChange={onChange} />
          ))}
          {numbers.map((option) => (
            <Amount key={option.name} option={option} chosen={chosen} onChange={onChange} />
          ))}
        </details>
      )}
    </section>
  );
}

/** The values of a choice that belong to this game: where the games of a box differ in the default, from its own up to the next game's. */
export function ownChoices(option: ChoiceOption, games: readonly GameDeclaration[]): ChoiceOption["choices"] {
  const defaults = games.map((game) => game.options.find(({ name }) => name === option.name)?.default);
  let owner: number | string | undefined;
  return option.choices.filter(({ value }) => {
    if (defaults.includes(value)) owner = value;
    return new Set(defaults).size < 2 || owner === option.default;
  });
}

function OneOf({ option, chosen, onChange }: { option: ChoiceOption; chosen: Chosen; onChange: Change }) {
  return (
    <Segment
      label={text(option.says) || option.name}
      values={option.choices.map(({ value, says }) => ({ value, says: text(says) || value }))}
      value={String(chosen[option.name] ?? option.default)}
      onChange={(value) => onChange(option.name, value)}
    />
  );
}

function Amount({ option, chosen, onChange }: { option: NumberOption; chosen: Chosen; onChange: Change }) {
  return (
    <label class="amount">
      <span>{text(option.says) || option.name}</span>
      <input
        type="number"
        inputMode="numeric"
        min={option.low}
        max={option.high}
        value={chosen[option.name] ?? option.default}
        onChange={(event) => {
          const input = event.currentTarget;
          if (input.checkValidity() && input.value !== "") onChange(option.name, Number(input.value));
          else input.value = String(chosen[option.name] ?? option.default);
        }}
      />
    </label>
  );
}

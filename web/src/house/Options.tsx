/** The form of a game's options, made from its own declaration. */

import type { ChoiceOption, GameDeclared, NumberOption } from "../messages";
import { Segment } from "../parts";
import { text } from "../words";

type Chosen = Readonly<Record<string, number | string>>;
type Change = (name: string, value: number | string) => void;

/** What people decide is a choice; numbers are for those who look for them. */
export function Options({ played, chosen, onChange }: { played: GameDeclared; chosen: Chosen; onChange: Change }) {
  const choices = played.options.filter((option) => option.type === "choice");
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

function OneOf({ option, chosen, onChange }: { option: ChoiceOption; chosen: Chosen; onChange: Change }) {
  return (
    <Segment
      label={text(option.says)}
      values={option.choices.map(({ value, says }) => ({ value, says: text(says) }))}
      value={String(chosen[option.name] ?? option.default)}
      onChange={(value) => onChange(option.name, value)}
    />
  );
}

function Amount({ option, chosen, onChange }: { option: NumberOption; chosen: Chosen; onChange: Change }) {
  return (
    <label class="amount">
      <span>{text(option.says)}</span>
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

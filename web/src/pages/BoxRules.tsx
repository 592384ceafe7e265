/** The rules of a game in its box, with the options that are chosen there. */

import { Drawer } from "../components";
import { text } from "../i18n";
import type { ChoiceOption, GameDeclaration, NumberOption } from "../messages";
import { RuleCards } from "../table/Rules";

export function BoxRules({ played, chosen }: { played: GameDeclaration; chosen: Readonly<Record<string, number | string>> }) {
  const values = Object.fromEntries(played.options.map((option) => [option.name, numberOf(option, chosen[option.name] ?? option.default)]));
  return (
    <Drawer title={text("web-rules")}>
      <RuleCards rules={played.rules} values={values} />
    </Drawer>
  );
}

/** The number of an option in the rules: choices count from 0. */
function numberOf(option: NumberOption | ChoiceOption, value: number | string): number {
  return option.type === "number" ? Number(value) : option.choices.findIndex((each) => each.value === value);
}

/** Picking a name and a face. */

import { lists } from "../api";
import { Drawer, Face } from "../components";
import { text } from "../i18n";
import { areNamesTyped, MOST_LETTERS } from "../me";
import type { GameDeclaration, Person } from "../messages";
import { closeDrawer } from "../route";
import { me, settings } from "../settings";

function people(): readonly Person[] {
  return lists.value?.names[settings.value.lang] ?? [];
}

/** A random person who is not yet at the table, if possible with a face that nobody has there. */
export function randomPerson(taken: readonly (string | undefined)[]): Person {
  const named = people().filter(({ name }) => !taken.includes(name));
  const faced = named.filter(({ face }) => !taken.includes(face));
  const free = faced.length ? faced : named;
  return free[Math.floor(Math.random() * free.length)] ?? { name: "", face: "" };
}

/** The bots that a game offers, the weakest first. */
export function botsOf({ bots = [] }: GameDeclaration): readonly string[] {
  return bots.length ? bots : ["random"];
}

/** The names and faces of a bot, from the `first` on; those of people for a bot that has none. */
export function bots(bot: string, first: number): readonly Person[] {
  const lines = text(`bot-${bot}.names`).split("\n").filter(Boolean);
  const known = lines.map((line) => {
    const [face = "", ...name] = line.split(" ");
    return { face, name: name.join(" ") };
  });
  const all = known.length ? known : people();
  return all.map((_, index) => all[(first + index) % all.length]!);
}

export function isListed(name: string): boolean {
  return Object.values(lists.value?.names ?? {}).some((known) => known.some((each) => each.name === name));
}

/** A free name that goes with a face; else the one given. */
export function faceName(face: string, taken: readonly string[], otherwise = ""): string {
  const own = people().filter((each) => each.face === face);
  if (own.some(({ name }) => name === otherwise)) return otherwise;
  return (own.find(({ name }) => !taken.includes(name)) ?? own[0])?.name ?? otherwise;
}

/** A first name is typed once on this device, and seen at tables among friends only. */
export function FirstName({ value, onInput }: { value: string; onInput: (typed: string) => void }) {
  return (
    <label class="first-name">
      <span>{text("web-first-name")}</span>
      <input
        type="text"
        autocomplete="given-name"
        maxLength={MOST_LETTERS}
        spellcheck={false}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <small>{text("web-first-name.more")}</small>
    </label>
  );
}

export function changeMe(): void {
  me.value = { ...randomPerson([me.value.name]), first: me.value.first ?? "" };
}

export function ensureMe(): void {
  if (!me.value.name) changeMe();
}

export function MeDrawer() {
  return (
    <Drawer title={text("web-who")}>
      {areNamesTyped() && <FirstName value={me.value.first ?? ""} onInput={(typed) => (me.value = { ...me.value, first: typed.trim() })} />}
      <ul class="people">
        {people().map((each) => (
          <li key={each.name}>
            <button
              type="button"
              class={each.name === me.value.name ? "on" : ""}
              aria-pressed={each.name === me.value.name}
              onClick={() => {
                me.value = { ...each, first: me.value.first ?? "" };
                closeDrawer();
              }}
            >
              <Face face={each.face} />
              <span>{each.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

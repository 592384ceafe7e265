/** What is played: the game, its players, its numbers; for one setting, or for two side by side. */

import { type Signal, useSignal } from "@preact/signals";
import { boxesOf, boxIdOf } from "../boxes";
import { Segment, Switch, Tool } from "../components";
import { text } from "../i18n";
import type { Catalog, GameDeclaration, NumberOption } from "../messages";
import { boxTitle } from "../pages/BoxFacts";
import { ownChoices } from "../pages/Options";
import { type Experiment, type Setting, SIZES, usual, withOption, withSeats, withSetting } from "./experiment";
import { plain } from "./numbers";

interface Chosen {
  catalog: Catalog;
  game: GameDeclaration;
  chosen: Signal<Experiment>;
}

export function Setup({ catalog, game, chosen }: Chosen) {
  const shown = useSignal(0); // the setting that is being changed
  const place = Math.min(shown.value, chosen.value.settings.length - 1);
  return (
    <div class="setup">
      <section class="panel">
        <Game catalog={catalog} game={game} chosen={chosen} />
        <Seats game={game} chosen={chosen} />
      </section>
      <section class="panel">
        <Sides chosen={chosen} place={place} onShow={(setting) => (shown.value = setting)} />
        <Bots game={game} chosen={chosen} place={place} />
        <Options catalog={catalog} game={game} chosen={chosen} place={place} />
      </section>
      <section class="panel">
        <Length most={catalog.laboratory!.games} chosen={chosen} />
      </section>
    </div>
  );
}

function Game({ catalog, game, chosen }: Chosen) {
  const { large, small } = boxesOf(catalog);
  const begin = (next: GameDeclaration) => {
    chosen.value = { ...usual(next, catalog.laboratory!.games), games: chosen.value.games };
  };
  const box = [...large, ...small].find(({ id }) => id === boxIdOf(game.id))!;
  return (
    <>
      <fieldset class="covers">
        <legend class="unseen">{text("web-lab-game")}</legend>
        {[...large, ...small].map((each) => (
          <label key={each.id} class={each.id === box.id ? "on" : ""}>
            <input type="radio" name="lab-game" checked={each.id === box.id} onChange={() => begin(each.games[0]!)} />
            {each.cover && <img src={each.cover} alt="" draggable={false} />}
            <b>{boxTitle(each)}</b>
          </label>
        ))}
      </fieldset>
      {box.games.length > 1 && (
        <Segment
          label={text("web-deck")}
          values={box.games.map(({ id }) => ({ value: id, says: text(`web-deck-${id}`) }))}
          value={game.id}
          onChange={(id) => begin(box.games.find((each) => each.id === id)!)}
        />
      )}
    </>
  );
}

function Seats({ game, chosen }: Omit<Chosen, "catalog">) {
  const [low, high] = game.seats;
  const { seats } = chosen.value;
  const change = (count: number) => (chosen.value = withSeats(chosen.value, count));
  return (
    <div class="count">
      <Tool glyph="minus" label={text("web-fewer")} disabled={seats <= low} onClick={() => change(seats - 1)} />
      <output>{text("web-seat-count", { count: seats })}</output>
      <Tool glyph="plus" label={text("web-more")} disabled={seats >= high} onClick={() => change(seats + 1)} />
    </div>
  );
}

/** One setting or two, and which of them is shown below. */
function Sides({ chosen, place, onShow }: { chosen: Signal<Experiment>; place: number; onShow: (place: number) => void }) {
  const isPair = chosen.value.settings.length > 1;
  const compare = (on: boolean) => {
    const [a] = chosen.value.settings as [Setting];
    chosen.value = { ...chosen.value, settings: on ? [a, a] : [a] };
    onShow(on ? 1 : 0);
  };
  return (
    <>
      <Switch label={text("web-lab-compare")} on={isPair} onChange={compare} />
      {isPair && (
        <div class={`sides side-${place}`}>
          <Segment
            label={text("web-lab-which")}
            values={["A", "B"].map((value) => ({ value, says: text("web-lab-setting", { name: value }) }))}
            value={"AB"[place]!}
            onChange={(value) => onShow("AB".indexOf(value))}
          />
        </div>
      )}
    </>
  );
}

interface Shown {
  game: GameDeclaration;
  chosen: Signal<Experiment>;
  place: number;
}

function Bots({ game, chosen, place }: Shown) {
  const { bots } = chosen.value.settings[place]!;
  const choose = (seat: number, bot: string) => {
    chosen.value = withSetting(chosen.value, place, { bots: bots.map((each, at) => (at === seat ? bot : each)) });
  };
  return (
    <fieldset class="bots">
      <legend>{text("web-lab-bots")}</legend>
      {bots.map((bot, seat) => (
        <label key={seat}>
          <span>{text("lab-wins", { seat: seat + 1 })}</span>
          <select value={bot} onChange={(event) => choose(seat, event.currentTarget.value)}>
            {(game.policies ?? []).map((each) => (
              <option key={each} value={each}>
                {text(`bot-${each}`) || each}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

function Options({ catalog, game, chosen, place }: Shown & { catalog: Catalog }) {
  const { options } = chosen.value.settings[place]!;
  const before = place > 0 ? chosen.value.settings[0]!.options : null;
  const games = catalog.games.filter(({ id }) => boxIdOf(id) === boxIdOf(game.id));
  const change = (option: GameDeclaration["options"][number], value: number | string) => {
    chosen.value = withSetting(chosen.value, place, { options: withOption(options, option, value) });
  };
  return (
    <div class="options">
      {game.options.map((option) => {
        if (option.type === "number") {
          return (
            <Slider
              key={option.name}
              option={option}
              value={Number(options[option.name] ?? option.default)}
              first={before && Number(before[option.name] ?? option.default)}
              onChange={(value) => change(option, value)}
            />
          );
        }
        const choices = ownChoices(option, games);
        if (choices.length < 2) return null;
        return (
          <Segment
            key={option.name}
            label={text(option.says) || option.name}
            values={choices.map(({ value, says }) => ({ value, says: text(says) || value }))}
            value={String(options[option.name] ?? option.default)}
            onChange={(value) => change(option, value)}
          />
        );
      })}
      {Object.keys(options).length > 0 && (
        <button type="button" class="link" onClick={() => (chosen.value = withSetting(chosen.value, place, { options: {} }))}>
          {text("web-lab-defaults")}
        </button>
      )}
    </div>
  );
}

interface SliderProps {
  option: NumberOption;
  value: number;
  first: number | null; // its value in A, next to B
  onChange: (value: number) => void;
}

function Slider({ option, value, first, onChange }: SliderProps) {
  const { default: standard, high, low, name, says } = option;
  const isUnlike = first !== null && first !== value;
  return (
    <label class={`slider ${value === standard ? "" : "changed"}`}>
      <span>{text(says) || name}</span>
      <output>{plain(value)}</output>
      <input type="range" min={low} max={high} value={value} onInput={(event) => onChange(Number(event.currentTarget.value))} />
      {isUnlike && <small>{text("web-lab-unlike", { value: first })}</small>}
      {!isUnlike && value !== standard && <small>{text("web-lab-usual", { value: standard })}</small>}
    </label>
  );
}

/** How many games, and which luck they have. */
function Length({ most, chosen }: { most: number; chosen: Signal<Experiment> }) {
  const { games, seed } = chosen.value;
  const sizes = [...new Set([...SIZES.filter((size) => size <= most), games])].sort((one, other) => one - other);
  return (
    <>
      <Segment
        label={text("web-lab-games")}
        values={sizes.map((size) => ({ value: String(size), says: plain(size) }))}
        value={String(games)}
        onChange={(value) => (chosen.value = { ...chosen.value, games: Number(value) })}
      />
      <label class="amount">
        <span>{text("web-lab-luck")}</span>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={999_999_999}
          value={seed}
          onChange={(event) => {
            const input = event.currentTarget;
            if (input.checkValidity() && input.value !== "") chosen.value = { ...chosen.value, seed: Number(input.value) };
            else input.value = String(seed);
          }}
        />
      </label>
    </>
  );
}

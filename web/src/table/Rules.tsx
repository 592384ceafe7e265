/** The rules in short: a card for each line, with its picture. The pictures are words of looks.ftl: docs/guide/scene.md. */

import { useEffect } from "preact/hooks";
import { Art, Glyph } from "../components";
import { text, textOrNull, type Values } from "../i18n";
import { play } from "../sound";

const GLYPHS: Readonly<Record<string, string>> = { "→": "arrow", "⇄": "swap" };

/** `now` is the line that matters: it is scrolled to. */
export function RuleCards({ rules, values, now = -1 }: { rules: string; values: Values; now?: number }) {
  const lines = text(rules, values).split("\n");
  const looks = textOrNull(`${rules}-look`, values)?.split("\n") ?? [];
  useEffect(() => document.querySelector(".rules .now")?.scrollIntoView({ block: "center" }), []);
  useEffect(() => play("page"), []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by arrow keys too.
    <ol class="rules" tabIndex={0} aria-label={text("web-rules")}>
      {lines.map((line, index) => (
        <li key={index} class={index === now ? "now" : ""} aria-current={index === now ? "step" : undefined}>
          {index === now && <span class="tag">{text("web-now")}</span>}
          <Strip look={looks[index] ?? ""} />
          <p>{line}</p>
        </li>
      ))}
    </ol>
  );
}

/** `die:key + die:door → nugget`. The sentence says the same, so it is not read out. */
function Strip({ look }: { look: string }) {
  return (
    <div class="pictured" aria-hidden="true">
      {look.split(" ").map((word, index) => (
        <Picture key={index} word={word} />
      ))}
    </div>
  );
}

function Picture({ word }: { word: string }) {
  const [form, things] = word.split(":") as [string, string?];
  if (form === "glyph") return <Glyph name={things!} />;
  if (word in GLYPHS) return <Glyph name={GLYPHS[word]!} />;
  if (things !== undefined) {
    const inside = things.split("+").filter(Boolean);
    return (
      <span class={`picture ${form}`} data-count={inside.length}>
        {inside.map((thing, index) => (isArt(thing) ? <Art key={index} name={thing} /> : <b key={index}>{thing}</b>))}
      </span>
    );
  }
  if (isArt(word)) return <Art name={word} />;
  return <b class={word === "," ? "gap" : "sign"}>{word === "," ? "" : word}</b>;
}

/** Signs and numbers are no pictures. */
function isArt(word: string): boolean {
  return /^[a-z]/.test(word);
}

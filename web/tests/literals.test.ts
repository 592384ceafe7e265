/** No words in the code: all that is read or spoken comes from the catalogues. */

import { parseAst } from "vite";
import { expect, test } from "vitest";

type Node = { type: string; [field: string]: unknown };

const CODE = import.meta.glob("../src/**/*.tsx", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
const SPOKEN = new Set(["alt", "aria-label", "aria-valuetext", "label", "more", "placeholder", "title"]);
const BRAND = "Doubloon";

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const inner = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Strings that stand where something is shown: as the value itself, or as one that it may have. */
function shown(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === "Literal" || value.type === "JSXText") return [String(value.value)];
  if (value.type === "TemplateLiteral") return (value.quasis as { value: { raw: string } }[]).map((each) => each.value.raw);
  if (value.type === "JSXExpressionContainer") return shown(value.expression);
  if (value.type === "ConditionalExpression") return [...shown(value.consequent), ...shown(value.alternate)];
  if (value.type === "LogicalExpression") return [...shown(value.left), ...shown(value.right)];
  return [];
}

/** What is read or spoken, in all of the code below a node. */
function words(node: Node): string[] {
  const name = node.type === "JSXAttribute" ? (node.name as { name: string }).name : "";
  const own =
    node.type === "JSXElement" || node.type === "JSXFragment"
      ? (node.children as Node[]).flatMap(shown)
      : SPOKEN.has(name)
        ? shown(node.value)
        : [];
  return [...own, ...inner(node).flatMap(words)];
}

const literal = (code: string) =>
  words(parseAst(code, { lang: "tsx" }) as unknown as Node).filter((each) => /\p{L}/u.test(each) && each !== BRAND);

test.each(Object.entries(CODE))("%s has no words of its own", (_, code) => {
  expect(literal(code)).toEqual([]);
});

test.each([
  ["<p>Hello</p>", ["Hello"]],
  ['<p>{isOn ? "on" : text("off")}</p>', ["on"]],
  ['<input placeholder="amber otter" />', ["amber otter"]],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code that the test reads
  ["<b aria-label={`seat ${number}`} />", ["seat "]],
  ['<Tool label={name || "nobody"} glyph="back" />', ["nobody"]],
  ['<p class="wide">★ · {text("web-now")} {count} +1</p>', []],
  ['<img alt="Doubloon" src="/art/logo.svg" />', []],
])("%s is judged rightly", (code, found) => {
  expect(literal(code)).toEqual(found);
});

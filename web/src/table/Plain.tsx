/** Draws any game from its scene alone: groups of pieces; those that make a move glow. It knows no rules. */

import { useEffect, useRef } from "preact/hooks";
import { walkGrid } from "../arrows";
import { lookOf, say } from "../i18n";
import type { Text } from "../messages";
import { useSession } from "../session/session";
import { Piece } from "./Piece";

const WIDE = 4; // pieces of a group that has a row of its own
const LINE = 5; // pieces, at least, for a group on a single line
const LONGEST = 8; // pieces of such a line

export function Plain() {
  const { look } = useSession();
  const middle = look.value.scene.filter((said) => said.values?.who === undefined);
  const rows: (Text | Text[])[] = [];
  for (const said of middle) {
    const last = rows[rows.length - 1];
    if (isGroup(said)) rows.push(said);
    else if (Array.isArray(last)) last.push(said);
    else rows.push([said]); // single pieces that follow each other share a row
  }
  return (
    <div class="scene">
      {rows.map((row, index) =>
        Array.isArray(row) ? (
          <div key={index} class="row">
            {row.map((said, nth) => (
              <Piece key={nth} said={said} />
            ))}
          </div>
        ) : (
          <Group key={index} said={row} />
        ),
      )}
    </div>
  );
}

export function isGroup(said: Text): boolean {
  return Array.isArray(said.values?.pieces);
}

export function Group({ said }: { said: Text }) {
  const { names } = useSession();
  const pieces = said.values!.pieces as Text[];
  const columns = Number(lookOf(said, "columns"));
  const title = say(said, names.value, "title");
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (columns && root.current ? rove(root.current) : undefined));
  if (!pieces.length) return null;
  const isLine = !columns && pieces.length >= LINE && pieces.length <= LONGEST;
  const shape = columns
    ? { "--columns": columns, "--rows": Math.ceil(pieces.length / columns) }
    : isLine
      ? { "--columns": pieces.length }
      : undefined;
  return (
    <section
      class={`group ${columns ? "grid" : isLine ? "line" : ""} ${columns || pieces.length >= WIDE ? "wide" : ""}`}
      aria-label={title || undefined}
    >
      {title && (
        <h2 class="title" aria-hidden="true">
          {title}
        </h2>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys, caught on their way up from the buttons inside. */}
      <div
        ref={root}
        class="pieces"
        style={shape}
        onKeyDown={columns ? (event) => walkGrid(event, columns) : undefined}
        onFocusIn={columns ? () => rove(root.current!) : undefined}
      >
        {pieces.map((each, index) => (
          <Piece key={String(each.values?.piece ?? index)} said={each} />
        ))}
      </div>
    </section>
  );
}

/** Tab leads to one place of a grid and out of it again. */
function rove(root: HTMLElement): void {
  const places = [...root.querySelectorAll("button")];
  const here = places.find((each) => each === document.activeElement) ?? places.find((each) => each.tabIndex === 0) ?? places[0];
  for (const each of places) each.tabIndex = each === here ? 0 : -1;
}

/** A piece of a scene, drawn from its texts and looks: docs/guide/scene.md. */

import { Art } from "../components";
import { lookOf, say } from "../i18n";
import type { Text } from "../messages";
import { type Offer, type Session, useSession } from "../session/session";

/** The move that touching a piece makes now, if there is one. */
export function offerOf({ offers }: Session, said: Text): Offer | undefined {
  const action = said.values?.action;
  return action === undefined ? undefined : offers.value.find(({ choice }) => choice.action === action);
}

export function Piece({ said, small = false }: { said: Text; small?: boolean }) {
  const session = useSession();
  const { move, names, pendingMove } = session;
  const [look, tint] = [lookOf(said) || "plain", lookOf(said, "tint")];
  const art = lookOf(said, "art").split(" ").filter(Boolean);
  const [words, title, short] = [say(said, names.value), say(said, names.value, "title"), say(said, names.value, "short")];
  const [mark, letter] = [say(said, names.value, "mark"), say(said, names.value, "letter")];
  const offer = small ? undefined : offerOf(session, said);
  const identity =
    said.values?.piece === undefined ? {} : { "data-piece": String(said.values.piece), "data-face": `${art.join()} ${short} ${look}` };
  const isSpoken = offer !== undefined || undefined; // screen readers read the label of the move
  const inside = (
    <>
      {letter && (
        <span class="letter" aria-hidden={isSpoken}>
          {letter}
        </span>
      )}
      {art.length > 0 && (
        <span class="pictures" data-count={art.length}>
          {art.map((name, index) => (
            <Art key={index} name={name} />
          ))}
        </span>
      )}
      {(short || look === "plain") && (
        <span class={short ? "short" : "words"} aria-hidden={isSpoken}>
          {short || words}
        </span>
      )}
      {mark && (
        <span class="mark" aria-hidden={isSpoken}>
          {mark}
        </span>
      )}
    </>
  );
  const kind = `piece ${look} ${tint} ${art.length ? "" : "bare"}`;
  const piece = offer ? (
    <button
      type="button"
      class={`${kind} may ${pendingMove.value === offer.choice.action ? "sent" : ""}`}
      onClick={() => void move(offer.seat, offer.choice.action)}
      {...identity}
    >
      <span class="unseen">{`${say(offer.choice.label, names.value)}: ${words}`}</span>
      {inside}
    </button>
  ) : (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the label comes with the role.
    <span
      class={kind}
      role={small || look === "plain" ? undefined : "img"}
      aria-label={small || look === "plain" ? undefined : words}
      {...identity}
    >
      {inside}
    </span>
  );
  if (!title || small) return piece;
  return (
    <span class="titled">
      <span class="title" aria-hidden="true">
        {title}
      </span>
      {piece}
    </span>
  );
}

/** Typed access to what lies on a table: a key or a value that `facts.ts` of the game does not have is an error of the type checker. */

import type { Text } from "../messages";
import type { Motion, Motions } from "../motion";
import type { Stage } from "../stage";
import type { Look } from "../state";

/** The messages of these keys. The values may be missing where none of them must be there. */
export type FactOf<Facts, Key extends keyof Facts> = {
  [K in Key]: { key: K & string; brief?: boolean } & (Record<never, never> extends Facts[K] ? { values?: Facts[K] } : { values: Facts[K] });
}[Key];

type WithKey<Fact extends Text, Key> = Extract<Fact, { key: Key }>;
type ValuesOf<Fact> = Fact extends { values?: infer Values } ? NonNullable<Values> : never;

/** Names of values that are of this type; of several messages, the names of all. */
type NameOf<Fact, Type> =
  ValuesOf<Fact> extends infer Values
    ? Values extends unknown
      ? { [Name in keyof Values]-?: NonNullable<Values[Name]> extends Type ? Name : never }[keyof Values]
      : never
    : never;

type PieceOf<Fact> = Fact extends { values: { pieces: readonly (infer Piece)[] } } ? Piece : never;

export function sceneOf<Fact extends Text>(look: Look): readonly Fact[] {
  return look.scene as readonly Fact[];
}

/** What is told right now; nothing once it has been shown. */
export function toldOf<Fact extends Text>({ happening }: Stage): readonly Fact[] {
  return happening.value as readonly Fact[];
}

/** The fields of a view; empty until the first one has come. */
export function viewOf<View>(look: Look): Partial<View> {
  return look.view as Partial<View>;
}

export function pieceOf<Fact extends Text, Key extends Fact["key"]>(scene: readonly Fact[], key: Key): WithKey<Fact, Key> | undefined {
  return scene.find((said): said is WithKey<Fact, Key> => said.key === key);
}

/** All messages of a key. */
export function allOf<Fact extends Text, Key extends Fact["key"]>(scene: readonly Fact[], key: Key): readonly WithKey<Fact, Key>[] {
  return scene.filter((said): said is WithKey<Fact, Key> => said.key === key);
}

/** The pieces of a group. */
export function piecesOf<Fact extends Text, Key extends Fact["key"]>(
  scene: readonly Fact[],
  key: Key,
): readonly PieceOf<WithKey<Fact, Key>>[] {
  return (pieceOf(scene, key)?.values?.pieces ?? []) as unknown as readonly PieceOf<WithKey<Fact, Key>>[];
}

/** A number; 0 where there is none. */
export function amount<Fact extends Text>(said: Fact | undefined, name: NameOf<Fact, number>): number {
  const value = said?.values?.[name as string];
  return typeof value === "number" ? value : 0;
}

// === What moves ===

export interface ChangeOf<Fact extends Text> {
  before: Omit<Look, "scene"> & { scene: readonly Fact[] };
  after: Omit<Look, "scene"> & { scene: readonly Fact[] };
  actor: number;
}

type MotionsOf<Fact extends Text> = { [Key in Fact["key"]]?: (told: WithKey<Fact, Key>, change: ChangeOf<Fact>) => Motion };

/** The motions of a game, checked against what its story tells. */
export function motionsOf<Fact extends Text>(motions: MotionsOf<Fact>): Motions {
  return motions as unknown as Motions;
}

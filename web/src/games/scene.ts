/** A scene, to be asked for its things by name. */

import type { Said } from "../messages";

export function pieceOf(scene: readonly Said[], key: string): Said | undefined {
  return scene.find((said) => said.key === key);
}

export function piecesOf(scene: readonly Said[], key: string): readonly Said[] {
  const pieces = pieceOf(scene, key)?.values?.pieces;
  return Array.isArray(pieces) ? pieces : [];
}

export function amount(said: Said | undefined, name: string): number {
  const value = said?.values?.[name];
  return typeof value === "number" ? value : 0;
}

/** A scene, to be asked for its things by name. */

import type { Said } from "../messages";

export function pieceOf(scene: readonly Said[], key: string): Said | undefined {
  return scene.find((said) => said.key === key);
}

export function piecesOf(scene: readonly Said[], key: string): readonly Said[] {
  return saidIn(pieceOf(scene, key), "pieces");
}

export function amount(said: Said | undefined, name: string): number {
  const value = said?.values?.[name];
  return typeof value === "number" ? value : 0;
}

/** What is listed there. */
export function saidIn(said: Said | undefined, name: string): readonly Said[] {
  const value = said?.values?.[name];
  return Array.isArray(value) ? value : [];
}

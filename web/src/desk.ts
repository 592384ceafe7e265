/** What is asked over HTTP: lists, making and joining tables, invitations. */

import { signal } from "@preact/signals";
import type { Counted, Found, FoundTable, Invitation, Join, Lists, Looked, Mine, NewTable, Placed, Replayed, RequestRefused, Shared } from "./messages";

export class Rejected extends Error {
  constructor(
    readonly reason: string,
    readonly values: Record<string, unknown>,
  ) {
    super(reason);
  }
}

async function answered(path: string, how: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, how);
  } catch {
    throw new Rejected("web/offline", {});
  }
  if (response.ok) return response;
  const refused = (await response.json().catch(() => null)) as RequestRefused | null;
  throw new Rejected(refused?.reason ?? "server/failed", refused?.values ?? {});
}

async function read<Answer>(path: string, how: RequestInit): Promise<Answer> {
  const answer: unknown = await (await answered(path, how)).json().catch(() => null);
  if (answer === null) throw new Rejected("server/failed", {});
  return answer as Answer;
}

function asked<Answer>(path: string, body?: unknown): Promise<Answer> {
  return read(path, body === undefined ? {} : { method: "POST", body: JSON.stringify(body) });
}

export const lists = signal<Lists | null>(null);

export async function loadLists(): Promise<void> {
  lists.value = await asked<Lists>("lists");
}

export const makeTable = (wish: NewTable) => asked<Placed>("tables", wish);
export const joinTable = (wish: Join) => asked<Placed>("join", wish);
export const lookAt = (code: string) => asked<Looked>("look", { code });
export const invitation = (code: string) => asked<Invitation>("invite", { code });

export async function myTables(tables: Mine[]): Promise<FoundTable[]> {
  return (await asked<Found>("mine", { tables })).tables;
}

// === Games that are over ===

/** The N-th game at a table, with a key to the table or to this game; or a log from a file. */
export type Source = { kind: "table"; table: string; number: number; key: string } | { kind: "file"; text: string; name: string };
export type AtTable = Extract<Source, { kind: "table" }>;

const gameAt = ({ table, number }: AtTable) => `tables/${table}/games/${number}`;
const byKey = ({ key }: AtTable): RequestInit => ({ headers: { authorization: `Bearer ${key}` } });

export function replayOf(from: Source, seat: number, lang: string): Promise<Replayed> {
  const wish = `seat=${seat}&plain=1&lang=${lang}`;
  if (from.kind === "file") return read(`replay?${wish}`, { method: "POST", body: from.text });
  return read(`${gameAt(from)}/replay?${wish}`, byKey(from));
}

export async function logOf(from: AtTable): Promise<string> {
  return (await answered(`${gameAt(from)}/log`, byKey(from))).text();
}

export async function countOf(from: AtTable): Promise<Counted["counts"]> {
  return (await read<Counted>(`${gameAt(from)}/count`, byKey(from))).counts;
}

export const shareOf = (from: AtTable) => read<Shared>(`${gameAt(from)}/share`, byKey(from));

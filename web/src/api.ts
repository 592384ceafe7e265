/** What is asked over HTTP: lists, making and joining tables, invitations. */

import { computed, signal } from "@preact/signals";
import type {
  Counted,
  Found,
  FoundTable,
  Invitation,
  Join,
  Lists,
  Looked,
  Mine,
  NewTable,
  Placed,
  Replayed,
  RequestRefused,
  Shared,
} from "./messages";
import { untilItComes } from "./retry";
import { store, stored } from "./settings";

const PATIENCE = 8000; // ms for an answer that is only asked for to know whether there is one

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
    lose();
    throw new Rejected("web/offline", {});
  }
  if (response.ok) return response;
  const refused = (await response.json().catch(() => null)) as RequestRefused | null;
  if (refused === null) lose(); // a proxy without a server behind it
  throw new Rejected(refused?.reason ?? "server/failed", refused?.values ?? {});
}

async function asked<Answer>(path: string, how: RequestInit = {}): Promise<Answer> {
  const answer: unknown = await (await answered(path, how)).json().catch(() => null);
  if (answer === null) {
    lose();
    throw new Rejected("server/failed", {});
  }
  reach.value = "here";
  return answer as Answer;
}

const posted = <Answer>(path: string, body: unknown) => asked<Answer>(path, { method: "POST", body: JSON.stringify(body) });

// === Is the server there? ===

export const lists = signal<Lists | null>(null);
const reach = signal<"asked" | "here" | "away">("asked");
export const isAway = computed(() => reach.value === "away");

export async function loadLists(): Promise<void> {
  lists.value = await asked<Lists>("lists", { signal: AbortSignal.timeout(PATIENCE) });
  store("lists", lists.value);
}

/** Is the server still there? It may be this very machine. */
export const lookForServer = () => void loadLists().catch(() => undefined);

/** Without the server the shelf is as it was the last time, so that rules can be read. Ask until it answers. */
function lose(): void {
  lists.value ??= stored<Lists | null>("lists", null);
  if (isAway.value) return;
  reach.value = "away";
  void untilItComes(loadLists, () => isAway.value);
}

// === What is asked for ===

export const makeTable = (wish: NewTable) => posted<Placed>("tables", wish);
export const joinTable = (wish: Join) => posted<Placed>("join", wish);
export const lookAt = (code: string) => posted<Looked>("look", { code });
export const invitation = (code: string) => posted<Invitation>("invite", { code });

export async function myTables(tables: Mine[]): Promise<FoundTable[]> {
  return (await posted<Found>("mine", { tables })).tables;
}

// === Games that are over ===

/** The N-th game at a table, with a key to the table or to this game; or a log from a file. */
export type Source = { kind: "table"; table: string; number: number; key: string } | { kind: "file"; text: string; name: string };
export type AtTable = Extract<Source, { kind: "table" }>;

const gameAt = ({ table, number }: AtTable) => `tables/${table}/games/${number}`;
const byKey = ({ key }: AtTable): RequestInit => ({ headers: { authorization: `Bearer ${key}` } });

export function replayOf(from: Source, seat: number, lang: string): Promise<Replayed> {
  const wish = `seat=${seat}&plain=1&lang=${lang}`;
  if (from.kind === "file") return asked(`replay?${wish}`, { method: "POST", body: from.text });
  return asked(`${gameAt(from)}/replay?${wish}`, byKey(from));
}

export async function logOf(from: AtTable): Promise<string> {
  return (await answered(`${gameAt(from)}/log`, byKey(from))).text();
}

export async function countOf(from: AtTable): Promise<Counted["counts"]> {
  return (await asked<Counted>(`${gameAt(from)}/count`, byKey(from))).counts;
}

export const shareOf = (from: AtTable) => asked<Shared>(`${gameAt(from)}/share`, byKey(from));

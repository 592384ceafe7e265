/** Requests over HTTP: the lists, creating and joining tables, invitations, finished games. */

import { computed, signal } from "@preact/signals";
import type {
  AcceptTransfer,
  Catalog,
  DeviceTable,
  DeviceTables,
  Evening,
  GameReport,
  Invitation,
  Join,
  NewTable,
  OfferTransfer,
  OpenTables,
  PointsBreakdown,
  Preparation,
  Replay,
  ReplayLink,
  ReportProgress,
  RequestRefused,
  SeatTransfer,
  TableAccess,
  TableKey,
  TablePreview,
} from "./messages";
import { retryUntil } from "./retry";
import { load, save } from "./settings";

const TIMEOUT = 8000; // ms; a request that only tests whether the server answers

export class Rejected extends Error {
  constructor(
    readonly reason: string,
    readonly values: Record<string, unknown>,
  ) {
    super(reason);
  }
}

export async function request(path: string, how: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, how);
  } catch {
    markOffline();
    throw new Rejected("web/offline", {});
  }
  if (response.ok) return response;
  const refusal = (await response.json().catch(() => null)) as RequestRefused | null;
  if (refusal === null) markOffline(); // a proxy answered: the server is down
  throw new Rejected(refusal?.reason ?? "server/failed", refusal?.values ?? {});
}

async function requestJson<Answer>(path: string, how: RequestInit = {}): Promise<Answer> {
  const answer: unknown = await (await request(path, how)).json().catch(() => null);
  if (answer === null) {
    markOffline();
    throw new Rejected("server/failed", {});
  }
  reach.value = "here";
  return answer as Answer;
}

const postJson = <Answer>(path: string, body: unknown) => requestJson<Answer>(path, { method: "POST", body: JSON.stringify(body) });

// === Is the server there? ===

export const lists = signal<Catalog | null>(null);
const reach = signal<"asked" | "here" | "away">("asked");
export const isOffline = computed(() => reach.value === "away");

export async function loadLists(): Promise<void> {
  lists.value = await requestJson<Catalog>("lists", { signal: AbortSignal.timeout(TIMEOUT) });
  save("lists", lists.value);
}

/** Test whether the server answers. */
export const checkServer = () => void loadLists().catch(() => undefined);

/** Offline, the shelf shows the lists of the last visit, so that rules can be read. Retry until the server answers. */
function markOffline(): void {
  lists.value ??= load<Catalog | null>("lists", null);
  if (isOffline.value) return;
  reach.value = "away";
  void retryUntil(loadLists, () => isOffline.value);
}

/** The games whose search is being compiled: clever plays for cunning there. */
export async function gamesInPreparation(): Promise<string[]> {
  return (await requestJson<Preparation>("preparation")).games;
}

// === Tables ===

export const createTable = (wish: NewTable) => postJson<TableAccess>("tables", wish);
export const joinTable = (wish: Join) => postJson<TableAccess>("join", wish);
export const lookUpTable = (code: string) => postJson<TablePreview>("look", { code });
export const invitation = (code: string) => postJson<Invitation>("invite", { code });

/** Another device of mine gets the seat. */
export const offerTransfer = (wish: OfferTransfer) => postJson<SeatTransfer>("transfer", wish);
export const acceptTransfer = (wish: AcceptTransfer) => postJson<TableAccess>("transfer/accept", wish);

export const openTables = async () => (await requestJson<OpenTables>("lobby")).tables;

export async function myTables(tables: TableKey[]): Promise<DeviceTable[]> {
  return (await postJson<DeviceTables>("mine", { tables })).tables;
}

// === Finished games ===

/** The N-th game at a table, with a key to the table or to this game; or a log from a file. */
export type Source = { kind: "table"; table: string; number: number; key: string } | { kind: "file"; text: string; name: string };
export type AtTable = Extract<Source, { kind: "table" }>;

const gameAt = ({ table, number }: AtTable) => `tables/${table}/games/${number}`;
const byKey = ({ key }: AtTable): RequestInit => ({ headers: { authorization: `Bearer ${key}` } });

export function replayOf(from: Source, seat: number, lang: string): Promise<Replay> {
  const wish = `seat=${seat}&plain=1&lang=${lang}`;
  if (from.kind === "file") return requestJson(`replay?${wish}`, { method: "POST", body: from.text });
  return requestJson(`${gameAt(from)}/replay?${wish}`, byKey(from));
}

export async function logOf(from: AtTable): Promise<string> {
  return (await request(`${gameAt(from)}/log`, byKey(from))).text();
}

export async function countOf(from: AtTable): Promise<PointsBreakdown["counts"]> {
  return (await requestJson<PointsBreakdown>(`${gameAt(from)}/count`, byKey(from))).counts;
}

/** Luck and skill. `onProgress` gets the part that is done, from 0 to 1. */
export async function reportOf(from: Source, lang: string, onProgress: (share: number) => void, signal: AbortSignal): Promise<GameReport> {
  const response = await (from.kind === "file"
    ? request(`report?lang=${lang}`, { method: "POST", body: from.text, signal })
    : request(`${gameAt(from)}/report?lang=${lang}`, { ...byKey(from), signal }));
  for await (const line of linesOf(response)) {
    const { done, total, report, refused } = JSON.parse(line) as ReportProgress;
    if (report) return report;
    if (refused) throw new Rejected(refused.reason, refused.values);
    onProgress(done / total);
  }
  throw new Rejected("server/failed", {});
}

/** The lines of an answer, as they come. */
export async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (rest + decoder.decode(read.value, { stream: true })).split("\n");
    rest = lines.pop()!;
    yield* lines;
  }
}

/** All games of a table, for who has a key to it. */
export function eveningOf(table: string, key: string, lang: string): Promise<Evening> {
  return requestJson<Evening>(`tables/${table}/evening?lang=${lang}`, { headers: { authorization: `Bearer ${key}` } });
}

export const shareOf = (from: AtTable) => requestJson<ReplayLink>(`${gameAt(from)}/share`, byKey(from));

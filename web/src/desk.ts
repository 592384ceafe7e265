/** What is asked over HTTP: lists, making and joining tables, invitations. */

import { signal } from "@preact/signals";
import type { Found, FoundTable, Invitation, Join, Lists, Looked, Mine, NewTable, Placed, RequestRefused } from "./messages";

export class Rejected extends Error {
  constructor(
    readonly reason: string,
    readonly values: Record<string, unknown>,
  ) {
    super(reason);
  }
}

async function asked<Answer>(path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, body === undefined ? {} : { method: "POST", body: JSON.stringify(body) });
  } catch {
    throw new Rejected("web/offline", {});
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer;
  const refused = answer as RequestRefused | null;
  throw new Rejected(refused?.reason ?? "server/failed", refused?.values ?? {});
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

/** What is asked over HTTP: lists, making and joining tables, invitations. */

import { signal } from "@preact/signals";
import type { Invitation, Lists, NewTable, Refused, Table, TableOfMine } from "./messages";

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
  const refused = answer as Refused | null;
  throw new Rejected(refused?.reason ?? "server/failed", refused?.values ?? {});
}

export const lists = signal<Lists | null>(null);

export async function loadLists(): Promise<void> {
  lists.value = await asked<Lists>("lists");
}

export const makeTable = (wish: NewTable) => asked<Table>("tables", wish);

export const joinTable = (wish: { code: string; watch?: boolean; name?: string; face?: string; lang?: string; key?: string }) =>
  asked<Table>("join", wish);

export const lookAt = (code: string) => asked<Table>("look", { code });

export const invitation = (code: string) => asked<Invitation>("invite", { code });

export async function myTables(keys: { table: string; key: string }[]): Promise<TableOfMine[]> {
  return (await asked<{ tables: TableOfMine[] }>("mine", { tables: keys })).tables;
}

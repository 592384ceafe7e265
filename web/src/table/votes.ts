/** What the people at a table want to play next. */

import type { GameDeclaration, Room } from "../messages";
import type { State } from "../state";

export interface Vote {
  game: string;
  seats: readonly number[]; // of those who want it
}

/** The games that somebody wants, those that most want first. */
export function votesOf({ seats }: Room): Vote[] {
  const wanted = new Map<string, number[]>();
  for (const [seat, { vote }] of seats.entries()) if (vote) wanted.set(vote, [...(wanted.get(vote) ?? []), seat]);
  return [...wanted].map(([game, who]) => ({ game, seats: who })).sort((one, other) => other.seats.length - one.seats.length);
}

/** What the people at this device want; "" for nothing yet. */
export function myVote({ room, seats }: Pick<State, "room" | "seats">): string {
  return seats.map((seat) => room?.seats[seat]?.vote ?? "").find(Boolean) ?? "";
}

/** The names of those who are here and do not want this game, or have not said so yet. */
export function waitedFor({ seats }: Room, game: string): string[] {
  return seats.flatMap(({ name, person, present, vote }) => (person && present && vote !== game ? [name] : []));
}

/** How the seats of a game fit to a table. */
export interface Fit {
  people: number;
  most: number; // seats
  leaving: number; // bots that get no seat
  joining: number; // bots that get one
}

export function fitOf({ seats }: Room, { seats: [low, most] }: GameDeclaration): Fit {
  const people = seats.filter(({ person }) => person).length;
  const bots = seats.filter(({ bot, person }) => bot && !person).length;
  return { people, most, leaving: Math.max(0, people + bots - most), joining: Math.max(0, low - people - bots) };
}

/** Can it be played with these people? */
export const isPossible = ({ most, people }: Fit): boolean => people <= most;

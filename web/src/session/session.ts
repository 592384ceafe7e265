/** A session: one table that is open on this page, live or as a replay. Components get it from context by `useSession`. */

import type { ReadonlySignal, Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Rejected } from "../api";
import type { Choice } from "../messages";
import type { Command, Link } from "../socket";
import type { DerivedTable } from "./derive";

export interface Offer {
  seat: number;
  choice: Choice;
}

/** What a live table and a replay have in common. A replay has no offers, and its commands do nothing. */
export interface Session extends DerivedTable {
  readonly isReplay: boolean;
  readonly offers: ReadonlySignal<readonly Offer[]>; // the moves that this device may make now
  readonly link: ReadonlySignal<Link>; // of the connection to the server
  readonly rejection: ReadonlySignal<Rejected | null>; // why the last command failed
  readonly pendingMove: ReadonlySignal<number | null>; // the action that was sent and not answered
  readonly curtain: ReadonlySignal<number | null>; // the seat that the device must be handed to before anything is shown
  readonly isCurtainLifted: ReadonlySignal<boolean>;
  readonly tipDismissedAt: Signal<number | null>; // the event at which a tip was closed: the next one shows at the next event
  send(command: Command, isQuiet?: boolean): Promise<boolean>; // true: the server has done it
  move(seat: number, action: number): Promise<void>;
  liftCurtain(): void;
  openSeat(seat: number): void;
  close(): void;
}

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession is called outside of a SessionProvider");
  return session;
}

/** One experiment after another: asks the server, and keeps what it tells. */

import { batch, type Signal, signal } from "@preact/signals";
import { linesOf, Rejected, request as send } from "../api";
import type { ExperimentProgress } from "../messages";
import { type Experiment, request } from "./experiment";

export interface Found extends ExperimentProgress {
  settings: NonNullable<ExperimentProgress["settings"]>;
  games: number;
}

export interface Run {
  of: Signal<Experiment | null>; // what is played, or was
  phase: Signal<ExperimentProgress["phase"] | "" | "stopped">; // "": nothing was asked for yet
  ahead: Signal<number>;
  found: Signal<Found | null>; // the figures so far
  trouble: Signal<Rejected | null>;
  start: (experiment: Experiment) => Promise<void>;
  stop: () => void;
}

export const isOn = ({ phase }: Pick<Run, "phase">): boolean => ["waiting", "preparing", "playing"].includes(phase.value);

export function createRun(): Run {
  const of = signal<Experiment | null>(null);
  const phase = signal<Run["phase"]["value"]>("");
  const ahead = signal(0);
  const found = signal<Found | null>(null);
  const trouble = signal<Rejected | null>(null);
  let reader: AbortController | null = null;

  function hear(line: string): void {
    const told = JSON.parse(line) as ExperimentProgress;
    if (told.refused) throw new Rejected(told.refused.reason, told.refused.values);
    batch(() => {
      phase.value = told.phase;
      ahead.value = told.ahead ?? 0;
      if (told.settings?.length) found.value = { ...told, settings: told.settings, games: told.games ?? 0 };
    });
  }

  function end(error: unknown): void {
    batch(() => {
      phase.value = "stopped";
      trouble.value = error instanceof Rejected ? error : new Rejected("web/offline", {});
    });
  }

  async function start(experiment: Experiment): Promise<void> {
    stop();
    reader = new AbortController();
    const { signal } = reader;
    batch(() => {
      of.value = { ...experiment };
      phase.value = "waiting";
      ahead.value = 0;
      found.value = null;
      trouble.value = null;
    });
    try {
      const answer = await send("experiment", { method: "POST", body: JSON.stringify(request(experiment)), signal });
      for await (const line of linesOf(answer)) {
        if (signal.aborted) return;
        hear(line);
      }
      if (phase.value !== "done") throw new Rejected("web/offline", {}); // the line was cut
    } catch (error) {
      if (!signal.aborted) end(error);
    }
  }

  function stop(): void {
    reader?.abort();
    reader = null;
    if (isOn({ phase })) phase.value = "stopped";
  }

  return { of, phase, ahead, found, trouble, start, stop };
}

/** A queue for screen readers: each thing is said once, important things first, at a pace that one can follow. */

import { type ReadonlySignal, signal } from "@preact/signals";

export type ReadingPace = "slow" | "normal" | "fast";

export interface Announcement {
  id: unknown; // of the event: with the same id later, the words have grown
  words: string;
  isImportant?: boolean; // said before the others
  isPassing?: boolean; // not worth saying once something else has happened
}

interface Waiting extends Announcement {
  since: number; // ms, when the words last changed
}

const PER_LETTER: Readonly<Record<ReadingPace, number>> = { slow: 100, normal: 65, fast: 35 }; // ms; speech has about 15 letters a second
const LEAST = 900; // ms for the shortest words
const SETTLE = 500; // ms in which words may still grow, as by the face of a die
const MOST = 4; // ordinary announcements that wait; older ones are outdated
const REMEMBERED = 32; // announcements that may still grow after they were said
const SAME = "\u00a0"; // screen readers announce changes only: words that repeat get an invisible space

export class Announcer {
  private readonly current = signal("");
  private waiting: Waiting[] = [];
  private readonly spoken = new Map<unknown, string>(); // by id
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly pace: () => ReadingPace) {}

  /** What a live region shows. */
  get words(): ReadonlySignal<string> {
    return this.current;
  }

  announce(announcements: readonly Announcement[]): void {
    for (const each of announcements) this.add(each);
    this.dropOutdated();
    if (this.timer === null) this.next();
  }

  /** Say no more of what waits. */
  clear(): void {
    this.waiting = [];
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private add(announcement: Announcement): void {
    const spoken = this.spoken.get(announcement.id);
    const known = this.waiting.find(({ id }) => id === announcement.id);
    const words = spoken === undefined ? announcement.words : growth(spoken, announcement.words);
    if (!words || known?.words === words) return;
    const waiting = { ...announcement, words, since: Date.now() };
    this.waiting = known
      ? this.waiting.map((each) => (each === known ? waiting : each))
      : [...this.waiting.filter(({ isPassing }) => !isPassing), waiting];
  }

  private dropOutdated(): void {
    const ordinary = this.waiting.filter(({ isImportant }) => !isImportant);
    const outdated = new Set(ordinary.slice(0, Math.max(0, ordinary.length - MOST)));
    this.waiting = this.waiting.filter((each) => !outdated.has(each));
  }

  private next = (): void => {
    const next = this.waiting.find(({ isImportant }) => isImportant) ?? this.waiting[0];
    this.timer = null;
    if (!next) return;
    const settlesIn = next.isImportant ? 0 : next.since + SETTLE - Date.now();
    this.timer = setTimeout(this.next, settlesIn > 0 ? settlesIn : this.say(next));
  };

  /** Returns the ms until the next thing may be said. */
  private say(said: Waiting): number {
    this.waiting = this.waiting.filter((each) => each !== said);
    this.remember(said);
    this.current.value = said.words === this.current.value ? said.words + SAME : said.words;
    return Math.max(LEAST, said.words.length * PER_LETTER[this.pace()]);
  }

  private remember({ id, words }: Announcement): void {
    this.spoken.set(id, (this.spoken.get(id) ?? "") + words);
    for (const oldest of [...this.spoken.keys()].slice(0, -REMEMBERED)) this.spoken.delete(oldest);
  }
}

/** The words that came to those that were said; none if they are other words, as in another language. */
function growth(spoken: string, words: string): string {
  return words.startsWith(spoken) ? words.slice(spoken.length) : "";
}

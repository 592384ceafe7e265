/**
 * The view of a game that a package brings: `web/view.js` in the game's folder, a module without a build step or bundled by you.
 * It draws into an element of the page with plain DOM. docs/guide/game-package.md explains it.
 * In a package, copy this file beside `view.js`: editors and `tsc --checkJs` then know its types.
 */
/** What `view.js` exports. */
export interface ViewModule {
  /** Called when the table is shown. `element` is empty, and lies in the middle of the table. */
  mount(element: HTMLElement, table: Table): MountedView | undefined;
}

export interface MountedView {
  /** Called after `mount`, and whenever anything of the table has changed. */
  update?(): void;
  /** Called when the table is left. */
  unmount?(): void;
}

/** A message of the game's story: a key of its texts, with values. */
export interface Said {
  readonly key: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** A move that this device may make now. */
export interface Move {
  readonly seat: number;
  readonly action: number;
  readonly label: Said;
}

export interface Seat {
  readonly name: string;
  /** The emoji that somebody has chosen. */
  readonly face: string;
  readonly isBot: boolean;
  readonly isActing: boolean;
}

/** A live table, or a replay, as one seat sees it. What is read from it is always what is shown now. */
export interface Table {
  readonly game: string;
  /** What lies on the table: the game's `scene`. */
  readonly scene: readonly Said[];
  /** The fields of the game's view. */
  readonly view: Readonly<Record<string, number | readonly number[]>>;
  /** What is told right now; empty once it has been shown. */
  readonly told: readonly Said[];
  /** The moves that this device may make now. In a replay there are none. */
  readonly moves: readonly Move[];
  /** The action that was sent and not answered yet, or null. */
  readonly sent: number | null;
  /** The seat whose view is shown; -3: a spectator's. */
  readonly seat: number;
  readonly seats: readonly Seat[];
  readonly isOver: boolean;
  readonly language: string;
  /** The person wants less motion: show only the outcome. */
  readonly isStill: boolean;
  /** Where the files of the folder `web` are: `${table.files}cup.svg`. */
  readonly files: string;
  /** Make one of `moves`. */
  move(action: number): void;
  /** A message in words; `part` is an attribute, such as `short`. "" if there is none. */
  say(said: Said, part?: string): string;
  /** The look of a message, or a part of it, such as `tint`. */
  look(said: Said, part?: string): string;
  /** A text of the game, or of Doubloon, by its key. */
  text(key: string, values?: Readonly<Record<string, unknown>>): string;
  /** A piece of the scene, drawn as in games without a view. If it makes a move now, it can be touched. Ask for it anew at each update. */
  piece(said: Said): HTMLElement;
}

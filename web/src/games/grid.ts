/** Keys in a grid: Tab leads to one place of it and out again, arrows walk, and the place is kept. */

import { useSignal } from "@preact/signals";

type Steps = Readonly<Record<string, (at: number, columns: number, last: number) => number>>;

/** Nothing leads round a corner: who walks on at the rim stays there. */
const STEPS: Steps = {
  ArrowLeft: (at, columns) => (at % columns ? at - 1 : at),
  ArrowRight: (at, columns) => ((at + 1) % columns ? at + 1 : at),
  ArrowUp: (at, columns) => (at >= columns ? at - columns : at),
  ArrowDown: (at, columns, last) => (at + columns <= last ? at + columns : at),
  Home: (at, columns) => at - (at % columns),
  End: (at, columns, last) => Math.min(last, at - (at % columns) + columns - 1),
  PageUp: (at, columns) => at % columns,
  PageDown: (at, columns, last) => at + columns * Math.floor((last - at) / columns),
};

/** Where a key leads in a grid of so many places; with Ctrl, Home and End lead to the first and the last. */
export function stepped(key: string, isFar: boolean, at: number, columns: number, count: number): number | undefined {
  if (isFar) return key === "Home" ? 0 : key === "End" ? count - 1 : undefined;
  return STEPS[key]?.(at, columns, count - 1);
}

/** What the grid listens to, and which of its children Tab leads to. All of them can have the focus. */
export function useGrid(columns: number) {
  const here = useSignal(0);
  const indexOf = (grid: Element) => [...grid.children].findIndex((each) => each.contains(document.activeElement));
  return {
    here: here.value,
    keys: {
      onFocusIn: ({ currentTarget }: { currentTarget: Element }) => {
        here.value = Math.max(0, indexOf(currentTarget));
      },
      onKeyDown: (event: KeyboardEvent) => {
        const grid = event.currentTarget as Element;
        const to = stepped(event.key, event.ctrlKey, indexOf(grid), columns, grid.children.length);
        if (to === undefined || event.altKey || event.metaKey) return;
        event.preventDefault();
        (grid.children[to] as HTMLElement).focus();
      },
    },
  };
}

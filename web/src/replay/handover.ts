/** What another page passes on to the page of replays: the viewer that it begins with, or a log as a file. */

import { signal } from "@preact/signals";

export const handover = {
  viewer: null as number | null, // the next replay begins with the view of this seat
  file: signal<File | null>(null), // dropped on the page, or chosen
};

/** The viewer counts once. */
export function takeViewer(): number | null {
  const { viewer } = handover;
  handover.viewer = null;
  return viewer;
}

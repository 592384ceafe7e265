/** Logs that come as files: dropped on the page, or chosen. */

import { openFile } from "../replay";
import { go, where } from "../route";

export const FILE = "file"; // how a replay is called that came as a file

async function take(file: File | undefined): Promise<void> {
  if (!file) return;
  go({ room: "replay", name: FILE });
  await openFile(file);
}

export function choose(): void {
  const field = document.createElement("input");
  field.type = "file";
  field.accept = ".json,.log,application/json";
  field.addEventListener("change", () => void take(field.files?.[0]));
  field.click();
}

/** Not while a table is open: nobody is to lose a game by a slip of the hand. */
function isWelcome(event: DragEvent): boolean {
  return where.value.place.room !== "table" && (event.dataTransfer?.types.includes("Files") ?? false);
}

window.addEventListener("dragover", (event) => {
  if (!isWelcome(event)) return;
  event.preventDefault();
  document.documentElement.dataset.drop = "over";
});
for (const left of ["dragleave", "dragend", "drop"] as const)
  window.addEventListener(left, () => delete document.documentElement.dataset.drop);
window.addEventListener("drop", (event) => {
  if (!isWelcome(event)) return;
  event.preventDefault();
  void take(event.dataTransfer?.files[0]);
});

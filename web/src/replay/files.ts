/** Logs as files: dropped on the page, or chosen. */

import { go, where } from "../route";
import { handover } from "./handover";

export const FILE = "file"; // the name of a replay that comes from a file

function take(file: File | undefined): void {
  if (!file) return;
  go({ page: "replay", name: FILE });
  handover.file.value = file;
}

export function choose(): void {
  const field = document.createElement("input");
  field.type = "file";
  field.accept = ".json,.log,application/json";
  field.addEventListener("change", () => take(field.files?.[0]));
  field.click();
}

/** Ignored while a table is open, so that nobody leaves a game by accident. */
function isWelcome(event: DragEvent): boolean {
  return where.value.place.page !== "table" && (event.dataTransfer?.types.includes("Files") ?? false);
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
  take(event.dataTransfer?.files[0]);
});

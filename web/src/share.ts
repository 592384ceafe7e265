/** Share a link, copy it, or save a file. */

/** The clipboard API needs https: elsewhere `execCommand` copies. */
export async function copy(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = link;
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const isDone = document.execCommand("copy");
    field.remove();
    return isDone;
  }
}

export const canShare = () => typeof navigator.share === "function";

export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined); // cancelled
}

export async function sharePicture(file: File): Promise<void> {
  await navigator.share({ files: [file] }).catch(() => undefined); // cancelled
}

/** Download a text as a file. */
export function save(name: string, text: string): void {
  saveFile(new File([text], name, { type: "application/json" }));
}

export function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

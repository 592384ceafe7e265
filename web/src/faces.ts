/** Pictures for faces: the server and the terminal know them as signs. */

const DRAWN: Record<string, string> = {
  "🦡": "badger",
  "🐻": "bear",
  "🐱": "cat",
  "🐦": "crow",
  "🦊": "fox",
  "🐸": "frog",
  "🦔": "hedgehog",
  "🐭": "mouse-hero",
  "🦉": "owl",
  "🐧": "penguin",
  "🐰": "rabbit",
  "🦝": "raccoon",
  "🐺": "wolf",
};

export function portrait(face: string): string {
  return `/art/face-${DRAWN[face] ?? "badger"}.svg`;
}

/** The picture of each face. The server and the terminal use the emoji. */

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

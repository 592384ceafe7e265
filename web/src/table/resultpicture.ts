/** The result of a game as a picture to send, drawn on this device. */

import { portrait } from "../faces";

export interface Result {
  title: string;
  date: string;
  cover: string; // the address of a picture; "": none
  rows: readonly Row[]; // the winners first
}

export interface Row {
  place: number;
  name: string;
  face: string;
  score: string;
}

const SIZE = 1080;
const MARGIN = 60;
const COVER = { width: 300, height: 400 };
const ROWS_TOP = 520;
const ROWS_BOTTOM = SIZE - 110;
const TALLEST_ROW = 138;
const GAP = 0.13; // between rows, of their pitch

export async function drawResult(canvas: HTMLCanvasElement, result: Result): Promise<Blob | null> {
  const [cover, logo, crown, ...faces] = await Promise.all(
    [result.cover, "/art/logo.svg", "/art/crown.svg", ...result.rows.map(({ face }) => portrait(face))].map(picture),
  );
  await document.fonts.ready;
  canvas.width = canvas.height = SIZE; // this clears it: what was drawn before stays until everything is loaded
  const context = canvas.getContext("2d")!;
  drawBackground(context);
  const left = drawCover(context, cover ?? null);
  drawHeading(context, result, left);
  const pitch = Math.min(TALLEST_ROW, (ROWS_BOTTOM - ROWS_TOP) / result.rows.length);
  result.rows.forEach((row, index) => {
    drawRow(context, row, ROWS_TOP + index * pitch, pitch * (1 - GAP), faces[index] ?? null, crown ?? null);
  });
  if (logo) context.drawImage(logo, SIZE / 2 - 130, SIZE - 92, 260, (260 * logo.height) / logo.width);
  return new Promise((done) => canvas.toBlob(done));
}

/** Null for what cannot be loaded: the picture goes without it. */
function picture(address: string): Promise<HTMLImageElement | null> {
  return new Promise((done) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => done(null);
    if (address) image.src = address;
    else done(null);
  });
}

/** A token of the style sheets. */
function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

function font(context: CanvasRenderingContext2D, family: "title-font" | "words-font", size: number): void {
  context.font = `700 ${size}px ${token(family)}`;
  context.textBaseline = "middle";
}

function drawBackground(context: CanvasRenderingContext2D): void {
  const light = context.createRadialGradient(SIZE / 2, SIZE / 3, 0, SIZE / 2, SIZE / 3, SIZE);
  light.addColorStop(0, token("violet-41"));
  light.addColorStop(1, token("night-19"));
  context.fillStyle = light;
  context.fillRect(0, 0, SIZE, SIZE);
}

/** Returns where the heading begins. */
function drawCover(context: CanvasRenderingContext2D, cover: HTMLImageElement | null): number {
  if (!cover) return MARGIN;
  context.save();
  context.beginPath();
  context.roundRect(MARGIN, MARGIN, COVER.width, COVER.height, 28);
  context.clip();
  context.drawImage(cover, MARGIN, MARGIN, COVER.width, COVER.height);
  context.restore();
  context.lineWidth = 8;
  context.strokeStyle = token("gold");
  context.stroke();
  return MARGIN + COVER.width + 50;
}

function drawHeading(context: CanvasRenderingContext2D, { title, date }: Result, left: number): void {
  font(context, "title-font", 76);
  context.fillStyle = token("gold-89");
  const lines = wrap(context, title, SIZE - MARGIN - left);
  const top = MARGIN + COVER.height / 2 - (lines.length * 88 + 60) / 2 + 44;
  lines.forEach((line, index) => {
    context.fillText(line, left, top + index * 88);
  });
  font(context, "words-font", 40);
  context.fillStyle = token("cream-97");
  context.fillText(date, left, top + lines.length * 88);
}

/** The lines into which a text falls. */
function wrap(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function drawRow(
  context: CanvasRenderingContext2D,
  { place, name, score }: Row,
  top: number,
  height: number,
  face: HTMLImageElement | null,
  crown: HTMLImageElement | null,
): void {
  const middle = top + height / 2;
  context.beginPath();
  context.roundRect(MARGIN, top, SIZE - 2 * MARGIN, height, height / 3);
  context.fillStyle = token(place === 1 ? "gold-89" : "cream-95");
  context.fill();
  context.fillStyle = token("wood-28");
  font(context, "title-font", Math.min(56, height * 0.6));
  context.textAlign = "center";
  context.fillText(String(place), MARGIN + 60, middle);
  context.textAlign = "right";
  context.fillText(score, SIZE - MARGIN - 36, middle);
  const scoreLeft = SIZE - MARGIN - 36 - context.measureText(score).width;
  context.textAlign = "left";
  font(context, "words-font", Math.min(46, height * 0.5));
  const nameLeft = MARGIN + 120 + height;
  context.fillText(name, nameLeft, middle, scoreLeft - nameLeft - 24);
  if (face) context.drawImage(face, MARGIN + 106, top + height * 0.06, height * 0.88, height * 0.88);
  if (crown && place === 1) context.drawImage(crown, MARGIN + 106 + height * 0.18, top - height * 0.26, height * 0.52, height * 0.52);
}

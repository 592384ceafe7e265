/** Numbers in words, with as many decimals as their interval is worth. */

import type { ExperimentFigure } from "../messages";
import { settings } from "../settings";

/** 0.02 -> 2, 3 -> 1: up to the first digit of half an interval. */
export function decimals(half: number): number {
  let digits = 1;
  while (digits < 5 && half > 0 && half < 10 ** -digits) digits += 1;
  return digits;
}

export function plain(value: number, digits = 0): string {
  const shown = new Intl.NumberFormat(settings.value.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return shown.format(value).replace(/^-(?=[0.,]+$)/, ""); // no minus before 0.0
}

const scaleOf = ({ percent = false }: Pick<ExperimentFigure, "percent">): number => (percent ? 100 : 1);

export function halfOf({ low, high }: Pick<ExperimentFigure, "low" | "high">): number | null {
  return low === null || high === null ? null : (high - low) / 2;
}

type Kind = Pick<ExperimentFigure, "percent">;

/** `28.0 %` */
export function words(kind: Kind, value: number, half: number | null): string {
  return plain(scaleOf(kind) * value, decimals(scaleOf(kind) * (half ?? 1))) + (kind.percent ? "\u00a0%" : "");
}

/** `± 0.1` */
export function give(kind: Kind, half: number | null): string {
  return half === null ? "" : `±\u00a0${plain(scaleOf(kind) * half, decimals(scaleOf(kind) * half))}`;
}

/** `+1.2` or `−0.4` */
export function signed(kind: Kind, value: number, half: number | null): string {
  const shown = words(kind, Math.abs(value), half);
  if (!/[1-9]/.test(shown)) return shown;
  return (value < 0 ? "−" : "+") + shown;
}

/** A value of a histogram: as short as it can be. */
export function short(kind: Kind, value: number): string {
  const scaled = scaleOf(kind) * value;
  return plain(scaled, Math.abs(scaled - Math.round(scaled)) < 1e-6 ? 0 : 1) + (kind.percent ? "\u00a0%" : "");
}

const MOST_STEPS = 5;
const DIGITS = 1e9; // 3 * 0.1 is shown as 0.3

/** The round step in which at most five lead over a distance: 1, 2, 2.5 or 5 times a power of ten, and no less than `least`. */
function stepOf(distance: number, least: number): number {
  const power = 10 ** Math.floor(Math.log10(distance));
  const steps = [0.1, 0.2, 0.25, 0.5, 1, 2].map((part) => part * power);
  return steps.find((step) => distance / step <= MOST_STEPS && step >= least && (least === 0 || step % 1 === 0)) ?? least;
}

const multiples = (first: number, last: number, step: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, number) => Math.round((first + number) * step * DIGITS) / DIGITS);

/** Round numbers from 0 to about the highest value: 0, 10, 20, 30. */
export function ticks(highest: number): number[] {
  if (!(highest > 0)) return [0, 1];
  const step = stepOf(highest, 0);
  return multiples(0, Math.floor(highest / step + 1e-9), step);
}

/** Round numbers from one number up to below another: whole ones, if `least` is 1. */
export function between(low: number, high: number, least: number): number[] {
  const step = stepOf(high - low, least);
  return multiples(Math.ceil(low / step - 1e-9), Math.ceil(high / step - 1e-9) - 1, step);
}

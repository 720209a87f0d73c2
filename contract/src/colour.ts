import { BRAND } from './brand.js';

/** A colour as forms and style sheets write it: `#0b4f5c`. */
export const COLOUR_PATTERN = /^#[0-9a-f]{6}$/i;

export const isColour = (text: string): boolean => COLOUR_PATTERN.test(text);

/** The shop's own accent colour, where its settings name no other. */
export const DEFAULT_ACCENT = BRAND.ink;

/** The least contrast of text to what is behind it, so that most people can read it. WCAG 2.2, success criterion 1.4.3. */
export const MIN_CONTRAST = 4.5;

/** @param colour as `#0b4f5c`. @returns from 1 (white) to 21 (black). WCAG 2.2, "contrast ratio" */
export function contrastToWhite(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  return 1.05 / (0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0) + 0.05);
}

/** Rounded down to a tenth: what is shown as 4.5 is at least 4.5. */
export const shownContrast = (colour: string): string => (Math.floor(contrastToWhite(colour) * 10) / 10).toFixed(1);

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

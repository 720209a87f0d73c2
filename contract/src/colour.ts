import { BRAND } from './brand.js';

/** A colour in the format of forms and style sheets: `#0b4f5c`. */
export const COLOUR_PATTERN = /^#[0-9a-f]{6}$/i;

export const isColour = (text: string): boolean => COLOUR_PATTERN.test(text);

/** The default accent colour of the shop. */
export const DEFAULT_ACCENT = BRAND.ink;

/** The minimum contrast of text to its background. WCAG 2.2, success criterion 1.4.3. */
export const MIN_CONTRAST = 4.5;

/** @param colour as `#0b4f5c`. @returns from 1 (white) to 21 (black). WCAG 2.2, "contrast ratio" */
export function contrastToWhite(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  return 1.05 / (0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0) + 0.05);
}

/** Rounded down to a tenth, so that a displayed 4.5 is at least 4.5. */
export const shownContrast = (colour: string): string => (Math.floor(contrastToWhite(colour) * 10) / 10).toFixed(1);

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

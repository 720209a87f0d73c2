import { BRAND, STRIP } from '@shop/contract/brand';
import type { Tone } from '@shop/contract/statuses';

export type BadgePalette = Record<Tone, { text: string; ground: string }>;

export interface Palette {
  primary: string;
  secondary: string;
  background: string;
  paper: string;
  text: string;
  softText: string;
  line: string;
  bar: string;
  badge: BadgePalette;
}

/** On an ink background, the strip's ink colour would look like a gap. */
const STRIP_ON_INK = STRIP.map((colour) => (colour === BRAND.ink ? BRAND.paper : colour));

/** The control strip below the bar at the top, and above the sign-in. */
export const STRIP_OF_INKS = `linear-gradient(90deg, ${STRIP_ON_INK.map((ink, at) => `${ink} ${at * 25}% ${at * 25 + 25}%`).join(', ')}) 0 0 / 72px 100%`;

const light: Palette = {
  primary: BRAND.cyanDeep,
  secondary: BRAND.ink,
  background: BRAND.paper,
  paper: '#ffffff',
  text: BRAND.ink,
  softText: '#52606b',
  line: '#e3e7ea',
  bar: BRAND.ink,
  badge: {
    green: { text: '#0b5d33', ground: '#d3f2e0' },
    yellow: { text: '#6b4700', ground: '#ffedb3' },
    red: { text: '#9b1c1c', ground: '#fde0e0' },
    purple: { text: '#5b21a6', ground: '#ebdffc' },
    neutral: { text: '#3c454d', ground: '#e5e9ec' },
  },
};

const dark: Palette = {
  primary: BRAND.cyanBright,
  secondary: '#dfe5ea',
  background: '#0f1316',
  paper: '#171c20',
  text: '#eef2f4',
  softText: '#a4b0b9',
  line: '#2a3238',
  bar: '#0a0d0f',
  badge: {
    green: { text: '#86e5b0', ground: '#12402a' },
    yellow: { text: '#ffd76a', ground: '#463505' },
    red: { text: '#ffa8a8', ground: '#541b1b' },
    purple: { text: '#d3b5ff', ground: '#3d2168' },
    neutral: { text: '#c9d1d8', ground: '#2c353c' },
  },
};

export type Mode = 'light' | 'dark';

export const palettes: Record<Mode, Palette> = { light, dark };

// Archivo has no Arabic letters: Cairo has them.
export const FONTS =
  "'Archivo Variable', Archivo, 'Cairo Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

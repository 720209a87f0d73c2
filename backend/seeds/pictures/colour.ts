/** The shop's colour names as they look under studio light, `#rrggbb`. */
const NAMED: Readonly<Record<string, string>> = {
  Black: '#24262b',
  White: '#f4f3ef',
  Cream: '#f0e4c6',
  Ivory: '#f3ead6',
  Clear: '#dfe9ee',
  Grey: '#8a9099',
  Silver: '#b9bfc7',
  Gold: '#c79a3b',
  Red: '#cf2e35',
  Burgundy: '#7c1f35',
  Pink: '#e58bab',
  Orange: '#e9802b',
  Yellow: '#f0c634',
  Green: '#2f8f4e',
  Mint: '#8fcfb2',
  Turquoise: '#2aa3a8',
  'Sky Blue': '#6bb1e0',
  Blue: '#1f5fb0',
  Navy: '#1e2c55',
  Purple: '#6d4a9c',
  Brown: '#74503a',
  Natural: '#c39a6b',
};

const FALLBACK = '#9aa1ab';

export function colourOf(name: string): string {
  return NAMED[name] ?? FALLBACK;
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** `hex` moved towards `target` by `share` (0 to 1). */
export function mix(hex: string, target: string, share: number): string {
  const goal = channels(target);
  const mixed = channels(hex).map((value, index) => Math.round(value + ((goal[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function lighter(hex: string, share: number): string {
  return mix(hex, '#ffffff', share);
}

export function darker(hex: string, share: number): string {
  return mix(hex, '#0b0d12', share);
}

/** Perceived brightness, 0 (black) to 1 (white). */
export function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

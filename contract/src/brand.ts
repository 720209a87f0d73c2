/**
 * The colours and the mark of the shop, for storefront, back office, documents, emails and icons. Style sheets write
 * `brand(ink)` for a colour of this list.
 */
export const BRAND = {
  ink: '#14161a',
  inkSoft: '#4b4e56',
  onInk: '#fbfaf7',
  paper: '#f4f2ed',
  sheet: '#fcfbf9',
  well: '#eae7df',
  rule: '#d3cfc5',
  /** The background in dark mode. */
  night: '#121317',
  cyan: '#00a0d2',
  magenta: '#d4006a',
  yellow: '#ffd000',
  /** A cyan that is dark enough for white text on it, and one for text on the dark background. */
  cyanDeep: '#00708a',
  cyanBright: '#4fd0ea',
} as const;

type BrandColour = keyof typeof BRAND;

const isBrandColour = (name: string): name is BrandColour => Object.hasOwn(BRAND, name);

/** The colours of a printer's control strip, in its order. */
export const STRIP = [BRAND.cyan, BRAND.magenta, BRAND.yellow, BRAND.ink] as const;

/** Replaces colour names in a style sheet. @throws RangeError for a name that is not in the list */
export const withBrandColours = (css: string): string =>
  css.replace(/\bbrand\((\w+)\)/g, (_place, name: string) => {
    if (!isBrandColour(name)) throw new RangeError(`${name} is no colour of the brand`);
    return BRAND[name];
  });

/** A printer's registration mark on a grid of 24: two offset rings, and a cross. */
export const MARK = {
  rings: [
    { cx: 11, cy: 11.4, r: 6.5, colour: 'cyan' },
    { cx: 13, cy: 12.6, r: 6.5, colour: 'magenta' },
  ],
  cross: 'M12 0v24M0 12h24',
} as const;

const markOf = (cross: string) => {
  const rings = MARK.rings.map(
    ({ cx, cy, r, colour }) => `<circle cx="${cx}" cy="${cy}" r="${r}" stroke="${BRAND[colour]}" stroke-width="2"/>`,
  );
  return `${rings.join('')}<path d="${MARK.cross}" stroke="${cross}" stroke-width="1.6"/>`;
};

const svg = (box: string, inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`;

/** The mark alone, as an SVG file. @param cross colour of the cross */
export const markSvg = (cross: string = BRAND.ink): string => svg('0 0 24 24', `<g fill="none">${markOf(cross)}</g>`);

/** The mark on an ink background, for icons of programs and tabs. */
export const iconSvg = (): string =>
  svg(
    '0 0 32 32',
    `<rect width="32" height="32" rx="4" fill="${BRAND.ink}"/><g fill="none" transform="translate(4 4)">${markOf(BRAND.onInk)}</g>`,
  );

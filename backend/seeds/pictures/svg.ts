type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A stop of a gradient: offset 0 to 1, colour, opacity 0 to 1 (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A picture file: its stable name and its text. */
export interface Picture {
  readonly name: string;
  readonly svg: string;
}

export const CANVAS = { width: 800, height: 600 } as const;

/** One decimal is a tenth of a pixel: enough for the eye, and it keeps the files small. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

function attributeText(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value}"`)
    .join('');
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function el(tag: string, attributes: Attributes, ...children: string[]): string {
  const inner = children.join('');
  return inner === ''
    ? `<${tag}${attributeText(attributes)}/>`
    : `<${tag}${attributeText(attributes)}>${inner}</${tag}>`;
}

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, colour, opacity]) =>
      el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity === 1 ? undefined : opacity }),
    )
    .join('');
}

export function linearGradient(id: string, list: readonly Stop[], attributes: Attributes = {}): string {
  return el('linearGradient', { id, ...attributes }, stops(list));
}

export function radialGradient(id: string, list: readonly Stop[], attributes: Attributes = {}): string {
  return el('radialGradient', { id, ...attributes }, stops(list));
}

/** Attributes that lay a gradient out between two points of the canvas, in px. */
export function between([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): Attributes {
  return { gradientUnits: 'userSpaceOnUse', x1: num(x1), y1: num(y1), x2: num(x2), y2: num(y2) };
}

/** A whole 4:3 document; `title` is what a screen reader says when the file is opened by itself. */
export function svgDocument(title: string, defs: string, body: string): string {
  const frame = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${CANVAS.width} ${CANVAS.height}`,
    width: CANVAS.width,
    height: CANVAS.height,
    role: 'img',
  };
  return el('svg', frame, el('title', {}, escapeText(title)), el('defs', {}, defs), body);
}

/** `0.4x1.5-mm` and `Hot Red` become `0-4x1-5-mm` and `hot-red`: safe as a file name and in a URL. */
export function slug(...parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

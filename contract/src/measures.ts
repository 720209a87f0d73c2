/** A measure of a product or of a search; widths and channels in mm, lengths in m. */
export type Measure =
  | { readonly kind: 'width'; readonly mm: number }
  | { readonly kind: 'length'; readonly metres: number }
  | { readonly kind: 'channel'; readonly height: number; readonly width: number }
  | { readonly kind: 'pack'; readonly pieces: number };

/** A measure with the words of the search for it. */
export interface RequestedMeasure {
  readonly measure: Measure;
  readonly asked: string;
}

export interface MeasuredText {
  readonly measures: readonly RequestedMeasure[];
  /** The text without its measures. */
  readonly rest: string;
}

const MM_PER_INCH = 25.4;
const METRES_PER_YARD = 0.9144;
const METRES_PER_FOOT = 0.3048;

/**
 * The largest width and height of the channel of a creasing matrix, in mm. Larger pairs of numbers are a width and a
 * length.
 */
const CHANNEL = { height: 3, width: 10 };

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const FRACTION = String.raw`(?:\d+[ -])?\d+/\d+`;
const AMOUNT = `(${FRACTION}|${NUMBER})`;
/** A measure can't begin inside a code or a longer number. */
const START = String.raw`(?<![\p{L}\d./])(?<![\p{L}\d]-)`;
const END = String.raw`(?![\p{L}\d])`;
const UNIT_OF_PAIR = '(?:mm)?';
/** After a pair of numbers, it makes them a width and a length; the beginning of a word does not: `0.4x1.5 matrix`. */
const UNIT_OF_ROLL = `(?:"|(?:m|mtrs?|met(?:er|re)s?|ins?|inch(?:es)?|yr?ds?|yards?)${END})`;

/** An x between two measures or numbers that is not part of a word. */
const TIMES = /(?<![\p{L}])x(?![\p{L}])/gu;

type Reader = (match: readonly string[]) => Measure | undefined;

const pattern = (source: string): RegExp => new RegExp(`${START}${source}`, 'gu');
const withUnit = (units: string): RegExp => pattern(`${AMOUNT}[ -]*(?:${units})${END}`);

/** In the order of matching: a pair before its parts, unit words before single letters. */
const READERS: readonly (readonly [RegExp, Reader])[] = [
  [
    pattern(`(${NUMBER})[ -]*${UNIT_OF_PAIR} *(?:x|by) *(${NUMBER})[ -]*${UNIT_OF_PAIR}${END}(?! *${UNIT_OF_ROLL})`),
    channelIn,
  ],
  [withUnit('inch(?:es|s)?|ins?|inc|ich|inhc'), ([amount]) => widthOf(amount, MM_PER_INCH)],
  [pattern(`${AMOUNT} *"`), ([amount]) => widthOf(amount, MM_PER_INCH)],
  [withUnit('mm+|millimet(?:er|re)s?'), ([amount]) => widthOf(amount, 1)],
  [withUnit('cm|centimet(?:er|re)s?'), ([amount]) => widthOf(amount, 10)],
  // With typing errors: yads, yrd, yeards.
  [withUnit('y[aer]{0,3}ds?'), ([amount]) => lengthOf(amount, METRES_PER_YARD)],
  [withUnit('ft|feet|foot'), ([amount]) => lengthOf(amount, METRES_PER_FOOT)],
  [withUnit('m|mte?r?s?|mett?(?:er|re)s?'), ([amount]) => lengthOf(amount, 1)],
  [withUnit('pcs?|pieces?|strips?|nos'), ([amount]) => ({ kind: 'pack', pieces: Number(amount) })],
  // A fraction without a unit is in inches.
  [pattern(`((?:\\d+[ -])?\\d+/(?:2|4|8|16))${END}(?!\\.)`), ([amount]) => widthOf(amount, MM_PER_INCH)],
];

/** Inches written as words. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bhalf(?: an?)?[ -]inch\b/g, '1/2inch'],
  [/\bthree[ -]quarters?(?: of an?)?[ -]inch\b/g, '3/4inch'],
  [/\b(?:one|an)[ -]inch\b/g, '1inch'],
  [/نصف? (?:بوصه|انش|اينش)/g, '1/2inch'],
  [/ثلاثه ارباع (?:ال)?(?:بوصه|انش|اينش)/g, '3/4inch'],
  [/(?:بوصه|انش|اينش) واحده?/g, '1inch'],
];

/** @param plain a text that `plainText` has normalised */
export function measuresIn(plain: string): MeasuredText {
  const measures: RequestedMeasure[] = [];
  let rest = WORDS.reduce((text, [words, number]) => text.replace(words, number), withRoom(plain));
  for (const [measured, read] of READERS) {
    rest = rest.replace(measured, (requested: string, ...match: string[]) => {
      const measure = read(match);
      if (measure === undefined) return requested;
      measures.push({ measure, asked: requested.trim() });
      return ' ';
    });
  }
  return { measures, rest: rest.replace(TIMES, ' ') };
}

/** Completes `.4` to `0.4`, and separates the measures of `110mmx300m`. */
function withRoom(plain: string): string {
  return plain
    .replace(/(?<![\p{L}\d.])\.(?=\d)/gu, '0.')
    .replace(/(\d *(?:mm|cm|m|in|inch|yds?|")?) *x *(?=\d)/g, '$1 x ');
}

function channelIn([height = '', width = '']: readonly string[]): Measure | undefined {
  const channel = { height: withPoint(height), width: withPoint(width, withPoint(height)) };
  return channel.height <= CHANNEL.height && channel.width <= CHANNEL.width
    ? { kind: 'channel', ...channel }
    : undefined;
}

/** Sizes without their point: `04x15` and `0.4x15` are 0.4x1.5. */
const withPoint = (digits: string, height = 0): number =>
  /^0\d$/.test(digits) || (height > 0 && height < 1 && /^\d{2}$/.test(digits)) ? Number(digits) / 10 : Number(digits);

function widthOf(amount = '', millimetres: number): Measure | undefined {
  const mm = numberIn(amount) * millimetres;
  return mm > 0 && Number.isFinite(mm) ? { kind: 'width', mm } : undefined;
}

function lengthOf(amount = '', inMetres: number): Measure | undefined {
  const metres = numberIn(amount) * inMetres;
  return metres > 0 && Number.isFinite(metres) ? { kind: 'length', metres } : undefined;
}

/** Reads also `1/2`, `1 1/2` and `1-1/2`. */
function numberIn(amount: string): number {
  const [, whole = '0', part, of] = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(amount) ?? [];
  return part === undefined ? Number(amount) : Number(whole) + Number(part) / Number(of);
}

/** Widths with a smaller relative difference are equal: 25 mm and 1 inch. */
const SAME = 0.03;
/** Lengths with a smaller relative difference are near each other: 122 m and 100 yd. */
const NEAR = 1 / 3;

/**
 * The relative difference between a product's measure and the requested one.
 * @returns undefined if they are of different kinds
 */
export function distanceOf(requested: Measure, had: Measure): number | undefined {
  if (requested.kind === 'width' && had.kind === 'width') return relative(requested.mm, had.mm);
  if (requested.kind === 'length' && had.kind === 'length') return relative(requested.metres, had.metres);
  if (requested.kind === 'channel' && had.kind === 'channel')
    return relative(requested.height, had.height) + relative(requested.width, had.width);
  // A channel also matches one of its two measures.
  if (requested.kind === 'width' && had.kind === 'channel')
    return Math.min(relative(requested.mm, had.height), relative(requested.mm, had.width));
  if (requested.kind === 'pack' && had.kind === 'pack') return requested.pieces === had.pieces ? 0 : 1;
  return undefined;
}

const relative = (requested: number, had: number): number => Math.abs(had - requested) / requested;

export const isSame = (distance: number): boolean => distance <= SAME;

/** Only lengths can be near: a roll may be longer or shorter, but a width must fit the machine. */
export const isNear = ({ kind }: Measure, distance: number): boolean => kind === 'length' && distance <= NEAR;

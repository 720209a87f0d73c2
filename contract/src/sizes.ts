import { measuresIn } from './measures.js';

/** A size in both systems, each without its unit. A fraction of an inch is not converted to decimals. */
export interface SizeInBoth {
  readonly mm: string;
  readonly inch: string;
}

const MM_PER_INCH = 25.4;
/** The no-break spaces prevent a line break. */
const TIMES = '\u00a0×\u00a0';

/**
 * @param size of a product: `1-inch`, `12-mm`, `0.4x1.5-mm`
 * @returns undefined if it is neither a width nor a channel
 */
export function sizeInBoth(size: string): SizeInBoth | undefined {
  const { measures, rest } = measuresIn(size.toLowerCase().replace('×', 'x'));
  const [found] = measures;
  if (found === undefined || measures.length > 1 || rest.trim() !== '') return undefined;
  const { measure, asked } = found;
  if (measure.kind === 'channel') return channelInBoth(asked);
  if (measure.kind !== 'width') return undefined;
  const inches = /in|"/.test(asked) ? /^[\d ./-]*\d/.exec(asked)?.[0] : undefined;
  return { mm: rounded(measure.mm, 2), inch: inches ?? rounded(measure.mm / MM_PER_INCH, 2) };
}

/**
 * The metres of a length that is not in metres already, without the unit.
 * @param variant of a product: `100-yd`
 * @returns undefined if it is not such a length
 */
export function metresOf(variant: string): string | undefined {
  const { measures, rest } = measuresIn(variant.toLowerCase());
  const [{ measure, asked } = { measure: undefined, asked: '' }] = measures;
  const isInMetres = /^[\d.\s-]*m/.test(asked);
  if (measures.length > 1 || measure?.kind !== 'length' || isInMetres || rest.trim() !== '') return undefined;
  return rounded(measure.metres, 1);
}

/** Channels are written with one decimal in millimetres: 0.3 × 1.0. */
function channelInBoth(requested: string): SizeInBoth {
  const sides = requested.match(/\d+(?:\.\d+)?/g) ?? [];
  const inches = sides.map((side) => rounded(Number(side) / MM_PER_INCH, 3));
  return { mm: sides.join(TIMES), inch: inches.join(TIMES) };
}

const rounded = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)));

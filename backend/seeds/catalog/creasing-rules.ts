import { channelOf } from './measures.js';

/** Thickness of a crease rule in mm: 2 pt, and 3 pt for channels over 2 mm. */
const TWO_POINT = 0.71;
const THREE_POINT = 1.05;

/** A 23.80 mm cutting rule is what most flat-bed dies in the region are made with. */
const CUTTING_RULE = 23.8;

interface CreasingAdvice {
  readonly height: number;
  readonly width: number;
  readonly rulePoints: 2 | 3;
  /** Board thickness that the channel suits, mm. */
  readonly board: readonly [from: number, to: number];
  /** Height of the crease rule for the middle of those boards, mm. */
  readonly creaseRule: number;
}

/**
 * Board and rules for a channel. Trade rule: channel width = 2 × board thickness + rule thickness across the grain
 * (1.5 × along it), channel height ≈ board thickness, crease rule = cutting rule − board thickness.
 *
 * @throws RangeError for a size that names no channel.
 */
export function creasingAdvice(size: string): CreasingAdvice {
  const channel = channelOf(size);
  if (channel === undefined) throw new RangeError(`not a creasing size: ${size}`);
  const rulePoints = channel.width > 2 ? 3 : 2;
  const room = channel.width - (rulePoints === 3 ? THREE_POINT : TWO_POINT);
  const board = [room / 2, room / 1.5] as const;
  return { ...channel, rulePoints, board, creaseRule: CUTTING_RULE - (board[0] + board[1]) / 2 };
}

/** Kinds of box that are made of board as thick as `mm`. */
export function boardNamed(mm: number): string {
  if (mm < 0.22) return 'heavy paper and light card, about 150–200 g/m²';
  if (mm < 0.32) return 'folding boxboard of about 200–250 g/m²';
  if (mm < 0.42) return 'folding boxboard of about 250–300 g/m²';
  if (mm < 0.55) return 'folding boxboard and duplex of about 300–400 g/m²';
  if (mm < 0.75) return 'heavy duplex and greyboard liners of about 400–500 g/m²';
  return 'micro-flute and laminated corrugated board';
}

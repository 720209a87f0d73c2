import { roomFor, withRoomFor } from './room.js';

/** By row: the number of its value; 2 bytes for a row, 4 where there are more values than 16 bits can number. */
export type Codes = Uint16Array | Uint32Array;

const MOST_OF_16_BITS = 0xffff;

/** @param rows how many are expected */
export const newCodes = (rows: number): Codes => new Uint16Array(roomFor(rows));

/** @returns the codes themselves, or a wider or longer copy, in which the row has this one */
export function withCode(codes: Codes, row: number, code: number): Codes {
  const wide = code > MOST_OF_16_BITS && codes instanceof Uint16Array ? Uint32Array.from(codes) : codes;
  const long = withRoomFor(row, wide);
  long[row] = code;
  return long;
}

/** @returns the codes in another order: row 0 has that of row `order[0]`, and so on */
export function inOtherOrder(codes: Codes, order: Uint32Array): Codes {
  const ordered = codes instanceof Uint16Array ? newCodes(order.length) : new Uint32Array(roomFor(order.length));
  for (let row = 0; row < order.length; row += 1) ordered[row] = codes[order[row] ?? 0] ?? 0;
  return ordered;
}

type Numbers = Float64Array | Uint32Array | Uint16Array;

const FIRST = 1024;
/** From here on more room is a quarter more: of twice as much most would stay empty. */
const LARGE = 16_384;

/** @returns room for as many rows, or bytes, as there are, and for some that come later */
export const roomFor = (count: number): number => Math.max(FIRST, count + (count >>> 4));

/** @returns the room to take where there is `length` and `needed` is more, both in rows or bytes */
export const moreRoom = (length: number, needed: number): number =>
  Math.max(needed, length + (length < LARGE ? length : length >>> 2));

/** @returns the values themselves, or a longer copy where the row is beyond their end */
export function withRoomFor<T extends Numbers>(row: number, values: T): T {
  if (row < values.length) return values;
  const larger = new (values.constructor as new (length: number) => T)(moreRoom(values.length, row + 1));
  larger.set(values);
  return larger;
}

import { expect, it } from '@jest/globals';
import { inOtherOrder, newCodes, withCode } from './codes.js';

it('codes are what they were, however many rows and values come', () => {
  const count = 70_000;
  let codes = newCodes(10);
  for (let row = 0; row < count; row += 1) codes = withCode(codes, row, row);
  expect([0, 1023, 1024, 0xffff, 0x10000, count - 1].map((row) => codes[row])).toEqual([
    0, 1023, 1024, 0xffff, 0x10000, 69_999,
  ]);
  const backwards = inOtherOrder(
    codes,
    Uint32Array.from({ length: count }, (_, row) => count - 1 - row),
  );
  expect([0, 1, count - 1].map((row) => backwards[row])).toEqual([69_999, 69_998, 0]);
});

it('codes of few values take two bytes in any order', () => {
  const codes = withCode(withCode(newCodes(2), 0, 7), 1, 0xffff);
  expect([...inOtherOrder(codes, Uint32Array.of(1, 0)).subarray(0, 2)]).toEqual([0xffff, 7]);
  expect([codes, inOtherOrder(codes, Uint32Array.of(1))].map((one) => one.BYTES_PER_ELEMENT)).toEqual([2, 2]);
});

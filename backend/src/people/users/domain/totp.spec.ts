import { stepOfCode } from './totp.js';

/** Secret of the test values of RFC 6238, which have eight digits: six of them are the code. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('the step of a code', () => {
  test.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [2_000_000_000, '279037', 66_666_666],
  ])('equals the example of RFC 6238 at %i seconds', (seconds, code, step) => {
    expect(stepOfCode(SECRET, code, at(seconds))).toBe(step);
  });

  test('is accepted half a minute early or late, but no more', () => {
    expect([-31, -29, 0, 59, 61].map((late) => stepOfCode(SECRET, '081804', at(1_111_111_080 + late)))).toEqual([
      null,
      37_037_036,
      37_037_036,
      37_037_036,
      null,
    ]);
  });

  test('is null for a wrong code', () => {
    expect(stepOfCode(SECRET, '000000', at(59))).toBeNull();
  });
});

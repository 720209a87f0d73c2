import { expect, it } from '@jest/globals';
import { shares } from './look.mjs';

const turn = (perSecond) => ({
  seconds: 1,
  times: Array.from({ length: perSecond }, () => 5),
  calls: perSecond,
  failures: 0,
  used: null,
});

it('compares a case with its floor over all turns: a second in which both were slow changes nothing', () => {
  const { ofFloor, ofDatabaseFloor } = shares({ shop: [turn(30), turn(3)], bare: [turn(60), turn(6)], database: [] });
  expect([ofFloor, ofDatabaseFloor]).toEqual([0.5, null]);
});

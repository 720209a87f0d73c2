import { describe, expect, it } from '@jest/globals';
import { courseAfter, coveredOn } from './course.js';

const course = (
  ...stages: [on: string, status: 'Held' | 'Deposited' | 'PartlyCleared' | 'Bounced', cleared: number][]
) => stages.map(([on, status, cleared]) => ({ on, status, cleared }));
const CHEQUE = {
  ...{ status: 'Held' as const, kind: 'Payment' as const, amount: 1000, chequeDate: '2026-06-10' },
  ...{ receivedOn: '2026-06-01', depositedOn: null, clearings: [], returns: [], end: null },
  course: course(['2026-06-01', 'Held', 0]),
};
const BOUNCED = {
  ...CHEQUE,
  status: 'Bounced' as const,
  course: course(
    ['2026-06-01', 'Held', 0],
    ['2026-06-10', 'Deposited', 0],
    ['2026-06-12', 'PartlyCleared', 400],
    ['2026-06-20', 'Deposited', 400],
    ['2026-06-25', 'Bounced', 400],
  ),
};

describe('a cheque as of a past day', () => {
  it.each([
    ['covers nothing before its receipt', BOUNCED, '2026-05-31', 0],
    ['covers its amount in hand', BOUNCED, '2026-06-01', 1000],
    ['covers its amount at the bank', BOUNCED, '2026-06-11', 1000],
    ['covers nothing once a part was paid', BOUNCED, '2026-06-12', 0],
    ['covers the rest once it is at the bank again', BOUNCED, '2026-06-24', 600],
    ['covers nothing from its return on', BOUNCED, '2026-06-25', 0],
    ['covers its amount on the last day for its bank', CHEQUE, '2026-12-10', 1000],
    ['covers nothing once it is too old', CHEQUE, '2026-12-11', 0],
    ['covers nothing if it is a guarantee', { ...CHEQUE, kind: 'Guarantee' as const }, '2026-06-01', 0],
  ])('%s', (_title, cheque, day, covered) => {
    expect(coveredOn(cheque, day)).toBe(covered);
  });

  it('never has a stage that begins before the previous one', () => {
    const next = courseAfter(BOUNCED, { on: '2026-06-03', status: 'Replaced', cleared: 400 });
    expect(next.at(-1)).toEqual({ on: '2026-06-25', status: 'Replaced', cleared: 400 });
  });
});

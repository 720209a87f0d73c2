import { describe, expect, it } from '@jest/globals';
import type { MoveInImportResponse } from '@shop/contract/api';
import type { Planned } from '../../kit/imports/ImportPage';
import { type Progress, sendParts } from './sendParts';

const PARTS = [
  { csv: 'first', lines: [2, 3] },
  { csv: 'second', lines: [4] },
];

const NOTHING = { problems: [], rows: [], left: [], columns: ['number'], unused: [], updated: 0, skipped: 0 };
const answer = (fields: Partial<MoveInImportResponse>): MoveInImportResponse => ({
  ...NOTHING,
  ...{ applied: false, plan: null, goodPlan: null, created: 0, unchanged: 0, wrong: 0, ...fields },
});

async function sent(answers: Partial<MoveInImportResponse>[], planned?: Planned) {
  const calls: unknown[] = [];
  const progress: (Progress | null)[] = [];
  const result = await sendParts(
    PARTS,
    planned,
    (csv, plan) => {
      calls.push(plan ? [csv, plan] : csv);
      return Promise.resolve(answer(answers[calls.length - 1] ?? {}));
    },
    (one) => void progress.push(one),
  );
  return { result, calls, progress };
}

describe('sendParts', () => {
  it('checks all parts, sums them and reports the rows that are done', async () => {
    const { result, calls, progress } = await sent([
      { plan: 'a', created: 2 },
      { plan: null, unchanged: 1 },
    ]);
    expect(calls).toEqual(['first', 'second']);
    expect(progress).toEqual([{ done: 0, total: 3 }, { done: 2, total: 3 }, null]);
    expect(result).toMatchObject({ created: 2, unchanged: 1, plan: '["a",null]', goodPlan: null });
  });

  it('imports the parts that have a plan, each with its own ticked rows', async () => {
    const { calls } = await sent([{ applied: true }], { plan: '["a",null]', confirmed: [3, 4] });
    expect(calls).toEqual([['first', { plan: 'a', confirmed: [3] }]]);
  });

  it('has a plan for the valid rows if a part has wrong ones', async () => {
    const { result } = await sent([{ plan: 'a' }, { goodPlan: 'b', wrong: 1 }]);
    expect(result).toMatchObject({ plan: null, goodPlan: '["a","b"]', wrong: 1 });
  });

  it('has no plan while a part has a question, which is shown once', async () => {
    const question = { line: 1, message: 'Which order of day and month?', rule: 'DAY_ORDER' };
    const problems = [question] as MoveInImportResponse['problems'];
    const { result } = await sent([
      { plan: null, problems },
      { plan: 'b', problems },
    ]);
    expect(result).toMatchObject({ plan: null, goodPlan: null, problems: [question] });
  });
});

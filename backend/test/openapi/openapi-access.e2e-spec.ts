import { describe, expect, it } from '@jest/globals';
import type { Operation } from './description.js';
import { statusFor, turnedAway, Walk } from './walk.js';

// Each call is made in each role that may not make it. openapi-successes.e2e-spec.ts makes it in the others.
const walk = await Walk.start();

describe('the check of answers', () => {
  it('detects an answer that is not as described', () => {
    const operation = walk.operations.find(({ id }) => id === 'health_answer');
    if (operation === undefined) throw new Error('There is no health check');
    const answer = (body: unknown, headers = {}) => ({
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      body: Buffer.from(JSON.stringify(body)),
      ms: 1,
    });
    const problems = (given: ReturnType<typeof answer>) => walk.check.problemsOf(operation, given);
    expect(problems(answer({ status: 'ok' }))).toEqual([]);
    expect(problems(answer({ status: 'ok', more: 1 }))).toHaveLength(1);
    expect(problems(answer({ status: 'fine' }))).toHaveLength(1);
    expect(problems(answer({}))).toHaveLength(1);
    expect(problems(answer({ status: 'ok' }, { 'x-more': '1' }))).toHaveLength(1);
    expect(problems(answer({ status: 'ok' }, { 'content-type': 'text/html' }))).toHaveLength(1);
    expect(problems({ ...answer({ status: 'ok' }), status: 418 })).toHaveLength(1);
  });
});

/** Calls the operation with an unknown id: a caller without access must not learn whether the record exists. */
const anyCall = ({ path, body }: Operation) => ({
  path: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '6920200f1c2d3e4f5a6b7c8d'])),
  body: body?.example,
});

describe.each(walk.named.filter(([, operation]) => turnedAway(operation).length > 0))('%s', (_id, operation) => {
  it('turns away everybody who is not let in, as described', async () => {
    for (const role of turnedAway(operation)) {
      const { status } = await walk.call(operation, role, anyCall(operation));
      expect({ role, status }).toEqual({ role, status: statusFor(role) });
    }
  });
});

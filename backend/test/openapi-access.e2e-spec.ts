import { describe, expect, it } from '@jest/globals';
import { isOfAccess, letIn, statusFor, turnedAway, Walk } from './openapi/walk.js';

// Each call is made in each role, and its answer is as described. openapi-refusals.e2e-spec.ts tries what the calls refuse.
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

describe.each(walk.named)('%s', (_id, operation) => {
  it('succeeds as described for everybody who is let in, and turns away everybody else', async () => {
    for (const role of turnedAway(operation)) {
      const { status } = await walk.call(operation, role, await walk.toLeave(operation));
      expect({ role, status }).toEqual({ role, status: statusFor(role) });
    }
    for (const role of letIn(operation)) {
      const isRead = operation.method === 'get';
      const said = isRead ? await walk.toLeave(operation) : await walk.arranged(operation);
      const { status, body } = await walk.call(operation, role, said);
      expect({ role, refusal: status < 300 ? null : body.toString() }).toEqual({ role, refusal: null });
    }
  });

  if (operation.access === 'customer' && operation.path.includes('{')) {
    it('is not there for another customer', async () => {
      const said = { ...(await walk.toLeave(operation)), as: await walk.shop.as.customer() };
      expect((await walk.call(operation, 'customer', said)).status).toBe(404);
    });
  }
});

describe('the description', () => {
  it('promises no success and no turning away that is never answered', () => {
    expect(walk.unseen(isOfAccess)).toEqual([]);
  });
});

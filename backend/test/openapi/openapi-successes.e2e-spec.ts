import { describe, expect, it } from '@jest/globals';
import { letIn, Walk } from './walk.js';

// Each call is made in each role that may make it. openapi-access.e2e-spec.ts tries who may not make it, and
// openapi-refusals.e2e-spec.ts what the calls refuse.
const walk = await Walk.start();

describe.each(walk.named)('%s', (_id, operation) => {
  it('succeeds as described for all callers with access', async () => {
    for (const role of letIn(operation)) {
      const isRead = operation.method === 'get';
      const said = isRead ? await walk.toLeave(operation) : await walk.arranged(operation);
      const { status, body } = await walk.call(operation, role, said);
      expect({ role, refusal: status < 300 ? null : body.toString() }).toEqual({ role, refusal: null });
    }
  });

  if (operation.access === 'customer' && operation.path.includes('{')) {
    it('is not found for another customer', async () => {
      const said = { ...(await walk.toLeave(operation)), as: await walk.shop.as.customer() };
      expect((await walk.call(operation, 'customer', said)).status).toBe(404);
    });
  }
});

describe('the description', () => {
  it('contains no success that never occurs', () => {
    expect(walk.unseen((_operation, status) => status < 300)).toEqual([]);
  });
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import { rolesFor, STAFF_ROLES, type StaffRole } from '@shop/contract/staff-roles';
import type { TestActor } from '../support/actors.js';
import type { Operation } from './description.js';
import { statusFor, turnedAway, Walk } from './walk.js';

// Each call is made in each role that may not make it. openapi-answers.e2e-spec.ts makes it in the others.
const walk = await Walk.start();
const staff = {} as Record<StaffRole, TestActor>;
beforeAll(async () => {
  for (const role of STAFF_ROLES) staff[role] = await walk.shop.as.staff(`${role} person`, role);
});

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

const CODES = { visitor: 'SIGNED_OUT', customer: 'STAFF_ONLY', staff: 'STAFF_ROLE_REFUSED' };

/** Calls the operation with an unknown id: a caller without access must not learn whether the record exists. */
const anyCall = ({ path, body }: Operation) => ({
  path: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '6920200f1c2d3e4f5a6b7c8d'])),
  body: body?.example,
});

describe.each(walk.named.filter(([, operation]) => turnedAway(operation).length > 0))('%s', (_id, operation) => {
  it('refuses callers without access, as described', async () => {
    for (const role of turnedAway(operation)) {
      const { status, body } = await walk.call(operation, role, anyCall(operation));
      const { code } = JSON.parse(body.toString()) as { code: string };
      expect({ role, status, code }).toEqual({ role, status: statusFor(role), code: CODES[role] });
    }
  });
});

describe('the operations of staff', () => {
  it('are all limited to the roles of an action, except the metrics', () => {
    const forAll = walk.operations.filter(({ access, actions }) => access === 'staff' && actions.length === 0);
    expect(forAll.map(({ id }) => id)).toEqual(['metrics_read']);
  });
});

describe.each(walk.named.filter(([, { access, actions }]) => access === 'staff' && actions.length > 0))(
  '%s',
  (_id, operation) => {
    it('is only for the roles of its action, which its description names', async () => {
      const allowed = rolesFor(operation.actions);
      for (const role of allowed) expect(operation.description).toContain(role);
      for (const role of STAFF_ROLES) {
        // Callers with access are refused for the query, so that nothing is read, printed or changed.
        const said = { as: staff[role], path: anyCall(operation).path, query: { unknown: 1 } };
        const { status, body } = await walk.call(operation, 'staff', said);
        expect({ role, isRefused: status === 403 }).toEqual({ role, isRefused: !allowed.includes(role) });
        if (status === 403) expect(JSON.parse(body.toString())).toMatchObject({ code: CODES.staff, params: { role } });
      }
    });
  },
);

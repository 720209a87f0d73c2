import { describe, expect, it } from '@jest/globals';
import { unpackSqlState } from './error-codes.js';
import { isLostConnection, toCommandError } from './errors.js';

function sqlError(code: string, message = 'told by PostgreSQL'): Error {
  return Object.assign(new Error(message), { code, severity: 'ERROR' });
}

describe('the code inside a write result', () => {
  it.each([
    [319029277, 'M001C'],
    [pack('23505'), '23505'],
    [pack('40001'), '40001'],
    [pack('M00CO'), 'M00CO'],
  ])('%i is SQLSTATE %s', (packed, state) => {
    expect(unpackSqlState(packed)).toBe(state);
  });

  function pack(state: string): number {
    return [...state].reduce((sum, char, index) => sum + ((char.charCodeAt(0) - 48) << (6 * index)), 0);
  }
});

describe('the error for a client', () => {
  it.each([
    ['a duplicate', '23505', false, 11000, []],
    ['an exclusion', '23P01', false, 11000, []],
    ["the engine's own complaint", 'M0001', false, 2, []],
    ['a missing index', 'M0009', false, 27, []],
    ['a time limit', '57014', false, 50, []],
    ['a full disk', '53100', false, 14031, []],
    ['a full disk in a transaction', '53100', true, 14031, []],
    ['a disk that fails', '58030', false, 39, []],
    ['a damaged page', 'XX001', false, 301, []],
    ['a damaged index', 'XX002', true, 301, []],
    ['a missing file', '58P01', false, 301, []],
    ['an unforeseen state', 'XX000', false, 1, []],
    ['a conflict in a transaction', '40001', true, 112, ['TransientTransactionError']],
    ['a deadlock in a transaction', '40P01', true, 112, ['TransientTransactionError']],
    ['a lock in a transaction', '55P03', true, 112, ['TransientTransactionError']],
    ['a lock outside of one', '55P03', false, 24, []],
    ['a shutdown', '57P01', false, 6, ['RetryableWriteError']],
    ['a shutdown in a transaction', '57P01', true, 251, ['TransientTransactionError']],
  ])('is built from %s (%s)', (_name, state, inTransaction, code, labels) => {
    const error = toCommandError(sqlError(state, state), inTransaction);

    expect(error.code).toBe(code);
    expect(error.labels).toEqual(labels);
    expect(error.toReply()).toMatchObject({ ok: 0, code, codeName: expect.any(String), errmsg: expect.any(String) });
  });

  it('has no labels if there are none', () => {
    expect(toCommandError(sqlError('M0001'), false).toReply()).not.toHaveProperty('errorLabels');
  });
});

describe('a lost connection', () => {
  it.each(['Connection terminated unexpectedly', 'connect ENOENT /x/.s.PGSQL.5432', 'write EPIPE'])(
    'is recognised by "%s"',
    (message) => {
      expect(isLostConnection(new Error(message))).toBe(true);
    },
  );

  it.each([
    [false, 6, 'RetryableWriteError'],
    [true, 251, 'TransientTransactionError'],
  ])(
    'is not confused with a SQLSTATE if the Node.js code looks like one (in a transaction: %s)',
    (inTransaction, code, label) => {
      const error = toCommandError(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }), inTransaction);

      expect(error).toMatchObject({ code, labels: [label] });
    },
  );

  it('is not an error of the statement', () => {
    expect(isLostConnection(sqlError('23505', 'the index "closed" holds that value'))).toBe(false);
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { RepeatableCalls } from './repeatable-calls.js';

const PAY = 'POST /api/payments {"amount":40}';
let now = 0;
let keys: string[] = [];
let calls: RepeatableCalls;
beforeEach(() => {
  now = 0;
  keys = [];
  const wait = (ms: number) => {
    now += ms;
    return Promise.resolve();
  };
  calls = new RepeatableCalls(
    (outcome) => Object(outcome).code,
    () => now,
    wait,
  );
});

const answered = (status: number) => (key: string) => {
  keys.push(key);
  return Promise.resolve({ status });
};
const isSuccess = ({ status }: { status: number }) => status < 300;
const send = (call: string, status = 201) => calls.send(call, answered(status), isSuccess);
const different = () => new Set(keys).size;

describe('two identical calls', () => {
  it('are sent once while the first is running', async () => {
    const [first, second] = await Promise.all([send(PAY), send(PAY)]);
    expect(first).toBe(second);
    expect(keys).toHaveLength(1);
  });

  it('have one key if the second follows immediately after the success of the first', async () => {
    await send(PAY);
    now = 2000;
    await send(PAY);
    expect([keys.length, different()]).toEqual([2, 1]);
  });

  it('have separate keys if the second comes later', async () => {
    await send(PAY);
    now = 2001;
    await send(PAY);
    expect(different()).toBe(2);
  });

  it('have one key if the first was refused or got no response, at any later time', async () => {
    await send(PAY, 409);
    const lost = calls.send(
      PAY,
      (key) => {
        keys.push(key);
        return Promise.reject(new Error('offline'));
      },
      () => true,
    );
    await expect(lost).rejects.toThrow('offline');
    now = 3_600_000;
    await send(PAY);
    expect([keys.length, different()]).toEqual([3, 1]);
  });
});

describe('calls that differ in method, address or body', () => {
  it('have separate keys', async () => {
    await Promise.all([send(PAY), send('POST /api/payments {"amount":41}'), send('POST /api/quotes')]);
    expect(different()).toBe(3);
    for (const key of keys) expect(key).toMatch(/^[0-9a-z-]{10,40}$/);
  });
});

describe('a call with an unknown outcome', () => {
  const refused = (code: string) => Promise.resolve({ status: 503, code });

  it.each(['IDEMPOTENCY_IN_PROGRESS', 'OUTCOME_UNKNOWN'])('is repeated with its key after %s', async (code) => {
    let attempts = 0;
    const answer = await calls.send(
      PAY,
      (key) => {
        keys.push(key);
        attempts += 1;
        return attempts < 3 ? refused(code) : Promise.resolve({ status: 201, code: '' });
      },
      isSuccess,
    );
    expect([answer.status, keys.length, different(), now]).toEqual([201, 3, 1, 2000]);
  });

  it('is given up after little more than a minute, and immediately after other refusals', async () => {
    const send = (code: string) => calls.send(code, () => refused(code), isSuccess);
    expect(await send('UNAVAILABLE')).toMatchObject({ code: 'UNAVAILABLE' });
    expect(now).toBe(0);
    expect(await send('OUTCOME_UNKNOWN')).toMatchObject({ code: 'OUTCOME_UNKNOWN' });
    expect(now).toBe(66_000);
  });

  it('is repeated if the error was thrown', async () => {
    const outcomes = [Promise.reject(Object.assign(new Error(), { code: 'OUTCOME_UNKNOWN' })), Promise.resolve(7)];
    expect(
      await calls.send(
        PAY,
        () => outcomes.shift() ?? Promise.resolve(0),
        () => true,
      ),
    ).toBe(7);
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { RepeatableCalls } from './repeatable-calls.js';

const PAY = 'POST /api/payments {"amount":40}';
let now = 0;
let keys: string[] = [];
let calls: RepeatableCalls;
beforeEach(() => {
  now = 0;
  keys = [];
  calls = new RepeatableCalls(() => now);
});

const answered = (status: number) => (key: string) => {
  keys.push(key);
  return Promise.resolve({ status });
};
const isSuccess = ({ status }: { status: number }) => status < 300;
const send = (call: string, status = 201) => calls.send(call, answered(status), isSuccess);
const different = () => new Set(keys).size;

describe('two calls that are the same', () => {
  it('are sent once while the first is under way', async () => {
    const [first, second] = await Promise.all([send(PAY), send(PAY)]);
    expect(first).toBe(second);
    expect(keys).toHaveLength(1);
  });

  it('have one key where the second comes right after the success of the first', async () => {
    await send(PAY);
    now = 2000;
    await send(PAY);
    expect([keys.length, different()]).toEqual([2, 1]);
  });

  it('have a key each where the second comes later', async () => {
    await send(PAY);
    now = 2001;
    await send(PAY);
    expect(different()).toBe(2);
  });

  it('have one key where the first was refused or got no answer, however much later', async () => {
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
  it('have a key each', async () => {
    await Promise.all([send(PAY), send('POST /api/payments {"amount":41}'), send('POST /api/quotes')]);
    expect(different()).toBe(3);
    for (const key of keys) expect(key).toMatch(/^[0-9a-z-]{10,40}$/);
  });
});

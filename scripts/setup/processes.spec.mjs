import { expect, test } from '@jest/globals';
import { atMost } from './processes.mjs';

/** Work that ends on request, and a log of starts and ends. */
function controlledWork() {
  const log = [];
  const finish = new Map();
  const work = (name) => {
    log.push(`+${name}`);
    return new Promise((resolve, reject) => {
      finish.set(name, (error) => {
        log.push(`-${name}`);
        if (error) reject(error);
        else resolve();
      });
    });
  };
  const end = async (name, error) => {
    finish.get(name)(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { log, work, end };
}

test('the next item begins when one of two ends', async () => {
  const { log, work, end } = controlledWork();
  const all = atMost(2, ['a', 'b', 'c'], work);
  expect(log).toEqual(['+a', '+b']);
  await end('b');
  expect(log).toEqual(['+a', '+b', '-b', '+c']);
  await end('a');
  await end('c');
  await all;
});

test('no further item begins after a failure', async () => {
  const { log, work, end } = controlledWork();
  const outcome = expect(atMost(2, ['a', 'b', 'c'], work)).rejects.toThrow('a broke');
  await end('a', new Error('a broke'));
  await outcome;
  await end('b');
  expect(log).toEqual(['+a', '+b', '-a', '-b']);
});

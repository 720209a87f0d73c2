import { expect, test } from '@jest/globals';
import { inLanes } from './in-lanes.mjs';

/** A task that ends when it is told to, and a log of what began and ended. */
function stage() {
  const log = [];
  const finish = new Map();
  const task = (name, needs) => ({
    name,
    needs,
    run: () => {
      log.push(`+${name}`);
      return new Promise((resolve, reject) => {
        finish.set(name, (error) => {
          log.push(`-${name}`);
          if (error) reject(error);
          else resolve();
        });
      });
    },
  });
  const end = async (name, error) => {
    finish.get(name)(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { log, task, end };
}

test('begins a task when what it needs is done, and fills the lanes meanwhile', async () => {
  const { log, task, end } = stage();
  const all = inLanes([task('a'), task('b', ['a']), task('c'), task('d')], 2);
  expect(log).toEqual(['+a', '+c']);
  await end('a');
  expect(log).toEqual(['+a', '+c', '-a', '+b']);
  for (const name of ['c', 'b', 'd']) await end(name);
  await all;
  expect(log.slice(4)).toEqual(['-c', '+d', '-b', '-d']);
});

test('counts a need that is not among the tasks as met', async () => {
  const { log, task, end } = stage();
  const all = inLanes([task('b', ['a'])], 2);
  expect(log).toEqual(['+b']);
  await end('b');
  await all;
});

test('begins nothing after a failure, waits for what runs, and throws the failure', async () => {
  const { log, task, end } = stage();
  const all = inLanes([task('a'), task('b'), task('c')], 2);
  const outcome = expect(all).rejects.toThrow('a broke');
  await end('a', new Error('a broke'));
  await end('b');
  await outcome;
  expect(log).toEqual(['+a', '+b', '-a', '-b']);
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Turns } from './turns.js';

let turns: Turns;
let events: string[];
beforeEach(() => {
  turns = new Turns();
  events = [];
});
afterEach(() => {
  jest.useRealTimers();
});

/** Work that ends when it is told to. */
function work(name: string) {
  let end: (error?: Error) => void = () => undefined;
  const run = () => {
    events.push(`${name} begins`);
    return new Promise<string>((resolve, reject) => {
      end = (error) => (error === undefined ? resolve(name) : reject(error));
    });
  };
  return { run, end: (error?: Error) => end(error) };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

describe('work of one name', () => {
  it('runs one after the other, in the order in which it came', async () => {
    const [a, b, c] = [work('a'), work('b'), work('c')];
    const done = Promise.all([a, b, c].map(({ run }) => turns.take('QUO', run)));
    await soon();
    expect(events).toEqual(['a begins']);
    a.end();
    await soon();
    expect(events).toEqual(['a begins', 'b begins']);
    b.end();
    await soon();
    c.end();
    await expect(done).resolves.toEqual(['a', 'b', 'c']);
  });

  it('goes on after one that failed', async () => {
    const [a, b] = [work('a'), work('b')];
    const [failing, next] = [turns.take('QUO', a.run), turns.take('QUO', b.run)];
    a.end(new Error('refused'));
    await expect(failing).rejects.toThrow('refused');
    await soon();
    b.end();
    await expect(next).resolves.toBe('b');
  });

  it('does not wait for ever for one that hangs', async () => {
    jest.useFakeTimers();
    const [a, b] = [work('a'), work('b')];
    void turns.take('QUO', a.run);
    void turns.take('QUO', b.run);
    await jest.advanceTimersByTimeAsync(1999);
    expect(events).toEqual(['a begins']);
    await jest.advanceTimersByTimeAsync(1);
    expect(events).toEqual(['a begins', 'b begins']);
  });
});

it('work of another name waits for none', () => {
  void turns.take('QUO', work('a').run);
  void turns.take('ORD', work('b').run);
  expect(events).toEqual(['a begins', 'b begins']);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { parseStat, processorTime } from './processor-time.mjs';

describe('processor time', () => {
  it('is read from the line of the kernel, whatever the program is called', () => {
    const line = '42 (a) (b c) S 7 42 42 0 -1 4194304 100 0 0 0 150 50 30 20 20 0 11 0 12345 1000 200';
    expect(parseStat(`${line}\n`)).toEqual({ pid: 42, name: 'a) (b c', parent: 7, ms: 2000, endedMs: 500 });
    expect(parseStat('')).toBeNull();
  });

  it('is nothing where there is no such process', () => {
    expect(processorTime({ pid: 2 ** 30 })).toBeNull();
  });

  it('tells a server from what runs below it', async () => {
    if (process.platform !== 'linux') return;
    const busy = 'const end = Date.now() + 300; while (Date.now() < end); console.log(1); setInterval(() => {}, 1000)';
    const child = spawn(process.execPath, ['-e', busy], { stdio: ['ignore', 'pipe', 'ignore'] });
    await once(child.stdout, 'data');
    expect(processorTime({ pid: child.pid }).serverMs).toBeGreaterThanOrEqual(50);
    expect(processorTime({ pid: child.pid }).databaseMs).toBe(0);
    expect(processorTime({ pid: process.pid }).databaseMs).toBeGreaterThanOrEqual(50);
    expect(processorTime({ pid: child.pid, databasePid: process.pid }).databaseMs).toBeGreaterThanOrEqual(50);
    child.kill();
    await once(child, 'exit');
  });
});

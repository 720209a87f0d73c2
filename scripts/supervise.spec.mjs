import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from '@jest/globals';
import { pauseBefore } from './supervise.mjs';

const SUPERVISOR = fileURLToPath(new URL('supervise.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'supervise-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A server that says `up` with its process id, and the lines that its supervisor and it print. */
function supervised(name, body) {
  const program = join(folder, `${name}.mjs`);
  writeFileSync(
    program,
    `const listen = () => process.send('listening', () => console.log('up ' + process.pid));\n${body}`,
  );
  const supervisor = spawn(process.execPath, [SUPERVISOR, program], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let look = () => undefined;
  for (const stream of [supervisor.stdout, supervisor.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      look();
    });
  }
  const ended = new Promise((resolve) => supervisor.once('close', (code) => resolve(code)));
  /** Resolves with the process ids of the servers once so many came up. */
  const up = (count) =>
    new Promise((resolve) => {
      look = () => {
        const pids = [...output.matchAll(/^up (\d+)$/gm)].map(([, pid]) => Number(pid));
        if (pids.length >= count) resolve(pids);
      };
      look();
    });
  return { supervisor, ended, up, output: () => output };
}

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const STAYS = 'setInterval(() => undefined, 1000);';
const IN_ORDER = `process.on('SIGTERM', () => process.exit(0)); listen(); ${STAYS}`;

describe('a supervised server', () => {
  test('is restarted after it is killed, with the reason in one line', async () => {
    const { supervisor, ended, up, output } = supervised('killed', IN_ORDER);
    const [first] = await up(1);
    process.kill(first, 'SIGKILL');
    const [, second] = await up(2);
    expect(second).not.toBe(first);
    expect(output()).toContain('The server ended (SIGKILL). It is started again in 1 s.\n');
    supervisor.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(isRunning(second)).toBe(false);
  });

  test('is not restarted if it fails to start', async () => {
    const { ended, output } = supervised('refused', "console.error('PORT: 3000 is in use'); process.exit(3);");
    expect(await ended).toBe(3);
    expect(output()).toBe('PORT: 3000 is in use\n');
  });

  test('ends its supervisor when it exits normally', async () => {
    const { ended, up } = supervised('done', IN_ORDER);
    const [pid] = await up(1);
    process.kill(pid, 'SIGTERM');
    expect(await ended).toBe(0);
  });

  test('is killed within five seconds after SIGTERM if it hangs', async () => {
    const { supervisor, ended, up } = supervised(
      'hanging',
      `process.on('SIGTERM', () => undefined); listen(); setTimeout(() => { for (;;); }, 200);`,
    );
    const [pid] = await up(1);
    const from = performance.now();
    supervisor.kill('SIGTERM');
    expect(await ended).toBe(1);
    expect(performance.now() - from).toBeLessThan(5000);
    expect(isRunning(pid)).toBe(false);
  });
});

test.each([
  ['half a second after its first start', [0], 60_000, 500],
  ['half a second after its fifth start within more than a minute', [0, 20_000, 40_000, 60_000, 80_000], 90_000, 500],
  ['at the end of the minute after its fifth start within a minute', [0, 1000, 2000, 3000, 4000], 5000, 55_000],
])('a server is restarted %s', (_when, starts, now, pause) => {
  expect(pauseBefore(starts, now)).toBe(pause);
});

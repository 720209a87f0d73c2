import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { prepareChromium, type PreparedChromium } from '../../src/platform/pdf/chromium-install.js';
import { PrintBrowserLauncher } from '../../src/platform/pdf/print-browser.js';

jest.setTimeout(60_000);

let folder: string;
let prepared: PreparedChromium;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'print-browser-'));
  prepared = await prepareChromium();
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

function launcherOf(chromium: PreparedChromium) {
  const warnings: string[] = [];
  return {
    warnings,
    launcher: new PrintBrowserLauncher(
      () => Promise.resolve(chromium),
      (line) => warnings.push(line),
    ),
  };
}

interface Running {
  readonly id: number;
  readonly parent: number;
  readonly uid: number;
  readonly line: string;
}

async function running(id: number): Promise<Running> {
  const [status, line] = await Promise.all(
    ['status', 'cmdline'].map((name) => readFile(`/proc/${id}/${name}`, 'utf8').catch(() => '')),
  );
  const numberOf = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status ?? '')?.[1] ?? -1);
  return { id, parent: numberOf('PPid'), uid: numberOf('Uid'), line: (line ?? '').replaceAll('\0', ' ') };
}

/** The processes of the program that come from this one: other tests have browsers too. */
async function processesOf(program: string): Promise<Running[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const all = new Map((await Promise.all(ids.map(running))).map((one) => [one.id, one]));
  const isOwn = ({ parent }: Running): boolean => {
    const above = all.get(parent);
    return parent === process.pid || (above !== undefined && isOwn(above));
  };
  return [...all.values()].filter((one) => one.line.startsWith(program) && isOwn(one));
}

/** A browser that starts only if a shell condition is true. */
async function pickyBrowser(condition: string): Promise<PreparedChromium> {
  const path = join(folder, 'picky');
  await writeFile(
    path,
    `#!/bin/sh\nif ${condition}; then exec ${prepared.executablePath} "$@"; fi\necho "No usable sandbox!" >&2\nexit 1\n`,
  );
  await chmod(path, 0o755);
  await chmod(folder, 0o755);
  return { ...prepared, executablePath: path };
}

describe('the browser for PDFs', () => {
  it('runs as an unprivileged user in its sandbox, or the log reports that it does not', async () => {
    const { launcher, warnings } = launcherOf(prepared);
    const browser = await launcher.launch();
    const processes = await processesOf(prepared.executablePath);
    await browser.close();
    const [first] = processes;
    const isSandboxed = first?.line.includes('--no-sandbox') === false;
    const isUnprivileged = processes.length > 0 && processes.every(({ uid }) => uid !== 0);
    expect(warnings.map((line) => line.includes('--no-sandbox'))).toEqual(isSandboxed ? [] : [true]);
    expect(isUnprivileged).toBe(!warnings.join().includes('as root'));
  });

  it('runs without its sandbox only if it can’t start with it, and logs this once', async () => {
    const { launcher, warnings } = launcherOf(await pickyBrowser('echo "$*" | grep -q -- --no-sandbox'));
    for (let start = 1; start <= 2; start += 1) await (await launcher.launch()).close();
    expect(warnings).toEqual([
      expect.stringMatching(/^Chromium for PDFs runs .*without its sandbox \(--no-sandbox\): .+/),
    ]);
  });

  it('explains the failure if it does not start in any mode', async () => {
    const { launcher, warnings } = launcherOf(await pickyBrowser('false'));
    await expect(launcher.launch()).rejects.toThrow('No usable sandbox!');
    expect(warnings).toEqual([]);
  });
});

const isRoot = process.getuid?.() === 0;
(isRoot ? it : it.skip)('a start by root gives the browser to nobody, who reaches no file of root', async () => {
  const secret = join(folder, 'secret');
  await writeFile(secret, 'of root', { mode: 0o600 });
  const env = { ...prepared.env, CHROMIUM: '/bin/sh' };
  const run = (script: string) => promisify(execFile)(prepared.asNobody ?? '', ['-c', script], { env });
  await chmod(folder, 0o755);
  expect((await run('id -u; id -G')).stdout).toBe('65534\n65534\n');
  await expect(run(`cat ${secret}`)).rejects.toThrow('Permission denied');
});

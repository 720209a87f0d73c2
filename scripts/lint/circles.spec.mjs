import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);
let folder;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'circles-'));
  await cp(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  await writeFile(join(folder, 'one.ts'), "import { two } from './two.js';\nexport const one = () => two;\n");
});
afterEach(() => rm(folder, { recursive: true }));

const check = () => run('node', [join(root, 'node_modules/oxlint/bin/oxlint')], { cwd: folder });

it('a circle of imports is refused', async () => {
  await writeFile(join(folder, 'two.ts'), "import { one } from './one.js';\nexport const two = () => one;\n");
  await expect(check()).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('no-cycle') });
});

it('imports in one direction pass', async () => {
  await writeFile(join(folder, 'two.ts'), 'export const two = 2;\n');
  await expect(check()).resolves.toBeDefined();
});

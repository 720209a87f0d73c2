import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cacheInClone } from './caches.mjs';
import { root } from './processes.mjs';

const environment = { ...process.env };
const { getuid } = process;
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'caches-'));
  process.getuid = () => 1000;
});
afterEach(() => {
  process.env = { ...environment };
  process.getuid = getuid;
  rmSync(folder, { recursive: true });
});

/** Root may write anywhere: a file with the folder's name refuses every user. */
function closedPlace() {
  writeFileSync(join(folder, 'file'), '');
  return join(folder, 'file', 'cache');
}

test('a read-only cache moves into the clone', () => {
  process.env.npm_config_cache = closedPlace();
  process.env.XDG_CACHE_HOME = join(folder, 'not', 'there', 'yet');
  cacheInClone();
  expect(process.env.npm_config_cache).toBe(join(root, '.cache'));
  expect(process.env.XDG_CACHE_HOME).toBe(join(folder, 'not', 'there', 'yet'));
});

test('an existing cache is not replaced', () => {
  mkdirSync(join(folder, 'cache'));
  process.env.npm_config_cache = process.env.XDG_CACHE_HOME = join(folder, 'cache');
  cacheInClone();
  expect([process.env.npm_config_cache, process.env.XDG_CACHE_HOME]).toEqual(Array(2).fill(join(folder, 'cache')));
});

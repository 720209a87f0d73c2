import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { secretsIn, StagedSecrets } from './secrets.mjs';

const NOW = new Date('2026-11-21T09:15:30.123Z');
let dataDir;
let key;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'secrets-spec-'));
  key = join(dataDir, 'jwt-secret');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const staged = async (content) => {
  const secrets = new StagedSecrets(dataDir);
  await secrets.stage(new Map([['jwt-secret', Buffer.from(content)]]));
  return secrets;
};

test('an existing session key is not replaced', () => {
  expect(secretsIn(dataDir)).toEqual({});
  writeFileSync(key, 'mine');

  expect(secretsIn(dataDir)).toEqual({ 'jwt-secret': key });
});

test('a restored key is readable only by its owner, and the former one is moved aside', async () => {
  writeFileSync(key, 'former');

  await (await staged('restored')).commit(NOW);

  expect(readFileSync(key, 'utf8')).toBe('restored');
  expect(statSync(key).mode & 0o777).toBe(0o600);
  expect(readFileSync(`${key}.replaced-2026-11-21T091530123Z`, 'utf8')).toBe('former');
  expect(readdirSync(dataDir)).toHaveLength(2);
});

test('the same key is not moved aside', async () => {
  writeFileSync(key, 'same');

  await (await staged('same')).commit(NOW);

  expect(readdirSync(dataDir)).toEqual(['jwt-secret']);
});

test('a cancelled restore does not change the key', async () => {
  writeFileSync(key, 'former');

  await (await staged('restored')).discard();

  expect(readdirSync(dataDir)).toEqual(['jwt-secret']);
  expect(readFileSync(key, 'utf8')).toBe('former');
});

test('an unknown file is not written', async () => {
  const secrets = new StagedSecrets(dataDir);

  await secrets.stage(new Map([['../evil', Buffer.from('x')]]));
  await secrets.commit(NOW);

  expect(readdirSync(dataDir)).toEqual([]);
});

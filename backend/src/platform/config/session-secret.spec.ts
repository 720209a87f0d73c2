import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from './environment.js';
import { sessionSecret } from './session-secret.js';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'session-secret-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

describe('sessionSecret', () => {
  it('takes the given key and writes nothing', async () => {
    const JWT_SECRET = 'a key of thirty-two characters, or more';
    expect(await sessionSecret(readEnvironment({ DATA_DIR: dataDir, JWT_SECRET }))).toBe(JWT_SECRET);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('generates one key, however many ask at once, that nobody else may read', async () => {
    const environment = readEnvironment({ DATA_DIR: dataDir });
    const keys = await Promise.all(Array.from({ length: 8 }, () => sessionSecret(environment)));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]?.length).toBeGreaterThanOrEqual(64);
    expect(await sessionSecret(environment)).toBe(keys[0]);
    expect(await readdir(dataDir)).toEqual(['jwt-secret']);
    expect((await stat(join(dataDir, 'jwt-secret'))).mode & 0o777).toBe(0o600);
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));

describe('the secrets of MongoDB', () => {
  let folder;
  let secrets;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mongo-secrets-'));
    secrets = join(folder, 'secrets');
    execFileSync('mkdir', [secrets]);
    // Only root may give files away.
    writeFileSync(join(folder, 'chown'), `#!/bin/sh\necho "$@" >> ${folder}/owners\n`, { mode: 0o700 });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const make = () =>
    execFileSync('sh', [file('mongo-secrets.sh'), secrets], { env: { PATH: `${folder}:${process.env.PATH}` } });
  const read = (name) => readFileSync(join(secrets, name), 'utf8');

  it('are two keys and the address of the shop’s database, each for the container that needs it', () => {
    make();
    expect(readdirSync(secrets).sort()).toEqual(['key', 'root-password', 'shop-uri']);
    expect(read('key')).toMatch(/^[\da-f]{64}$/);
    expect(read('root-password')).toMatch(/^[\da-f]{64}$/);
    expect(read('root-password')).not.toBe(read('key'));
    expect(read('shop-uri')).toMatch(/^mongodb:\/\/shop:[\da-f]{64}@mongo:27017\/shop\?replicaSet=rs0$/);
    const modes = readdirSync(secrets).map((name) => (statSync(join(secrets, name)).mode & 0o777).toString(8));
    expect(modes.sort()).toEqual(['400', '400', '440']);
    expect(readFileSync(join(folder, 'owners'), 'utf8').split('\n').slice(0, 3)).toEqual([
      '999:999 key.partial',
      '999:999 root-password.partial',
      '1000:999 shop-uri.partial',
    ]);
  });

  it('do not change at later starts, and an interrupted start is completed', () => {
    make();
    const [key, uri] = [read('key'), read('shop-uri')];
    rmSync(join(secrets, 'root-password'));
    writeFileSync(join(secrets, 'root-password.partial'), 'half');
    chmodSync(join(secrets, 'root-password.partial'), 0o400);
    make();
    expect([read('key'), read('shop-uri')]).toEqual([key, uri]);
    expect(read('root-password')).toMatch(/^[\da-f]{64}$/);
    expect(readdirSync(secrets)).toHaveLength(3);
  });
});

describe('the set-up of MongoDB', () => {
  const FILES = {
    '/run/mongodb/root-password': 'root-secret',
    '/run/mongodb/shop-uri': 'mongodb://shop:shop-secret@mongo:27017/shop?replicaSet=rs0',
  };
  const require = (name) =>
    name === 'fs' ? { readFileSync: (path) => FILES[path] } : createRequire(import.meta.url)(name);

  /** A server as mongosh shows it; `users` are those that it has already. */
  function server({ isInitiated, users = [], looksUntilPrimary = 0 }) {
    const log = [];
    let looks = looksUntilPrimary;
    const database = (name) => ({
      hello: () =>
        isInitiated ? { isWritablePrimary: looks-- <= 0 } : { isreplicaset: true, isWritablePrimary: false },
      getSiblingDB: database,
      createUser: ({ user, pwd, roles }) => {
        const isSignedIn = log.some(([call]) => call === 'auth');
        if (users.length > 0 && !isSignedIn) throw Object.assign(new Error('refused'), { codeName: 'Unauthorized' });
        users.push(user);
        log.push(['createUser', name, user, pwd, JSON.stringify(roles)]);
      },
      auth: (user, password) => log.push(['auth', name, user, password]),
      getUser: (user) => (users.includes(user) ? { user } : null),
    });
    const initiate = ({ members }) => {
      isInitiated = true;
      log.push(['initiate', members[0].host]);
    };
    return { log, globals: { db: database('test'), rs: { initiate }, sleep: () => undefined, require, URL } };
  }

  const setUp = ({ globals }) => runInNewContext(readFileSync(file('mongo-setup.js'), 'utf8'), globals);
  const SHOP_USER = ['createUser', 'shop', 'shop', 'shop-secret', '[{"role":"readWrite","db":"shop"}]'];
  const ROOT = ['auth', 'admin', 'root', 'root-secret'];

  it('creates the replica set, waits for its primary, and creates both users', () => {
    const fresh = server({ isInitiated: false, looksUntilPrimary: 3 });
    setUp(fresh);
    expect(fresh.log).toEqual([
      ['initiate', 'mongo:27017'],
      ['createUser', 'admin', 'root', 'root-secret', '["root"]'],
      ROOT,
      SHOP_USER,
    ]);
  });

  it('changes nothing if it is complete', () => {
    const ready = server({ isInitiated: true, users: ['root', 'shop'] });
    setUp(ready);
    expect(ready.log).toEqual([ROOT]);
  });

  it('is completed if it was interrupted between the users', () => {
    const half = server({ isInitiated: true, users: ['root'] });
    setUp(half);
    expect(half.log).toEqual([ROOT, SHOP_USER]);
  });

  it('reports an unexpected failure', () => {
    const broken = server({ isInitiated: true });
    broken.globals.rs.initiate = undefined;
    broken.globals.db.getSiblingDB = () => ({
      createUser: () => {
        throw new Error('the disk is full');
      },
    });
    expect(() => setUp(broken)).toThrow('the disk is full');
  });
});

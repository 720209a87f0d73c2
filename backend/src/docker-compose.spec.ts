import { describe, expect, it } from '@jest/globals';
import { parseYaml } from '@redocly/openapi-core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readServerEnvironment } from './environment.js';
import { REQUIRED_IN_PRODUCTION } from './platform/config/environment.js';
import { PROJECT_ROOT } from './platform/config/paths.js';
import type { Variables } from './platform/config/variables.js';

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly ports?: string[];
  readonly restart: string;
  readonly init: boolean;
  readonly read_only: boolean;
  readonly tmpfs: string[];
  readonly cap_drop: string[];
  readonly security_opt: string[];
  readonly mem_limit?: string;
  readonly pids_limit?: number;
  readonly logging: { options: Record<string, string> };
  readonly environment?: Record<string, string>;
  readonly command?: string[];
  readonly profiles?: string[];
}

const read = (path: string) => readFileSync(join(PROJECT_ROOT, path), 'utf8');

/** Like docker compose: `${NAME:-default}` becomes the value of `.env`, or the default. */
function servicesWith(dotEnv: Variables = {}): Record<string, Service> {
  const text = read('docker-compose.yml').replace(
    /(?<!\$)\$\{(\w+):-([^}]*)\}/g,
    (_match, name: string, fallback: string) => dotEnv[name] || fallback,
  );
  const { services }: { services: Record<string, Service> } = JSON.parse(JSON.stringify(parseYaml(text)));
  return services;
}

const SERVICES = Object.entries(servicesWith());
const environmentOf = (dotEnv: Variables): Variables => servicesWith(dotEnv)['app']?.environment ?? {};

/** The lines `NAME=value` of a text. */
const settingsIn = (text: string): Variables =>
  Object.fromEntries([...text.matchAll(/^([A-Z_\d]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

/** The block of the handbook that begins with `JWT_SECRET=`, with a key instead of its comment. */
function documentedSettings(): Variables {
  const [, block = ''] = /```\n(JWT_SECRET=[^`]+)```/.exec(read('docs/operations.md')) ?? [];
  return { ...settingsIn(block), JWT_SECRET: 'k'.repeat(64) };
}

describe('docker-compose.yml', () => {
  it.each(SERVICES)('%s and the packages of its image have exact versions', (_name, { image, build }) => {
    const images =
      build === undefined ? [image] : [...read('Dockerfile').matchAll(/^FROM (\S+:\S+)/gm)].map(([, from]) => from);
    expect(images.length).toBeGreaterThan(0);
    for (const each of images) expect(each).toMatch(/^[\w/]+:v?\d+\.\d+\.\d+(-[a-z-]+)?@sha256:[0-9a-f]{64}$/);
  });

  it.each(SERVICES)('%s can write only its own data', (_name, service) => {
    expect(service).toMatchObject({ init: true, read_only: true, cap_drop: ['ALL'] });
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.tmpfs).toEqual([expect.stringMatching(/^\/tmp:size=\d+m,/)]);
  });

  it.each(SERVICES)(
    '%s has limits for memory, logs and processes',
    (_name, { restart, mem_limit, pids_limit, logging }) => {
      expect(pids_limit).toBeLessThanOrEqual(1024);
      expect(logging.options).toMatchObject({ 'max-size': expect.any(String), 'max-file': expect.any(String) });
      if (restart !== 'no') expect(mem_limit).toMatch(/^\d+m$/);
    },
  );

  it.each(SERVICES)('%s can be reached only from this machine', (_name, { ports = [] }) => {
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/);
  });

  it('starts no mail catcher unless it is requested', () => {
    const always = SERVICES.filter(([, { profiles }]) => profiles === undefined).map(([name]) => name);
    expect(always.sort()).toEqual(['app', 'mongo', 'mongo-secrets', 'mongo-setup']);
  });

  it('requires a key for MongoDB, and limits its cache', () => {
    expect(servicesWith()['mongo']?.command).toEqual(
      expect.arrayContaining(['--replSet=rs0', '--keyFile=/run/mongodb/key', '--wiredTigerCacheSizeGB=0.5']),
    );
  });
});

describe('the Dockerfile', () => {
  it('checks the output of each installation, because the exit code of npm is unreliable', () => {
    const installations = read('Dockerfile').match(/^RUN npm ci .*/gm) ?? [];
    expect(installations).toHaveLength(2);
    for (const each of installations) expect(each).toMatch(/ && test -s node_modules\/\.package-lock\.json$/);
  });
});

describe('the server in docker compose', () => {
  it('is passed each of its settings', () => {
    const requested = new Set<string>();
    const variables = new Proxy<Record<string, string>>(
      {},
      { get: (_target, name) => void requested.add(String(name)) },
    );
    readServerEnvironment(variables);
    // The address of the database comes from a file; the image has a browser of its own; `ports` say who reaches the container.
    for (const elsewhere of ['MONGODB_URI', 'PDF_BROWSER', 'HOST']) requested.delete(elsewhere);
    expect(requested.size).toBeGreaterThan(20);
    expect(Object.keys(environmentOf({}))).toEqual(expect.arrayContaining([...requested]));
  });

  it('does not start in production without the required variables', () => {
    expect(() => readServerEnvironment(environmentOf({}))).toThrow(
      `NODE_ENV=production requires ${REQUIRED_IN_PRODUCTION.join(', ')}`,
    );
  });

  it('starts with the documented settings, as an empty shop that trusts only the gateway', () => {
    const environment = readServerEnvironment(environmentOf(documentedSettings()));
    expect(environment).toMatchObject({ production: true, seed: 'none', port: 3000, dataDir: '/data' });
    expect(environment.publicUrl).toMatch(/^https:/);
    expect(environment.mail.smtp?.secure).toBe(true);
    expect(environment.trustedProxies('172.30.85.1')).toBe(true);
    expect(environment.trustedProxies('172.30.85.2')).toBe(false);
  });

  it('is a demo shop that sends all emails to the catcher when it is tried out', () => {
    const environment = readServerEnvironment(environmentOf(settingsIn(read('scripts/docker/demo.env'))));
    expect(environment).toMatchObject({ production: false, seed: 'demo' });
    expect(environment.mail.smtp).toMatchObject({ host: 'mail', port: 1025 });
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parseYaml } from '@redocly/openapi-core';

const read = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

/** An exact version, and the digest of its index: the same bytes on each machine, for every processor. */
const PINNED = /:v?\d+\.\d+\.\d+(-[a-z-]+)?@sha256:[0-9a-f]{64}$/;

describe('docker-compose.yml', () => {
  const { services } = parseYaml(read('docker-compose.yml'));
  const all = Object.entries(services);

  it.each(all)('%s can write only its volumes, and can’t gain privileges', (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      pids_limit: expect.any(Number),
    });
  });

  it.each(all)('%s is built here or has an exact version and a digest', (_name, { build, image }) => {
    if (build === undefined) expect(image).toMatch(PINNED);
    else expect(build).toBe('.');
  });

  it('publishes its ports on this machine only, and MongoDB not at all', () => {
    const published = all.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
    expect(published).toEqual([
      ['app', '${BIND_ADDRESS:-127.0.0.1}:${PORT:-3000}:3000'],
      ['mail', '127.0.0.1:${MAIL_PORT:-8025}:8025'],
    ]);
  });

  it('starts the shop only after the database users are created', () => {
    expect(services.app.depends_on).toEqual({ 'mongo-setup': { condition: 'service_completed_successfully' } });
    expect(services['mongo-setup'].depends_on).toEqual({ mongo: { condition: 'service_healthy' } });
  });
});

describe('Dockerfile', () => {
  const lines = read('Dockerfile').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  it('is based on an exact version of Node 24, with its digest', () => {
    const [, base] = /^FROM (\S+) AS base$/m.exec(lines.join('\n'));
    expect(base).toMatch(/^node:24\./);
    expect(base).toMatch(PINNED);
  });

  it('ends as an unprivileged user who starts the server', () => {
    expect(last).toContain('USER node');
    expect(last.findLast((line) => line.startsWith('CMD '))).toBe('CMD ["node", "scripts/supervise.mjs"]');
  });

  it('has a browser on every architecture', () => {
    const text = lines.join('\n');
    expect(text).toMatch(/= x86_64 \]; then[^;]*prepareChromium\(\)/);
    expect(last.join('\n')).toMatch(/!= x86_64 \]; then[^;]*install [^;]*chromium/);
  });
});

describe('the workflow', () => {
  const { jobs } = parseYaml(read('.github/workflows/ci.yml'));
  const steps = Object.values(jobs).flatMap(({ steps: ofJob }) => ofJob);

  it('uses actions by the hash of their commit', () => {
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  });

  it('uses images by an exact version and a digest', () => {
    const { container, strategy } = jobs['embedded-database'];
    const nodes = strategy.matrix.node.map((node) => container.replace('${{ matrix.node }}', node));
    const started = steps.flatMap(({ run = '' }) => /docker run .* (\S+:\S+@\S+) /.exec(run)?.[1] ?? []);
    expect([nodes.length, started.length]).toEqual([3, 1]);
    for (const image of [...nodes, ...started]) expect(image).toMatch(PINNED);
  });

  it('tests with the versions of MongoDB and Node that are shipped', () => {
    const text = read('.github/workflows/ci.yml');
    expect(text).toContain(parseYaml(read('docker-compose.yml')).services.mongo.image);
    expect(text).toContain(/node:(24\.\d+\.\d+)/.exec(read('Dockerfile'))[1]);
  });
});

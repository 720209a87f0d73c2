import { describe, expect, it } from '@jest/globals';
import { createLogger, knownLine, silentLogger } from './logger.js';
import { NestLogger } from './nest-logger.js';

function written(level: 'info' | 'debug' | 'warn' = 'info') {
  const lines: string[] = [];
  const logger = createLogger({ level, pretty: false }, ['known-secret'], { write: (line) => void lines.push(line) });
  return { logger, lines, entries: () => lines.map((line): Record<string, unknown> => JSON.parse(line)) };
}

describe('the log', () => {
  it('keeps of an error its kind, message, code, stack and causes, and nothing that hangs on it', () => {
    const { logger, entries } = written();
    const cause = new TypeError('refused mongodb://shop:hunter2@db/shop');
    const error = Object.assign(new Error('broken', { cause }), { code: 'E1', request: { headers: 'a cookie' } });
    logger.error({ err: error }, 'failed');
    const [{ err } = {}] = entries();
    expect(err).toEqual({
      type: 'Error',
      message: 'broken',
      code: 'E1',
      stack: expect.stringContaining('logger.spec'),
      cause: {
        type: 'TypeError',
        message: 'refused mongodb://[hidden]@db/shop',
        stack: expect.stringContaining('mongodb://[hidden]@db/shop'),
      },
    });
  });

  it('hides secrets in fields, in messages and in the names of children', () => {
    const { logger, entries } = written();
    logger
      .child({ who: 'known-secret' })
      .info({ body: { password: 'x1y2z3' }, headers: { cookie: 'x1y2z3' } }, 'known-secret');
    const [entry = {}] = entries();
    expect(JSON.stringify(entry)).not.toMatch(/known-secret|x1y2z3/);
    expect(entry).toMatchObject({ level: 'info', who: '[hidden]', msg: '[hidden]', body: { password: '[hidden]' } });
  });

  it('takes in what Nest says, its start for those who look for a fault alone', () => {
    const { logger, entries } = written();
    const nest = new NestLogger(logger);
    nest.log('Mapped {/api/quotes, GET} route', 'RouterExplorer');
    nest.log('Ready again', 'Readiness');
    nest.warn({ why: 'an object' }, 'Relay');
    nest.error('It broke', 'Error: it\n  at a.js:1', 'Relay');
    nest.error(new Error('thrown'), 'Relay');
    expect(entries()).toMatchObject([
      { level: 'info', context: 'Readiness', msg: 'Ready again' },
      { level: 'warn', context: 'Relay', msg: '{"why":"an object"}' },
      { level: 'error', context: 'Relay', msg: 'It broke', detail: 'Error: it\n  at a.js:1' },
      { level: 'error', context: 'Relay', msg: 'thrown', err: { message: 'thrown' } },
    ]);
  });

  it('writes a line that is known but for some fields as it writes any other', () => {
    const { logger, entries, lines } = written();
    const ip = 'a "caller"\n';
    logger.info({ requestId: 'one-1234', method: 'GET', path: '/p', status: 200, ms: 0.4, ip }, 'request');
    const write = knownLine(
      logger,
      { open: ['requestId', 'ms', 'ip'], method: 'GET', path: '/p', status: 200 },
      'request',
    );
    write?.(['"one-1234"', '0.4', JSON.stringify(ip)]);
    const [asAny, known] = entries().map(({ time, ...entry }) => ({
      isTime: !Number.isNaN(Date.parse(String(time))),
      ...entry,
    }));
    expect(known).toEqual(asAny);
    expect(known).toMatchObject({ level: 'info', msg: 'request', ms: 0.4, ip, isTime: true });
    expect(lines[1]).toMatch(/^{"level":"info","time":"[\d-]+T[\d:.]+Z",.*}\n$/);
  });

  it('hides secrets in what is known of a line and in what is not', () => {
    const { logger, lines } = written();
    const known = { open: ['ip'], token: 'x1y2z3', path: '/known-secret' };
    knownLine(logger, known, 'request')?.(['"known-secret mongodb://shop:hunter2@db"']);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/known-secret|x1y2z3|hunter2/);
  });

  it('leaves alone what a logger does not write', () => {
    const { logger } = written('warn');
    expect(knownLine(logger, { open: [] }, 'request')).toBeNull();
    expect(knownLine(silentLogger(), { open: [] }, 'request')).toBeNull();
  });
});

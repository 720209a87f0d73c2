import { describe, expect, it } from '@jest/globals';
import { createLogger } from './logger.js';
import { NestLogger } from './nest-logger.js';

function written(level: 'info' | 'debug' | 'warn' = 'info') {
  const lines: string[] = [];
  const logger = createLogger(
    { level, pretty: false },
    { secrets: ['known-secret'] },
    { write: (line) => void lines.push(line) },
  );
  return { logger, lines, entries: () => lines.map((line): Record<string, unknown> => JSON.parse(line)) };
}

describe('the log', () => {
  it('contains the type, message, code, stack and causes of an error, and no other property', () => {
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

  it('includes messages of Nest, but its start-up only at debug level', () => {
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
});

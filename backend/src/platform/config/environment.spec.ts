import { describe, expect, it } from '@jest/globals';
import { readEnvironment } from './environment.js';
import { ConfigurationError } from './variables.js';

describe('readEnvironment', () => {
  it('has a default for everything outside production', () => {
    const environment = readEnvironment({});
    expect(environment).toMatchObject({ port: 3000, mongodbUri: null, seed: 'demo', rateLimit: 1 });
    expect(environment.shop.invoiceTermsDays).toBe(30);
  });

  it('keeps the screen clean outside production, and logs every call as JSON in it', () => {
    const production = { NODE_ENV: 'production', JWT_SECRET: 'k'.repeat(32) };
    expect(readEnvironment(production).log).toEqual({ level: 'info', pretty: false });
    expect(readEnvironment({}).log).toEqual({ level: 'warn', pretty: true });
    expect(readEnvironment({ LOG_LEVEL: 'debug', NODE_ENV: 'test' }).log).toEqual({ level: 'debug', pretty: false });
  });

  it('leaves a given database empty unless told otherwise', () => {
    expect(readEnvironment({ MONGODB_URI: 'mongodb://db/shop' }).seed).toBe('none');
    expect(readEnvironment({ MONGODB_URI: 'mongodb://db/shop', SEED: 'demo' }).seed).toBe('demo');
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ MONGODB_URI: 'postgres://x' }, 'MONGODB_URI'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
    [{ NODE_ENV: 'production' }, 'JWT_SECRET'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    [{ METRICS_TOKEN: 'a token of words that are apart from each other' }, 'METRICS_TOKEN'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL'],
    [{ ADMIN_PASSWORD: '1234' }, 'ADMIN_PASSWORD'],
    [{ SEED: 'full' }, 'SEED'],
    [{ RATE_LIMIT: '0' }, 'RATE_LIMIT'],
    [{ SHOP_TRN: '12' }, 'SHOP_TRN'],
    [{ SHOP_WHATSAPP_2: '05' }, 'SHOP_WHATSAPP_2'],
    [{ SHOP_SUPPLIER_CHAT_URL: 'javascript:alert(1)' }, 'SHOP_SUPPLIER_CHAT_URL'],
    [{ SHOP_INVOICE_TERMS_DAYS: '-1' }, 'SHOP_INVOICE_TERMS_DAYS'],
  ])('refuses %o with a line that names the variable', (variables, name) => {
    expect(() => readEnvironment(variables)).toThrow(ConfigurationError);
    expect(() => readEnvironment(variables)).toThrow(name);
  });
});

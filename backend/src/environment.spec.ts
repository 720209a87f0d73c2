import { describe, expect, it } from '@jest/globals';
import { readServerEnvironment } from './environment.js';
import { ConfigurationError } from './platform/config/variables.js';

const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: 'k'.repeat(32),
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtps://mail.example',
};

describe('readServerEnvironment', () => {
  it('has a default for each setting outside production', () => {
    const environment = readServerEnvironment({});
    expect(environment).toMatchObject({ port: 3000, host: '0.0.0.0', mongodbUri: null, seed: 'demo', rateLimit: 1 });
    expect(environment.shop.invoiceTermsDays).toBe(30);
  });

  it('prints little outside production, and logs every call as JSON in production', () => {
    expect(readServerEnvironment(PRODUCTION).log).toEqual({ level: 'info', pretty: false });
    expect(readServerEnvironment({}).log).toEqual({ level: 'warn', pretty: true });
    expect(readServerEnvironment({ LOG_LEVEL: 'debug', NODE_ENV: 'test' }).log).toEqual({
      level: 'debug',
      pretty: false,
    });
  });

  it('leaves a given database empty unless SEED is set', () => {
    expect(readServerEnvironment({ MONGODB_URI: 'mongodb://db/shop' }).seed).toBe('none');
    expect(readServerEnvironment({ MONGODB_URI: 'mongodb://db/shop', SEED: 'demo' }).seed).toBe('demo');
  });

  it('leaves a shop in production empty unless SEED is set, also with the embedded database', () => {
    expect(readServerEnvironment(PRODUCTION)).toMatchObject({ mongodbUri: null, seed: 'none' });
    expect(readServerEnvironment({ ...PRODUCTION, SEED: 'demo' }).seed).toBe('demo');
  });

  it.each([
    ['JWT_SECRET, PUBLIC_URL, SMTP_URL', { NODE_ENV: 'production' }],
    ['PUBLIC_URL', { ...PRODUCTION, PUBLIC_URL: '' }],
    ['JWT_SECRET, SMTP_URL', { ...PRODUCTION, JWT_SECRET: undefined, SMTP_URL: ' ' }],
  ])('refuses production without %s, in one line', (missing, variables) => {
    expect(() => readServerEnvironment(variables)).toThrow(
      new ConfigurationError(`NODE_ENV=production requires ${missing}`),
    );
  });

  it('accepts a database address with the options that the shop requires', () => {
    const options = 'replicaSet=rs0&w=majority&journal=true&readConcernLevel=majority&readPreference=primary&tls=true';
    const MONGODB_URI = `mongodb://shop:secret%3Fw=1@a:27017,b:27017/shop?${options}`;
    expect(readServerEnvironment({ MONGODB_URI }).mongodbUri).toBe(MONGODB_URI);
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ MONGODB_URI: 'postgres://x' }, 'MONGODB_URI'],
    [{ MONGODB_URI: 'mongodb://a,b/shop?replicaSet=rs0&w=1' }, 'MONGODB_URI: w=1 is too weak'],
    [{ MONGODB_URI: 'mongodb://db/shop?W=0' }, 'MONGODB_URI: W=0 is too weak'],
    [{ MONGODB_URI: 'mongodb+srv://db/shop?journal=false' }, 'MONGODB_URI: journal=false is too weak'],
    [{ MONGODB_URI: 'mongodb://db/shop?w=majority&j=false' }, 'MONGODB_URI: j=false is too weak'],
    [{ MONGODB_URI: 'mongodb://db/shop?readConcernLevel=local' }, 'MONGODB_URI: readConcernLevel=local is too weak'],
    [{ MONGODB_URI: 'mongodb://db/?readPreference=nearest' }, 'set readPreference=primary'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    [{ METRICS_TOKEN: 'a token of words that are apart from each other' }, 'METRICS_TOKEN'],
    [{ E_INVOICE_SECRET: 'k'.repeat(32) }, 'E_INVOICE_URL and E_INVOICE_SECRET'],
    [{ E_INVOICE_SECRET: 'k'.repeat(32), E_INVOICE_URL: 'http://provider.example/' }, 'E_INVOICE_URL'],
    [{ E_INVOICE_SECRET: 'k'.repeat(32), E_INVOICE_URL: 'https://user:word@provider.example/' }, 'E_INVOICE_URL'],
    [{ E_INVOICE_SECRET: 'short', E_INVOICE_URL: 'https://provider.example/' }, 'E_INVOICE_SECRET'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL'],
    [{ ADMIN_PASSWORD: '1234' }, 'ADMIN_PASSWORD'],
    [{ SEED: 'full' }, 'SEED'],
    [{ API_DOCS: 'nobody' }, 'API_DOCS'],
    [{ RATE_LIMIT: '0' }, 'RATE_LIMIT'],
    [{ SHOP_TRN: '12' }, 'SHOP_TRN'],
    [{ SHOP_WHATSAPP_2: '05' }, 'SHOP_WHATSAPP_2'],
    [{ SHOP_SUPPLIER_CHAT_URL: 'javascript:alert(1)' }, 'SHOP_SUPPLIER_CHAT_URL'],
    [{ SHOP_INVOICE_TERMS_DAYS: '-1' }, 'SHOP_INVOICE_TERMS_DAYS'],
  ])('refuses %o with a line that names the variable', (variables, name) => {
    expect(() => readServerEnvironment(variables)).toThrow(ConfigurationError);
    expect(() => readServerEnvironment(variables)).toThrow(name);
  });
});

import { describe, expect, it } from '@jest/globals';
import { readServerEnvironment } from './environment.js';
import { ConfigurationError } from './platform/config/variables.js';

describe('the mail settings', () => {
  it('have defaults: emails are sent by the shop, link to this machine, and are stored as files', () => {
    const { mail, publicUrl } = readServerEnvironment({
      PORT: '8080',
      SHOP_NAME: 'Ink',
      SHOP_EMAIL: 'sales@ink.example',
    });
    expect(mail).toEqual({ smtp: null, from: { name: 'Ink', address: 'sales@ink.example' } });
    expect(publicUrl).toBe('http://localhost:8080');
  });

  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, login: null }],
    ['smtp://localhost:1025', { host: 'localhost', port: 1025, secure: false, login: null }],
    ['smtp://[::1]:25/', { host: '::1', port: 25, secure: false, login: null }],
    [
      'smtps://sales%40ink.example:p%2Fw%3A%25@mail.example',
      { host: 'mail.example', port: 465, secure: true, login: { user: 'sales@ink.example', password: 'p/w:%' } },
    ],
  ])('read %s', (SMTP_URL, smtp) => {
    expect(readServerEnvironment({ SMTP_URL }).mail.smtp).toEqual(smtp);
  });

  it.each([
    ['sales@ink.example', { name: '', address: 'sales@ink.example' }],
    ['The desk <sales@ink.example>', { name: 'The desk', address: 'sales@ink.example' }],
    ['"Ink & Sons, Dubai" <sales@ink.example>', { name: 'Ink & Sons, Dubai', address: 'sales@ink.example' }],
    ['حبر <sales@ink.example>', { name: 'حبر', address: 'sales@ink.example' }],
  ])('accept the sender %s', (MAIL_FROM, from) => {
    expect(readServerEnvironment({ MAIL_FROM }).mail.from).toEqual(from);
  });

  it.each([
    ['https://shop.example', 'https://shop.example'],
    ['https://Shop.example:443/', 'https://shop.example'],
    ['http://192.168.0.7:3000', 'http://192.168.0.7:3000'],
  ])('accept the address %s', (PUBLIC_URL, publicUrl) => {
    expect(readServerEnvironment({ PUBLIC_URL }).publicUrl).toBe(publicUrl);
  });

  it.each([
    { SMTP_URL: 'mail.example:25' },
    { SMTP_URL: 'http://mail.example' },
    { SMTP_URL: 'smtp://' },
    { SMTP_URL: 'smtp://mail.example/inbox' },
    { SMTP_URL: 'smtp://user:hunter2#x@mail.example' },
    { SMTP_URL: 'smtp://user:hunter2%@mail.example' },
    { SMTP_URL: 'smtp://user:hunter2@mail.example:99999' },
    { MAIL_FROM: 'The desk' },
    { MAIL_FROM: 'The desk <desk>' },
    { MAIL_FROM: 'sales@ink.example, all@ink.example' },
    { MAIL_FROM: 'x\r\nBcc: y <sales@ink.example>' },
    { PUBLIC_URL: 'shop.example' },
    { PUBLIC_URL: 'ftp://shop.example' },
    { PUBLIC_URL: 'https://shop.example/shop' },
    { PUBLIC_URL: 'https://shop.example/?from=mail' },
    { PUBLIC_URL: 'https://user@shop.example' },
  ])('refuse %o, naming the variable and no password', (variables) => {
    const [name = ''] = Object.keys(variables);
    const read = () => readServerEnvironment(variables);
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(name);
    expect(read).not.toThrow('hunter2');
  });
});

import { describe, expect, it } from '@jest/globals';
import { cookieRules } from './cookie-rules.js';

describe('cookies', () => {
  it.each([
    ['limited to this host in production over https', true, 'https://shop.example', true, '__Host-'],
    ['for https in production, regardless of the configured address', true, 'http://localhost:3000', true, ''],
    ['for http elsewhere, because browsers refuse the prefix', false, 'https://shop.example', false, ''],
  ] as const)('are %s', (_name, production, publicUrl, secure, prefix) => {
    expect(cookieRules({ production, publicUrl })).toEqual({ secure, prefix });
  });
});

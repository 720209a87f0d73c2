import { describe, expect, it } from '@jest/globals';
import { cookieRules } from './cookie-rules.js';

describe('cookies', () => {
  it.each([
    ['of this host alone in production over https', true, 'https://shop.example', true, '__Host-'],
    ['for https in production, whatever the address is said to be', true, 'http://localhost:3000', true, ''],
    ['for http elsewhere, where browsers refuse the prefix', false, 'https://shop.example', false, ''],
  ] as const)('are %s', (_name, production, publicUrl, secure, prefix) => {
    expect(cookieRules({ production, publicUrl })).toEqual({ secure, prefix });
  });
});

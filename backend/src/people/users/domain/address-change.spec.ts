import { describe, expect, it } from '@jest/globals';
import { addressChange } from './address-change.js';

const now = new Date('2026-11-26T08:00:00Z');
const before = { email: 'old@press.example', emailProvedAt: new Date('2026-01-01T08:00:00Z') };
const AT_ONCE = { email: 'new@press.example', pendingEmail: '', emailProvedAt: now };
const change = (of: Parameters<typeof addressChange>[0], wanted: string, isVouchedFor = false) =>
  addressChange(of, wanted, { isVouchedFor, now });

describe('a new address', () => {
  it('waits until it is confirmed', () => {
    expect(change(before, 'new@press.example')).toEqual({
      ...{ email: before.email },
      pendingEmail: 'new@press.example',
    });
  });

  it('is valid immediately if staff vouch for it or there was none before', () => {
    expect(change(before, 'new@press.example', true)).toEqual(AT_ONCE);
    expect(change({ email: '', emailProvedAt: null }, 'new@press.example')).toEqual(AT_ONCE);
  });
});

describe('the same address', () => {
  it('changes nothing, unless staff vouch for an unconfirmed one', () => {
    expect(change(before, before.email)).toEqual({ email: before.email });
    expect(change(before, before.email, true)).toEqual({ email: before.email });
    expect(change({ email: before.email, emailProvedAt: null }, before.email, true)).toEqual({
      email: before.email,
      emailProvedAt: now,
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import { isSigned, signatureOf, timestampOf } from './signature.js';

const SECRET = 'the secret that shop and provider share';
const NOW = new Date('2027-07-01T08:00:00.750Z');
const BODY = '<Invoice>شركة</Invoice>';
const timestamp = timestampOf(NOW);
const call = { timestamp, signature: signatureOf(SECRET, timestamp, BODY), body: BODY };
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe('a signature', () => {
  it('is the HMAC of timestamp, full stop and body, as in docs/e-invoicing.md', () => {
    expect(timestamp).toBe('1814428800');
    expect(signatureOf(SECRET, '1814428800', '{}')).toMatch(/^v1=[0-9a-f]{64}$/);
    expect(isSigned(SECRET, call, NOW)).toBe(true);
  });

  it.each([-299, 0, 299])('is valid %i seconds later', (seconds) => {
    expect(isSigned(SECRET, call, later(seconds))).toBe(true);
  });

  it.each([-302, 302, 86_400])('is not valid %i seconds later', (seconds) => {
    expect(isSigned(SECRET, call, later(seconds))).toBe(false);
  });

  it.each([
    ['another body', { ...call, body: `${BODY} ` }],
    ['another moment', { ...call, timestamp: String(Number(timestamp) + 1) }],
    ['no moment', { ...call, timestamp: '' }],
    ['a moment in words', { ...call, timestamp: '1e9' }],
    ['no signature', { ...call, signature: '' }],
    ['one of another version', { ...call, signature: call.signature.replace('v1=', 'v2=') }],
    ['one of another secret', { ...call, signature: signatureOf('another secret', timestamp, BODY) }],
  ])('is not valid with %s', (_what, forged) => {
    expect(isSigned(SECRET, forged, NOW)).toBe(false);
  });
});

import { describe, expect, it } from '@jest/globals';
import { proofToken, provesEmail, userOfToken } from './email-proof.js';

const NOW = new Date('2026-11-26T08:00:00Z');
const proof = {
  user: '6920200f1c2d3e4f5a6b7c8d',
  email: 'aisha@press.example',
  expiresAt: new Date('2026-11-29T08:00:00Z'),
};
const token = proofToken(proof, 'secret');

describe('the token of a mailed link', () => {
  it('confirms only its own address, and contains only the id of its user', () => {
    expect(provesEmail(token, proof, NOW, 'secret')).toBe(true);
    expect(userOfToken(token)).toBe(proof.user);
    expect(token).not.toContain('aisha');
  });

  it.each([
    ['another address', token, { ...proof, email: 'other@press.example' }, NOW, 'secret'],
    ['another user', token, { ...proof, user: '6920200f1c2d3e4f5a6b7c8e' }, NOW, 'secret'],
    ['the secret of another shop', token, proof, NOW, 'another'],
    ['a later end', token.replace('.17', '.18'), proof, NOW, 'secret'],
    ['the end of its time', token, proof, proof.expiresAt, 'secret'],
    ['no address', proofToken({ ...proof, email: '' }, 'secret'), { ...proof, email: '' }, NOW, 'secret'],
    ['a part of it', token.slice(0, -1), proof, NOW, 'secret'],
    ['nothing', '', proof, NOW, 'secret'],
  ])('confirms nothing with %s', (_what, given, of, now, secret) => {
    expect(provesEmail(given, of, now, secret)).toBe(false);
  });
});

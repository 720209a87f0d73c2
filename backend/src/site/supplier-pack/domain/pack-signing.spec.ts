import { describe, expect, it } from '@jest/globals';
import { isSignedBy, newKeyPair, signatureOf } from './pack-signing.js';

const bytes = Buffer.from('{"format":"supplier-pack/1"}');

describe('a signature of a pack', () => {
  const pair = newKeyPair();
  const signature = signatureOf(bytes, pair.privateKey);

  it('fits the bytes and the key, and no others', () => {
    expect(signature).toHaveLength(64);
    expect(isSignedBy(bytes, signature, pair.publicKey)).toBe(true);
    expect(isSignedBy(Buffer.from('{"format":"supplier-pack/2"}'), signature, pair.publicKey)).toBe(false);
    expect(isSignedBy(bytes, signature, newKeyPair().publicKey)).toBe(false);
  });

  it.each([0, 1, 63, 65])('is invalid with %i bytes', (length) => {
    expect(isSignedBy(bytes, Buffer.alloc(length), pair.publicKey)).toBe(false);
  });
});

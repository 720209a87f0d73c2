import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';

export interface KeyPair {
  /** SHA-256 of the public key (SPKI, DER), as hexadecimal digits. */
  readonly fingerprint: string;
  /** PEM. */
  readonly publicKey: string;
  /** PKCS #8, DER, base64. */
  readonly privateKey: string;
}

export function newKeyPair(): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    fingerprint: sha256Of(publicKey.export({ type: 'spki', format: 'der' })),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  };
}

/** @returns the 64 bytes of an Ed25519 signature (RFC 8032) */
export function signatureOf(bytes: Uint8Array, privateKey: string): Buffer {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), type: 'pkcs8', format: 'der' });
  return sign(null, bytes, key);
}

export function isSignedBy(bytes: Uint8Array, signature: Uint8Array, publicKey: string): boolean {
  return verify(null, bytes, createPublicKey(publicKey), signature);
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

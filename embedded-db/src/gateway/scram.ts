import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';
import { commandError } from './errors.js';

/** The gateway's only account. */
export const USER = 'embedded';

// Drivers refuse a smaller number. The password is random, so a larger one would not add security.
const ITERATIONS = 4096;
const KEY_BYTES = 32;
const HASH = 'sha256';

/** Values derived from a password, by which SCRAM-SHA-256 (RFC 7677) verifies it. */
export interface ScramCredentials {
  salt: Buffer;
  storedKey: Buffer;
  serverKey: Buffer;
}

export function deriveCredentials(password: string): ScramCredentials {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, KEY_BYTES, HASH);
  return { salt, storedKey: sha256(hmac(salted, 'Client Key')), serverKey: hmac(salted, 'Server Key') };
}

/** The sign-in of one client: its first message is answered with a challenge, its second proves the password. */
export class ScramConversation {
  private readonly authMessagePrefix: string;
  private readonly nonce: string;
  /** The response to the client's first message. */
  readonly challenge: string;

  constructor(
    private readonly credentials: ScramCredentials,
    clientFirst: string,
  ) {
    const bare = clientFirst.replace(/^[^,]*,[^,]*,/, '');
    const fields = parseFields(bare);
    if (fields.get('n') !== USER) throw failed();
    this.nonce = `${fields.get('r') ?? ''}${randomBytes(18).toString('base64')}`;
    this.challenge = `r=${this.nonce},s=${credentials.salt.toString('base64')},i=${ITERATIONS}`;
    this.authMessagePrefix = `${bare},${this.challenge}`;
  }

  /** Checks the client's proof and returns the server's own; throws AuthenticationFailed. */
  finish(clientFinal: string): string {
    const fields = parseFields(clientFinal);
    const withoutProof = clientFinal.replace(/,p=[^,]*$/, '');
    const authMessage = `${this.authMessagePrefix},${withoutProof}`;
    const proof = Buffer.from(fields.get('p') ?? '', 'base64');
    if (fields.get('r') !== this.nonce || proof.length !== KEY_BYTES) throw failed();
    const clientKey = xor(proof, hmac(this.credentials.storedKey, authMessage));
    if (!timingSafeEqual(sha256(clientKey), this.credentials.storedKey)) throw failed();
    return `v=${hmac(this.credentials.serverKey, authMessage).toString('base64')}`;
  }
}

function parseFields(message: string): Map<string, string> {
  return new Map(message.split(',').map((field) => [field.slice(0, 1), field.slice(2)]));
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac(HASH, key).update(text).digest();
}

function sha256(bytes: Buffer): Buffer {
  return createHash(HASH).update(bytes).digest();
}

function xor(a: Buffer, b: Buffer): Buffer {
  return Buffer.from(a.map((byte, index) => byte ^ (b[index] ?? 0)));
}

function failed(): Error {
  return commandError('AuthenticationFailed', 'Authentication failed.');
}

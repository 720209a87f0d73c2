import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { deriveCredentials, ScramConversation, USER } from './scram.js';

const credentials = deriveCredentials('secret');

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** The client's side of RFC 5802. */
function respond(challenge: string, clientFirstBare: string, password: string): string {
  const [, nonce = '', salt = '', iterations = ''] = /^r=([^,]*),s=([^,]*),i=(\d+)$/.exec(challenge) ?? [];
  const salted = pbkdf2Sync(password, Buffer.from(salt, 'base64'), Number(iterations), 32, 'sha256');
  const clientKey = hmac(salted, 'Client Key');
  const storedKey = createHash('sha256').update(clientKey).digest();
  const withoutProof = `c=biws,r=${nonce}`;
  const signature = hmac(storedKey, `${clientFirstBare},${challenge},${withoutProof}`);
  return `${withoutProof},p=${Buffer.from(clientKey.map((byte, n) => byte ^ (signature[n] ?? 0))).toString('base64')}`;
}

describe('signing in', () => {
  const bare = `n=${USER},r=clientnonce`;

  it('succeeds with the password, and proves the server to the client', () => {
    const conversation = new ScramConversation(credentials, `n,,${bare}`);

    expect(conversation.finish(respond(conversation.challenge, bare, 'secret'))).toMatch(/^v=[A-Za-z0-9+/]{43}=$/);
  });

  it('fails with another password', () => {
    const conversation = new ScramConversation(credentials, `n,,${bare}`);

    expect(() => conversation.finish(respond(conversation.challenge, bare, 'guess'))).toThrow('Authentication failed');
  });

  it('fails with the answer to another challenge', () => {
    const first = new ScramConversation(credentials, `n,,${bare}`);
    const second = new ScramConversation(credentials, `n,,${bare}`);

    expect(() => second.finish(respond(first.challenge, bare, 'secret'))).toThrow('Authentication failed');
  });

  it('fails for another user', () => {
    expect(() => new ScramConversation(credentials, 'n,,n=admin,r=x')).toThrow('Authentication failed');
  });
});

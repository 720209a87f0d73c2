import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Agent } from 'supertest';

type Value = number | string | Buffer | Map<Value, Value>;

/** CBOR, as far as an attestation needs it: small numbers, short texts and bytes, maps. */
function cbor(value: Value): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, of]) => [cbor(key), cbor(of)])]);
}

function head(type: number, count: number): Buffer {
  if (count < 24) return Buffer.from([type * 32 + count]);
  return Buffer.from(count < 256 ? [type * 32 + 24, count] : [type * 32 + 25, count >> 8, count & 255]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const UP_AND_UV = 0x05;
const WITH_KEY = 0x40;

export interface Assertion {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
}

/** An authenticator with one key pair, which always finds its user there. */
export class TestPasskey {
  private readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  /** Raised by each signature. */
  counter = 0;

  /** @param origin the origin of the user's page */
  constructor(private readonly origin: string) {}

  /** The body that adds it. */
  create(challenge: string) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinates: [Value, Value][] = [
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ];
    const key = new Map<Value, Value>([[1, 2], [3, -7], [-1, 1], ...coordinates]);
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, cbor(key)]);
    const authData = Buffer.concat([this.authenticatorData(UP_AND_UV | WITH_KEY), attested]);
    const attestation = new Map<Value, Value>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    };
  }

  /** @param flags 0x01: the user was present; without 0x04 the user was not verified */
  answer(challenge: string, flags = UP_AND_UV): Assertion {
    this.counter += 1;
    const [data, client] = [this.authenticatorData(flags), this.clientData('webauthn.get', challenge)];
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(client)]), this.keys.privateKey).toString('base64url'),
    };
  }

  private authenticatorData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter]);
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }
}

interface Holder {
  readonly http: Agent;
}

const PASSKEYS = '/api/users/second-factor/passkeys';

/** The body that adds a new passkey, and the passkey. */
export async function newPasskey({ http }: Holder, origin: string) {
  const { body } = await http.post(`${PASSKEYS}/options`).expect(200);
  const passkey = new TestPasskey(origin);
  const { challenge } = (body as { options: { challenge: string } }).options;
  return { passkey, body: { name: 'Work laptop', ...passkey.create(challenge) } };
}

/** @returns the passkey, its id and the recovery codes that came with it */
export async function withPasskey(person: Holder, origin: string) {
  const { passkey, body } = await newPasskey(person, origin);
  const added = await person.http.post(PASSKEYS).send(body).expect(201);
  const { body: factor } = await person.http.get('/api/users/second-factor').expect(200);
  const { recoveryCodes } = added.body as { recoveryCodes: string[] };
  const passkeys = (factor as { passkeys: { _id: string }[] }).passkeys;
  return { passkey, id: passkeys.at(-1)?._id ?? '', recoveryCodes };
}

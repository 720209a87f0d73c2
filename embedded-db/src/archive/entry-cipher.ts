import {
  createCipheriv,
  createDecipheriv,
  type DecipherGCM,
  randomBytes,
  scrypt,
  type ScryptOptions,
} from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** OWASP's recommendation: half a second and 128 MB for each guess. */
const COST = { N: 2 ** 17, r: 8, p: 1 };
/** The limit for a file of unknown origin, which could otherwise use up all memory. */
const LARGEST_N = 2 ** 20;

/** The content was encrypted with another passphrase, or was changed since. */
export class Unsealable extends Error {
  override readonly name = 'Unsealable';
}

/** Stored in plain text beside the encrypted content; salt in Base64. */
interface Parameters {
  cipher: typeof ALGORITHM;
  kdf: 'scrypt';
  N: number;
  r: number;
  p: number;
  salt: string;
}

/**
 * Encrypts the entries of one archive with a passphrase: AES-256-GCM, with a key derived by scrypt. An encrypted entry
 * is the IV (12 bytes), the encrypted content, and the tag (16 bytes). The tag covers the name too, so that entries
 * can't be exchanged.
 */
export class EntryCipher {
  private constructor(
    private readonly key: Buffer,
    /** The parameters that `reopen` needs besides the passphrase, as JSON. */
    readonly parameters: string,
  ) {}

  static async create(passphrase: string): Promise<EntryCipher> {
    const salt = randomBytes(SALT_BYTES).toString('base64');
    return EntryCipher.derive(passphrase, { cipher: ALGORITHM, kdf: 'scrypt', ...COST, salt });
  }

  /** Throws Unsealable for invalid parameters. A wrong passphrase is detected when an entry is opened. */
  static async reopen(passphrase: string, text: string): Promise<EntryCipher> {
    const parameters: unknown = parseJson(text);
    if (!isParameters(parameters)) throw new Unsealable('its parameters are damaged or from a newer version');
    return EntryCipher.derive(passphrase, parameters);
  }

  private static async derive(passphrase: string, parameters: Parameters): Promise<EntryCipher> {
    const { N, r, p, salt } = parameters;
    const options = { N, r, p, maxmem: 256 * N * r };
    const key = await deriveKey(passphrase.normalize('NFC'), Buffer.from(salt, 'base64'), options);
    return new EntryCipher(key, `${JSON.stringify(parameters, null, 2)}\n`);
  }

  async *seal(
    name: string,
    content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): AsyncGenerator<Buffer, void, undefined> {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, iv).setAAD(Buffer.from(name));
    yield iv;
    for await (const chunk of content) yield cipher.update(chunk);
    yield cipher.final();
    yield cipher.getAuthTag();
  }

  /** Throws Unsealable at the end, if not before: until then the content must not be trusted. */
  async *open(name: string, sealed: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, undefined> {
    let decipher: DecipherGCM | null = null;
    let pending: Buffer = Buffer.alloc(0);
    for await (const chunk of sealed) {
      pending = Buffer.concat([pending, chunk]);
      if (!decipher) {
        if (pending.length < IV_BYTES) continue;
        decipher = this.decipher(name, pending.subarray(0, IV_BYTES));
        pending = pending.subarray(IV_BYTES);
      }
      const ready = Math.max(pending.length - TAG_BYTES, 0);
      yield decipher.update(pending.subarray(0, ready));
      pending = pending.subarray(ready);
    }
    if (pending.length !== TAG_BYTES) throw new Unsealable(`${name} is truncated`);
    if (decipher) finish(decipher.setAuthTag(pending), name);
  }

  private decipher(name: string, iv: Buffer): DecipherGCM {
    return createDecipheriv(ALGORITHM, this.key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(name));
  }
}

/** The last block is empty: this call only verifies the tag. */
function finish(decipher: DecipherGCM, name: string): void {
  try {
    decipher.final();
  } catch (error) {
    throw new Unsealable(`${name} can't be opened`, { cause: error });
  }
}

function deriveKey(passphrase: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isParameters(value: unknown): value is Parameters {
  if (typeof value !== 'object' || value === null) return false;
  const { cipher, kdf, N, r, p, salt } = value as Partial<Record<keyof Parameters, unknown>>;
  const isKnown = cipher === ALGORITHM && kdf === 'scrypt' && r === COST.r && p === COST.p;
  return (
    isKnown && typeof salt === 'string' && typeof N === 'number' && N <= LARGEST_N && Number.isInteger(Math.log2(N))
  );
}

import { beforeAll, describe, expect, it } from '@jest/globals';
import { EntryCipher, Unsealable } from './entry-cipher.js';

const PASSPHRASE = 'correct horse battery';

let cipher: EntryCipher;
/** The same passphrase and parameters, as a restore has them. */
let again: EntryCipher;

// A guess takes long, and so does each of these.
beforeAll(async () => {
  cipher = await EntryCipher.create(PASSPHRASE);
  again = await EntryCipher.reopen(PASSPHRASE, cipher.parameters);
});

async function collect(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}

const seal = (name: string, ...parts: string[]) =>
  collect(
    cipher.seal(
      name,
      parts.map((part) => Buffer.from(part)),
    ),
  );

/** Hands the bytes over in pieces of one length. */
async function* inPieces(bytes: Buffer, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield await Promise.resolve(bytes.subarray(at, at + length));
}

describe('a sealed entry', () => {
  it.each([1, 13, 1_000])('opens with the same passphrase, read in pieces of %d bytes', async (length) => {
    const sealed = await seal('data/a', 'some ', '', 'words');

    expect(sealed.includes('words')).toBe(false);
    expect((await collect(again.open('data/a', inPieces(sealed, length)))).toString()).toBe('some words');
  });

  it('can be opened if it is empty', async () => {
    expect(await collect(cipher.open('a', inPieces(await seal('a'), 100)))).toHaveLength(0);
  });

  it('can’t be opened with another passphrase', async () => {
    const sealed = await seal('a', 'words');
    const other = await EntryCipher.reopen('another passphrase', cipher.parameters);

    await expect(collect(other.open('a', inPieces(sealed, 100)))).rejects.toThrow(Unsealable);
  });

  it.each([
    ['changed by a bit', (sealed: Buffer) => Buffer.from(sealed.map((byte, at) => (at === 14 ? byte ^ 1 : byte)))],
    ['cut off', (sealed: Buffer) => sealed.subarray(0, -1)],
    ['shorter than its tag', (sealed: Buffer) => sealed.subarray(0, 20)],
    ['missing', () => Buffer.alloc(0)],
  ])('can’t be opened when it is %s', async (_harm, harm) => {
    const sealed = await seal('a', 'words');

    await expect(collect(cipher.open('a', inPieces(harm(sealed), 100)))).rejects.toThrow(Unsealable);
  });

  it('can’t be opened under the name of another entry', async () => {
    const sealed = await seal('a', 'words');

    await expect(collect(cipher.open('b', inPieces(sealed, 100)))).rejects.toThrow(Unsealable);
  });
});

it.each(['', '{}', '{"cipher":"none"}'])('parameters like %j are refused', async (text) => {
  await expect(EntryCipher.reopen(PASSPHRASE, text)).rejects.toThrow(Unsealable);
});

it('parameters that would use all memory are refused', async () => {
  await expect(EntryCipher.reopen(PASSPHRASE, cipher.parameters.replace('131072', String(2 ** 30)))).rejects.toThrow(
    Unsealable,
  );
});

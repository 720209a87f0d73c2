import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { CHECKSUMS, parseChecksums } from './checksums.js';
import type { EntryCipher } from './entry-cipher.js';
import { ENCRYPTION, sealedName } from './sealed-names.js';
import { decodeTarHeader, MalformedTar, TAR_BLOCK, tarPadding } from './tar.js';

const CHUNK_BYTES = 1024 * 1024;

interface Place {
  start: number;
  size: number;
}

/** Reads archives written by ArchiveWriter. */
export class ArchiveReader {
  private cipher: EntryCipher | null = null;

  private constructor(
    private readonly file: FileHandle,
    private readonly places: ReadonlyMap<string, Place>,
  ) {}

  /**
   * Throws MalformedTar if the file is not a tar file of ArchiveWriter or is truncated; its content is not checked yet.
   */
  static async open(path: string): Promise<ArchiveReader> {
    const file = await open(path, 'r');
    try {
      return new ArchiveReader(file, await findPlaces(file));
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  get names(): string[] {
    return [...this.places.keys()];
  }

  /** Throws MalformedTar unless exactly the expected entries exist and are unchanged. */
  async verify(): Promise<void> {
    const sums = parseChecksums((await this.readPlain(CHECKSUMS)).toString());
    if (!sums) throw new MalformedTar(`${CHECKSUMS} is damaged`);
    const names = this.names.filter((name) => name !== CHECKSUMS);
    const missing = [...sums.keys()].find((name) => !this.places.has(name));
    if (missing !== undefined) throw new MalformedTar(`${missing} is missing`);
    for (const name of names) {
      const hash = createHash('sha256');
      for await (const chunk of this.plainChunks(name)) hash.update(chunk);
      if (hash.digest('hex') !== sums.get(name)) throw new MalformedTar(`${name} is damaged`);
    }
  }

  /** The encryption parameters of the entries; null if they are not encrypted. */
  async encryption(): Promise<string | null> {
    return this.places.has(ENCRYPTION) ? (await this.readPlain(ENCRYPTION)).toString() : null;
  }

  /** From now on entries are decrypted with `cipher`. */
  unseal(cipher: EntryCipher): void {
    this.cipher = cipher;
  }

  /** The content of an entry. Throws Unsealable, at the latest at its end. */
  chunks(name: string): AsyncGenerator<Buffer, void, undefined> {
    return this.cipher ? this.cipher.open(name, this.plainChunks(sealedName(name))) : this.plainChunks(name);
  }

  async read(name: string): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const chunk of this.chunks(name)) parts.push(chunk);
    return Buffer.concat(parts);
  }

  private async *plainChunks(name: string): AsyncGenerator<Buffer, void, undefined> {
    const { start, size } = this.placeOf(name);
    for (let at = 0; at < size; at += CHUNK_BYTES) {
      yield await readFully(this.file, start + at, Math.min(CHUNK_BYTES, size - at));
    }
  }

  private async readPlain(name: string): Promise<Buffer> {
    const { start, size } = this.placeOf(name);
    return readFully(this.file, start, size);
  }

  close(): Promise<void> {
    return this.file.close();
  }

  private placeOf(name: string): Place {
    const place = this.places.get(name);
    if (!place) throw new MalformedTar(`${name} is missing`);
    return place;
  }
}

async function findPlaces(file: FileHandle): Promise<Map<string, Place>> {
  const places = new Map<string, Place>();
  for (let at = 0; ;) {
    const entry = decodeTarHeader(await readFully(file, at, TAR_BLOCK));
    if (!entry) return places;
    places.set(entry.name, { start: at + TAR_BLOCK, size: entry.size });
    at += TAR_BLOCK + entry.size + tarPadding(entry.size);
  }
}

async function readFully(file: FileHandle, start: number, size: number): Promise<Buffer> {
  const buffer = Buffer.alloc(size);
  for (let done = 0; done < size;) {
    const { bytesRead } = await file.read(buffer, done, size - done, start + done);
    if (bytesRead === 0) throw new MalformedTar('the file is truncated');
    done += bytesRead;
  }
  return buffer;
}

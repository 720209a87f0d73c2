import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '../sync-folder.js';
import { CHECKSUMS, formatChecksums } from './checksums.js';
import type { EntryCipher } from './entry-cipher.js';
import { ENCRYPTION, sealedName } from './sealed-names.js';
import { encodeTarHeader, TAR_BLOCK, tarPadding } from './tar.js';

type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * Writes a tar file of streams of unknown length, with the checksums of all as its last entry. The file has its final
 * name, and is flushed to the disk, once `finish` has resolved; until then its name ends with `.partial`.
 */
export class ArchiveWriter {
  private at = 0;
  private readonly sums = new Map<string, string>();

  private constructor(
    private readonly path: string,
    private readonly partial: string,
    private readonly file: FileHandle,
    private readonly cipher: EntryCipher | null,
  ) {}

  /**
   * @param cipher encrypts every added entry; null for none
   * Throws if the folder of `path` is missing or not writable.
   */
  static async create(path: string, cipher: EntryCipher | null = null): Promise<ArchiveWriter> {
    const partial = `${path}.${process.pid}.partial`;
    const writer = new ArchiveWriter(path, partial, await open(partial, 'wx', 0o600), cipher);
    if (cipher) await writer.addPlain(ENCRYPTION, [Buffer.from(cipher.parameters)]);
    return writer;
  }

  async add(name: string, content: Content): Promise<void> {
    if (this.cipher) await this.addPlain(sealedName(name), this.cipher.seal(name, content));
    else await this.addPlain(name, content);
  }

  private async addPlain(name: string, content: Content): Promise<void> {
    const start = this.at;
    const hash = createHash('sha256');
    this.at += TAR_BLOCK;
    let size = 0;
    for await (const chunk of content) {
      hash.update(chunk);
      size += chunk.length;
      await this.append(chunk);
    }
    await this.append(Buffer.alloc(tarPadding(size)));
    await this.writeAt(encodeTarHeader({ name, size }, new Date()), start);
    this.sums.set(name, hash.digest('hex'));
  }

  async finish(): Promise<void> {
    await this.addPlain(CHECKSUMS, [Buffer.from(formatChecksums(this.sums))]);
    await this.append(Buffer.alloc(2 * TAR_BLOCK));
    await this.file.sync();
    await this.file.close();
    await rename(this.partial, this.path);
    await syncFolder(dirname(this.path));
  }

  /** Removes the partial file; does nothing after `finish`. */
  async discard(): Promise<void> {
    await this.file.close().catch(() => undefined);
    await rm(this.partial, { force: true });
  }

  private async append(bytes: Uint8Array): Promise<void> {
    await this.writeAt(bytes, this.at);
    this.at += bytes.length;
  }

  private async writeAt(bytes: Uint8Array, position: number): Promise<void> {
    for (let done = 0; done < bytes.length;) {
      const { bytesWritten } = await this.file.write(bytes, done, bytes.length - done, position + done);
      done += bytesWritten;
    }
  }
}

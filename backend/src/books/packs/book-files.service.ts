import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { BookPackPart } from './book-pack.schema.js';

/** Bytes, below the limit of a record. */
const PORTION = 8_000_000;

/** Stores the files of month packs and exports in portions. */
@Injectable()
export class BookFiles {
  constructor(@InjectStore(BookPackPart) private readonly parts: PlainStore<BookPackPart>) {}

  /** Stores the file of a pack or an export beside those of other runs. */
  async store(
    pack: Types.ObjectId,
    run: number,
    bytes: Uint8Array,
    session: ClientSession | null = null,
  ): Promise<void> {
    for (let start = 0, index = 0; start < bytes.byteLength; start += PORTION, index += 1) {
      const portion = Buffer.from(bytes.subarray(start, start + PORTION));
      await this.parts.insert({ _id: new Types.ObjectId(), pack, run, index, bytes: portion }, session);
    }
  }

  /** Removes the file of a run, or those of all others. */
  async remove(pack: Types.ObjectId, run: number | { readonly $ne: number }, session: ClientSession): Promise<void> {
    await this.parts.removeAll({ pack, run }, session);
  }

  read(pack: Types.ObjectId, run: number): Readable {
    return Readable.from(this.portions(pack, run));
  }

  private async *portions(pack: Types.ObjectId, run: number): AsyncGenerator<Buffer> {
    for (let index = 0; ; index += 1) {
      const part = await this.parts.reads.findOne({ pack, run, index });
      if (part === null) return;
      yield part.bytes;
    }
  }
}

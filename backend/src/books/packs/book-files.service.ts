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

  /** Replaces the file of a pack or an export. */
  async store(pack: Types.ObjectId, bytes: Uint8Array, session: ClientSession | null = null): Promise<void> {
    await this.parts.removeAll({ pack }, session);
    for (let start = 0, index = 0; start < bytes.byteLength; start += PORTION, index += 1) {
      const portion = Buffer.from(bytes.subarray(start, start + PORTION));
      await this.parts.insert({ _id: new Types.ObjectId(), pack, index, bytes: portion }, session);
    }
  }

  read(pack: Types.ObjectId): Readable {
    return Readable.from(this.portions(pack));
  }

  private async *portions(pack: Types.ObjectId): AsyncGenerator<Buffer> {
    for (let index = 0; ; index += 1) {
      const part = await this.parts.reads.findOne({ pack, index });
      if (part === null) return;
      yield part.bytes;
    }
  }
}

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectStore, PlainStore } from '../database/plain-store.js';
import { isDuplicateKey } from '../database/transactions.js';
import { isPictureName, isPictureType } from './domain/picture.js';
import { Picture } from './picture.schema.js';
import { refuse } from '../errors/refuse.js';

interface PictureFile {
  readonly contentType: string;
  readonly bytes: Buffer;
  readonly sha256: string;
}

/** The pictures of the catalog, kept in the database so that whatever serves the shop has them. */
@Injectable()
export class MediaService {
  constructor(@InjectStore(Picture) private readonly pictures: PlainStore<Picture>) {}

  /**
   * Stores a picture; the same one again changes nothing. Browsers keep what a name stood for,
   * so a picture that changes should get another name.
   * @returns its address, `/media/name`
   * @throws RangeError for a name or a type that can't be served
   */
  async put(name: string, contentType: string, bytes: Uint8Array): Promise<string> {
    if (!isPictureName(name)) throw new RangeError(`${name} can't be the name of a picture`);
    if (!isPictureType(contentType)) throw new RangeError(`${contentType} is no type of picture`);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const content = { contentType, bytes: Buffer.from(bytes), size: bytes.byteLength, sha256 };
    // A picture that is uploaded again is in use: it loses the mark of an unused one.
    const isStored = await this.pictures.changeOne({ _id: name, sha256 }, { $set: { unusedSince: null } });
    if (!isStored) await this.store(name, content);
    return `/media/${name}`;
  }

  /** @param address as `put` returns it */
  async has(address: string): Promise<boolean> {
    const name = nameIn(address);
    return isPictureName(name) && (await this.pictures.reads.exists({ _id: name })) !== null;
  }

  /** @throws DomainError PICTURE_NOT_FOUND */
  async get(name: string): Promise<PictureFile> {
    const picture = isPictureName(name) ? await this.pictures.reads.findById(name) : null;
    if (picture === null) throw refuse('PICTURE_NOT_FOUND');
    return picture;
  }

  private async store(name: string, content: Omit<Picture, '_id' | 'unusedSince'>): Promise<void> {
    try {
      await this.pictures.put(name, { $set: content });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Another stored the same name since the update looked for it.
      await this.pictures.changeOne({ _id: name }, { $set: content });
    }
  }
}

/** The file name in an address of a picture. */
export const nameIn = (address: string): string => address.replace(/^\/media\//, '');

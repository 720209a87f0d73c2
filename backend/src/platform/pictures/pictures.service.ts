import { createHash } from 'node:crypto';
import { Injectable, UnsupportedMediaTypeException } from '@nestjs/common';
import { InjectStore, PlainStore } from '../database/plain-store.js';
import { isDuplicateKey } from '../database/transactions.js';
import { isPictureName, isPictureType } from './domain/picture.js';
import { Picture } from './picture.schema.js';
import { isPdf } from '../http/pdf-file.js';
import { refuse, refuseField } from '../errors/refuse.js';
import { DomainError } from '../errors/domain-error.js';
import { COPY_WIDTHS, copyOf, MAX_PICTURE_MEGAPIXELS, PICTURE_TYPES, PICTURE_WIDTH } from '@shop/contract/pictures';
import type { FieldRefusalKey } from '@shop/contract/refusals';
import type { PictureResponse } from './dto/picture.response.js';

interface PictureFile {
  readonly contentType: string;
  readonly bytes: Buffer;
  readonly sha256: string;
}

interface DocumentFile<Type extends string> {
  readonly contentType: Type;
  readonly bytes: Buffer;
}

type Scan = 'application/pdf' | 'image/png' | 'image/jpeg';

/** The refusals of a file that is neither a PDF nor a picture: each names the limits of its upload. */
type NoPdfOrPicture = Extract<FieldRefusalKey, `NOT_A_PDF_OR_PICTURE${string}`>;

const QUALITY = 82;

/** For scanned letters. */
const SHARP_QUALITY = 92;

const MAX_PIXELS = MAX_PICTURE_MEGAPIXELS * 1_000_000;

/** The picture library's names of the content types. */
const FORMATS: Readonly<Record<(typeof PICTURE_TYPES)[number], string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
};

let library: ReturnType<typeof load> | undefined;

/** Loaded with the first picture: most servers run for days without one. */
const pictures = () => (library ??= load());

interface Resized {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

interface PictureFileName {
  readonly name: string;
  /** A picture that is narrower stays as it is. */
  readonly maxWidth: number;
}

/**
 * Pictures, stored in the database so that every server has them. Uploads of staff are stored upright, without camera metadata, in several widths.
 */
@Injectable()
export class Pictures {
  constructor(@InjectStore(Picture) private readonly pictures: PlainStore<Picture>) {}

  /**
   * Stores a picture; a repeated call with the same one changes nothing. Browsers cache a picture by its name, so a
   * changed picture needs another name.
   * @returns its address, `/media/name`
   * @throws RangeError for a name or a type that can't be served
   */
  async putPicture(name: string, contentType: string, bytes: Uint8Array): Promise<string> {
    if (!isPictureName(name)) throw new RangeError(`${name} is not a valid image name`);
    if (!isPictureType(contentType)) throw new RangeError(`${contentType} is not an image type`);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const content = { contentType, bytes: Buffer.from(bytes), size: bytes.byteLength, sha256 };
    // A picture that is uploaded again is in use: it loses the mark of an unused one.
    const isStored = await this.pictures.changeOne({ _id: name, sha256 }, { $set: { unusedSince: null } });
    if (!isStored) await this.storeFile(name, content);
    return `/media/${name}`;
  }

  /** @param address returned by `put` */
  async hasPicture(address: string): Promise<boolean> {
    const name = nameIn(address);
    return isPictureName(name) && (await this.pictures.reads.exists({ _id: name })) !== null;
  }

  /** @throws DomainError PICTURE_NOT_FOUND */
  async getPicture(name: string): Promise<PictureFile> {
    const picture = isPictureName(name) ? await this.pictures.reads.findById(name) : null;
    if (picture === null) throw refuse('PICTURE_NOT_FOUND');
    return picture;
  }

  private async storeFile(name: string, content: Omit<Picture, '_id' | 'unusedSince'>): Promise<void> {
    try {
      await this.pictures.put(name, { $set: content });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Another stored the same name since the update looked for it.
      await this.pictures.changeOne({ _id: name }, { $set: content });
    }
  }

  /**
   * Stores a picture; a repeated upload returns the stored one.
   * @throws DomainError `invalid` naming `picture`, or UnsupportedMediaTypeException if it is not a valid picture
   */
  async storeUpload(bytes: Buffer): Promise<PictureResponse> {
    await requirePicture(bytes);
    const names = pictureNames(createHash('sha256').update(bytes).digest('hex'));
    const retained: { url: string; width: number; height: number }[] = [];
    // One after the other, since each has the whole picture in memory. The picture of the main address is stored last.
    for (const { name, maxWidth } of names) {
      const { bytes: resized, width, height } = await resize(bytes, maxWidth);
      retained.push({ url: await this.putPicture(name, 'image/webp', resized), width, height });
    }
    const full = retained.pop();
    if (full === undefined) throw new Error('No size of the image was stored');
    return { ...full, sizes: retained.map(({ url, width }) => ({ url, width })) };
  }

  /**
   * A file of a document: a PDF as it is, or a picture as WebP, upright and without what a camera writes about place
   * and time.
   * @throws DomainError `invalid` naming `file`, by this rule, for anything else
   */
  async asDocument(bytes: Buffer, rule: NoPdfOrPicture): Promise<DocumentFile<'application/pdf' | 'image/webp'>> {
    if (isPdf(bytes)) return { contentType: 'application/pdf', bytes };
    try {
      await requirePicture(bytes);
      return { contentType: 'image/webp', bytes: (await resize(bytes, PICTURE_WIDTH)).bytes };
    } catch (error) {
      if (error instanceof DomainError || error instanceof UnsupportedMediaTypeException)
        throw refuseField('file', rule);
      throw error;
    }
  }

  /**
   * Like `asDocument`, but a picture keeps its format and size.
   * @throws DomainError `invalid` naming `file`, by this rule, if it is not a readable PDF, PNG or JPEG
   */
  async asScan(bytes: Buffer, rule: NoPdfOrPicture): Promise<DocumentFile<Scan>> {
    const file = isPdf(bytes) ? { contentType: 'application/pdf' as const, bytes } : await upright(bytes);
    if (file === null) throw refuseField('file', rule);
    return file;
  }

  /**
   * An upload as PNG, for programs that show no WebP. It is no larger than `bounds`, in pixels.
   * @throws DomainError PICTURE_NOT_FOUND
   */
  async asPng(address: string, bounds: { readonly width: number; readonly height: number }): Promise<Buffer> {
    const { bytes } = await this.getPicture(nameIn(address));
    const sharp = await pictures();
    return sharp(bytes)
      .resize({ ...bounds, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
  }
}

/** The file name in an address of a picture. */
const nameIn = (address: string): string => address.replace(/^\/media\//, '');

async function load() {
  const { default: sharp } = await import('sharp');
  // Other formats never reach the picture library: it reads many, and some of those can run code.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
  });
  return sharp;
}

/** The names under which an upload is stored: the narrower copies, and last the name that its address has. */
function pictureNames(sha256: string): PictureFileName[] {
  const name = `${sha256.slice(0, 32)}.webp`;
  const copies = COPY_WIDTHS.map((maxWidth) => ({ name: copyOf(name, maxWidth), maxWidth }));
  return [...copies, { name, maxWidth: PICTURE_WIDTH }];
}

async function requirePicture(bytes: Buffer): Promise<void> {
  const sharp = await pictures();
  const { format } = await read(() => sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata());
  if (!Object.values(FORMATS).includes(format))
    throw new UnsupportedMediaTypeException('Images must be JPEG, PNG, WebP or AVIF.');
}

/** @returns null if it is not a readable PNG or JPEG */
async function upright(bytes: Buffer): Promise<DocumentFile<Scan> | null> {
  const sharp = await pictures();
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
    const { format } = await picture.metadata();
    if (format === 'png') return { bytes: await picture.png().toBuffer(), contentType: 'image/png' };
    if (format !== 'jpeg') return null;
    return { bytes: await picture.jpeg({ quality: SHARP_QUALITY }).toBuffer(), contentType: 'image/jpeg' };
  } catch {
    // An error of the library means that the bytes are wrong.
    return null;
  }
}

async function resize(bytes: Buffer, maxWidth: number): Promise<Resized> {
  const sharp = await pictures();
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  const webp = picture.resize({ width: maxWidth, withoutEnlargement: true }).webp({ quality: QUALITY });
  const { data, info } = await read(() => webp.toBuffer({ resolveWithObject: true }));
  return { bytes: data, width: info.width, height: info.height };
}

/** An error of the library means that the bytes are wrong: the caller's fault. */
async function read<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Error && error.message.includes('exceeds pixel limit')
      ? refuseField('picture', 'TOO_MANY_PIXELS')
      : refuseField('picture', 'UNREADABLE_PICTURE');
  }
}

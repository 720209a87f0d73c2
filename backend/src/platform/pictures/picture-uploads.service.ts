import { createHash } from 'node:crypto';
import { Injectable, UnsupportedMediaTypeException } from '@nestjs/common';
import { DomainError } from '../errors/domain-error.js';
import { refuseField } from '../errors/refuse.js';
import { COPY_WIDTHS, copyOf, MAX_PICTURE_MEGAPIXELS, PICTURE_TYPES, PICTURE_WIDTH } from '@shop/contract/pictures';
import type { PictureResponse } from './dto/picture.response.js';
import { MediaService, nameIn } from './media.service.js';

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

async function load() {
  const { default: sharp } = await import('sharp');
  // Other formats never reach the picture library: it reads many, and some of those can run code.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
  });
  return sharp;
}

/** With the first picture: most servers run for days without one. */
const pictures = () => (library ??= load());

interface Resized {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Takes the pictures that staff upload: upright, without what a camera writes about place and time, in several widths. */
@Injectable()
export class PictureUploads {
  constructor(private readonly media: MediaService) {}

  /**
   * Keeps a picture; the same one again is the same picture.
   * @throws DomainError `invalid` naming `picture`, or UnsupportedMediaTypeException for what is no such picture
   */
  async store(bytes: Buffer): Promise<PictureResponse> {
    await requirePicture(bytes);
    const names = pictureNames(createHash('sha256').update(bytes).digest('hex'));
    const kept: { url: string; width: number; height: number }[] = [];
    // One after the other: each holds the whole picture in memory. The one that the address stands for comes last.
    for (const { name, maxWidth } of names) {
      const { bytes: resized, width, height } = await resize(bytes, maxWidth);
      kept.push({ url: await this.media.put(name, 'image/webp', resized), width, height });
    }
    const full = kept.pop();
    if (full === undefined) throw new Error('The picture was kept in no size');
    return { ...full, sizes: kept.map(({ url, width }) => ({ url, width })) };
  }

  /**
   * A picture that belongs to no product, upright and without what a camera writes about place and time.
   * @returns null for what is no picture that can be read
   */
  async asWebp(bytes: Buffer): Promise<Buffer | null> {
    try {
      await requirePicture(bytes);
      return (await resize(bytes, PICTURE_WIDTH)).bytes;
    } catch (error) {
      if (error instanceof DomainError || error instanceof UnsupportedMediaTypeException) return null;
      throw error;
    }
  }

  /**
   * A picture in its own format and size, upright and without what a camera writes about place and time.
   * @returns null for what is no PNG and no JPEG that can be read
   */
  async upright(bytes: Buffer): Promise<{ bytes: Buffer; contentType: 'image/png' | 'image/jpeg' } | null> {
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

  /**
   * An upload as PNG, for programs that show no WebP. It is no larger than `bounds`, in pixels.
   * @throws DomainError PICTURE_NOT_FOUND
   */
  async asPng(address: string, bounds: { readonly width: number; readonly height: number }): Promise<Buffer> {
    const { bytes } = await this.media.get(nameIn(address));
    const sharp = await pictures();
    return sharp(bytes)
      .resize({ ...bounds, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
  }
}

interface PictureFileName {
  readonly name: string;
  /** A picture that is narrower stays as it is. */
  readonly maxWidth: number;
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
    throw new UnsupportedMediaTypeException('Pictures may be JPEG, PNG, WebP or AVIF.');
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

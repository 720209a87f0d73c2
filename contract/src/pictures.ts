/** Content types of the pictures that staff may upload. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Enough for a photograph of a good camera. */
export const MAX_PICTURE_MB = 8;
export const MAX_PICTURE_BYTES = MAX_PICTURE_MB * 1_048_576;

/** A small file may decompress to a large picture: 40 million pixels take 160 MB of memory. */
export const MAX_PICTURE_MEGAPIXELS = 40;

/** The maximum number of pictures of one product. */
export const MAX_PICTURES = 12;

/** Width in pixels of a stored upload, and of the narrower copies beside it. */
export const PICTURE_WIDTH = 1600;
export const COPY_WIDTHS = [320, 800] as const;

const UPLOAD = /^\/media\/[0-9a-f]{32}\.webp$/;

/** True if narrower copies of the picture at this address exist: only uploads have them. */
export const hasCopies = (address: string): boolean => UPLOAD.test(address);

/** The address or file name of a narrower copy of an upload. */
export const copyOf = (upload: string, width: (typeof COPY_WIDTHS)[number]): string =>
  upload.replace(/\.webp$/, `-${width}.webp`);

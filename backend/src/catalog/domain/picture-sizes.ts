/** What staff may upload, by content type, and what the picture library calls it. */
export const UPLOADED_TYPES: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
};

/** A photograph of a good camera. */
export const MAX_UPLOAD_BYTES = 8 * 1_048_576;
/** A small file may unfold to far more than it seems: 40 million pixels take 160 MB. */
export const MAX_UPLOAD_PIXELS = 40_000_000;

/** The widest that a picture is kept, which is what its address stands for, and narrower ones beside it. */
export const FULL_WIDTH = 1600;
export const SMALLER_WIDTHS = [320, 800] as const;

export interface PictureFileName {
  readonly name: string;
  /** A picture that is narrower stays as it is. */
  readonly maxWidth: number;
}

/** The names under which an upload is kept: `{digest}-320.webp`, `{digest}-800.webp`, and last `{digest}.webp`. */
export function pictureNames(sha256: string): PictureFileName[] {
  const digest = sha256.slice(0, 32);
  const smaller = SMALLER_WIDTHS.map((maxWidth) => ({ name: `${digest}-${maxWidth}.webp`, maxWidth }));
  return [...smaller, { name: `${digest}.webp`, maxWidth: FULL_WIDTH }];
}

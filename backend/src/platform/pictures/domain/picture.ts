const CONTENT_TYPES = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp', 'image/avif'];

/** A file name in an address: no folders, nothing to escape. */
export const PICTURE_NAME = '^[a-zA-Z0-9][a-zA-Z0-9._-]{0,119}$';

export function isPictureName(name: string): boolean {
  return new RegExp(PICTURE_NAME).test(name);
}

export function isPictureType(contentType: string): boolean {
  return CONTENT_TYPES.includes(contentType);
}

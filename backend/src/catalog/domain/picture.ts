const CONTENT_TYPES = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp', 'image/avif'];

/** A file name as it stands in an address: no folders, nothing to escape. */
export function isPictureName(name: string): boolean {
  return /^[a-z0-9][a-z0-9._-]{0,119}$/i.test(name);
}

export function isPictureType(contentType: string): boolean {
  return CONTENT_TYPES.includes(contentType);
}

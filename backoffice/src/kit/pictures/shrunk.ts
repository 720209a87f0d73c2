const LARGE_BYTES = 1_500_000;
/** In pixels: small print of a signed note remains readable. */
const LONGEST_SIDE = 2400;
const QUALITY = 0.85;

/** True for a photo of a camera. Other pictures may be transparent, which JPEG can't be. */
export const isLargePhoto = ({ type, size }: Pick<File, 'type' | 'size'>): boolean =>
  type === 'image/jpeg' && size > LARGE_BYTES;

/** The sides of a picture whose longer one is at most that long. */
export const sidesWithin = (width: number, height: number): { width: number; height: number } => {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

const drawn = async (file: File): Promise<Blob | null> => {
  const picture = await createImageBitmap(file);
  const canvas = Object.assign(document.createElement('canvas'), sidesWithin(picture.width, picture.height));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
};

/** A large photo with fewer pixels; any other file as it is, and one that the browser can't draw. */
export const shrunk = async (file: File): Promise<File> => {
  if (!isLargePhoto(file)) return file;
  const smaller = await drawn(file).catch(() => null);
  return smaller === null || smaller.size >= file.size ? file : new File([smaller], file.name, { type: 'image/jpeg' });
};

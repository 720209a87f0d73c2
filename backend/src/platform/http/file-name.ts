/** Makes a file name that every system accepts, with the extension of the file's type. */
export function storedName(
  name: string,
  { ending, fallback }: { readonly ending: string; readonly fallback: string },
): string {
  const base = name
    .replace(/^.*[\\/]/, '')
    .replace(ANY_KNOWN_ENDING, '')
    .replace(/["<>:|?*%]/g, '')
    .trim();
  return `${base === '' ? fallback : base}.${ending}`;
}

/** The extensions of uploads that stay as they are. */
const ENDINGS = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

export const endingOf = (contentType: keyof typeof ENDINGS): string => ENDINGS[contentType];

const ANY_KNOWN_ENDING = /\.(pdf|jpe?g|png|webp|avif)$/i;

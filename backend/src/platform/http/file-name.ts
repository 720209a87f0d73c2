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

const ANY_KNOWN_ENDING = /\.(pdf|jpe?g|png|webp|avif)$/i;

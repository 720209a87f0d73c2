/** A file name that any system takes, with the ending of what the file is. */
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

/** Last entry of every archive: the SHA-256 sums of all others, in the format of sha256sum(1). */
export const CHECKSUMS = 'SHA256SUMS';

export function formatChecksums(sums: ReadonlyMap<string, string>): string {
  return [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join('');
}

/** The sums by name; null if the text is not a complete list of sums. */
export function parseChecksums(text: string): Map<string, string> | null {
  const sums = new Map<string, string>();
  if (!text.endsWith('\n')) return null;
  for (const line of text.slice(0, -1).split('\n')) {
    const found = /^(?<sum>[0-9a-f]{64}) {2}(?<name>.+)$/.exec(line)?.groups;
    if (!found?.['sum'] || !found['name']) return null;
    sums.set(found['name'], found['sum']);
  }
  return sums;
}

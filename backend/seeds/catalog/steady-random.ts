/** A whole number from `low` to `high` that looks random and is always the same for the same key (FNV-1a). */
export function steadyNumber(key: string, low: number, high: number): number {
  let hash = 0x811c9dc5;
  for (const character of key) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return low + (hash % (high - low + 1));
}

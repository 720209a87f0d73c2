/** What a search can be recognised by. */
interface Suggestible {
  readonly name: string;
  readonly sku: string;
}

/**
 * The best `most` of what a search found: where its words begin a word of name or SKU comes before where they stand
 * inside one; otherwise the order that it was found in is kept.
 * @param words in lower case
 */
export function bestSuggestions<T extends Suggestible>(
  found: readonly T[],
  words: readonly string[],
  most: number,
): T[] {
  const inside = (product: T) => words.filter((word) => !beginsAWord(product, word)).length;
  return found
    .map((product) => ({ product, rank: inside(product) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ product }) => product);
}

function beginsAWord({ name, sku }: Suggestible, word: string): boolean {
  const text = `${name} ${sku}`.toLowerCase();
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || /[\s-]/.test(text.charAt(at - 1))) return true;
  }
  return false;
}

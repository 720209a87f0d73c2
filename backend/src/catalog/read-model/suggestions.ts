import type { ProductResponse } from '../dto/product.response.js';

/**
 * The best `most` of the products that a search found: products in which the words begin a word of name or SKU come before
 * those in which they stand inside one; otherwise the order is kept.
 * @param words in lower case
 */
export function bestSuggestions<T extends Pick<ProductResponse, 'name' | 'sku'>>(
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

function beginsAWord({ name, sku }: Pick<ProductResponse, 'name' | 'sku'>, word: string): boolean {
  const text = `${name} ${sku}`.toLowerCase();
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || /[\s-]/.test(text.charAt(at - 1))) return true;
  }
  return false;
}

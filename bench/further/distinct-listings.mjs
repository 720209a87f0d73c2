import { CHOICE } from '../cases/catalogue.cases.mjs';

const SELECTIONS = [[], CHOICE.slice(0, 1), CHOICE.slice(0, 2), CHOICE.slice(0, 4), CHOICE];
const LIMITS = [48, 47, 46, 45, 44, 43, 42, 41, 40];
const PAGES = 20;

/** Each call another listing with its facets: page and size of the page make an address that nobody asked for before. */
export function distinctListings() {
  let at = 0;
  return () => {
    const index = at++;
    const selection = SELECTIONS[index % SELECTIONS.length];
    const rest = Math.floor(index / SELECTIONS.length);
    const limit = LIMITS[Math.floor(rest / PAGES) % LIMITS.length];
    // Words that every product has, in another order of letters each round: a meaning of its own, and the same work.
    const round = Math.floor(rest / (PAGES * LIMITS.length));
    const query = [
      ...selection,
      ['limit', limit],
      ['page', 1 + (rest % PAGES)],
      ...(round === 0 ? [] : [['q', letters(round)]]),
    ];
    return { path: `/api/products?${new URLSearchParams(query)}` };
  };
}

const COMMON = ['e', 'a', 'i', 'r', 'n', 'o'];

/** Those letters that the number's bits name. */
export const letters = (number) => COMMON.filter((_, bit) => (number >> bit) & 1).join(' ') || 'e';

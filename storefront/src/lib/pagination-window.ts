export type PageSlot = number | 'gap';

/**
 * The pages to offer: `size` neighbours around the current one, the first and the last, and a gap wherever pages are
 * left out. Empty when there is nothing to turn (one page or none).
 */
export function paginationWindow(page: number, totalPages: number, size: number): PageSlot[] {
  if (totalPages <= 1) return [];
  const current = Math.min(Math.max(1, page), totalPages);
  const start = Math.max(1, Math.min(current - Math.floor(size / 2), totalPages - size + 1));
  const end = Math.min(totalPages, start + size - 1);
  const middle = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  return [...edge(1, start, start > 2), ...middle, ...edge(totalPages, end, end < totalPages - 1).reverse()];
}

function edge(outer: number, inner: number, apart: boolean): PageSlot[] {
  if (outer === inner) return [];
  return apart ? [outer, 'gap'] : [outer];
}

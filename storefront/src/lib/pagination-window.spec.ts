import { describe, expect, it } from '@jest/globals';
import { paginationWindow } from './pagination-window';

describe('paginationWindow', () => {
  it.each([
    { page: 1, total: 0, slots: [] },
    { page: 1, total: 1, slots: [] },
    { page: 1, total: 2, slots: [1, 2] },
    { page: 3, total: 5, slots: [1, 2, 3, 4, 5] },
    { page: 1, total: 6, slots: [1, 2, 3, 4, 5, 6] },
    { page: 1, total: 10, slots: [1, 2, 3, 4, 5, 'gap', 10] },
    { page: 4, total: 10, slots: [1, 2, 3, 4, 5, 6, 'gap', 10] },
    { page: 5, total: 10, slots: [1, 'gap', 3, 4, 5, 6, 7, 'gap', 10] },
    { page: 7, total: 10, slots: [1, 'gap', 5, 6, 7, 8, 9, 10] },
    { page: 10, total: 10, slots: [1, 'gap', 6, 7, 8, 9, 10] },
    { page: 99, total: 10, slots: [1, 'gap', 6, 7, 8, 9, 10] },
    { page: 0, total: 7, slots: [1, 2, 3, 4, 5, 'gap', 7] },
  ])('offers $slots on page $page of $total', ({ page, total, slots }) => {
    expect(paginationWindow(page, total, 5)).toEqual(slots);
  });
});

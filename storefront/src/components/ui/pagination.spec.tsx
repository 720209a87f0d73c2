import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../test/render-app';
import { Pagination, paginationWindow } from './pagination';

const show = (page: number, totalPages: number) =>
  renderApp(<Pagination page={page} totalPages={totalPages} hrefOf={(target) => `/shop?page=${target}`} />);

describe('Pagination', () => {
  it('is hidden for one page', async () => {
    await show(1, 1);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('marks the current page and stops at the first', async () => {
    await show(1, 9);
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    expect(within(pages).getByRole('link', { current: 'page' })).toHaveTextContent('1');
    expect(within(pages).getByRole('button', { name: 'Prev' })).toBeDisabled();
    expect(within(pages).getByRole('link', { name: 'Page 9' })).toBeInTheDocument();
  });

  it('leads back to the last page from an address beyond it', async () => {
    await show(40, 9);
    await userEvent.click(screen.getByRole('link', { name: 'Prev' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/shop?page=9');
  });

  it('leads to the next page', async () => {
    await show(4, 9);
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/shop?page=5');
  });
});

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

import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../test/render-app';
import { Pagination } from './pagination';

const show = (page: number, totalPages: number) =>
  renderApp(<Pagination page={page} totalPages={totalPages} hrefOf={(target) => `/shop?page=${target}`} />);

describe('Pagination', () => {
  it('is hidden for one page', async () => {
    await show(1, 1);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('marks the current page and ends at the first', async () => {
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

import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../test/render-app';
import { toggleCategory } from './shop-filters';
import { useShopFilters } from './use-shop-filters';

function Harness() {
  const { filters, page, changeFilters } = useShopFilters();
  return (
    <>
      <button onClick={() => changeFilters((all) => toggleCategory(all, 'c1'))}>Toggle</button>
      <output data-testid="chosen">{`${filters.selectedCategoryIds.join()} on page ${page}`}</output>
    </>
  );
}

describe('useShopFilters', () => {
  it('writes a change to the address and returns to page 1', async () => {
    await renderApp(<Harness />, '/shop?type=Ribbon&page=3');
    expect(screen.getByTestId('chosen')).toHaveTextContent('on page 3');
    await userEvent.click(screen.getByRole('button', { name: 'Toggle' }));
    expect(screen.getByTestId('chosen')).toHaveTextContent('c1 on page 1');
    expect(screen.getByTestId('address')).toHaveTextContent('/shop?type=Ribbon&category=c1');
    expect(screen.getByTestId('address')).not.toHaveTextContent('page');
  });
});

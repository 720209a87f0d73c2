import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../test/api-stub';
import { renderApp } from '../../../test/render-app';
import { Header } from './header';

let api: ReturnType<typeof stubApi>;
beforeEach(() => {
  api = stubApi({ 'GET /api/shop': () => ({ body: { name: 'Press' } }) });
});
afterEach(() => api.restore());

describe('the search of a small screen', () => {
  it('opens with the focus in its field, and closes on Escape with the focus on its button', async () => {
    await renderApp(<Header />);
    const button = screen.getByRole('button', { name: 'Search', expanded: false });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const field = within(screen.getByRole('search')).getByLabelText('Search by name, SKU or code');
    expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('is open in the shop, shows the current search, and keeps the selected filters', async () => {
    await renderApp(<Header />, '/shop?type=Ribbon&q=black&page=2');
    expect(screen.queryByRole('button', { name: 'Search', expanded: false })).not.toBeInTheDocument();
    const field = within(screen.getByRole('search')).getByLabelText('Search by name, SKU or code');
    expect(field).toHaveValue('black');
    await userEvent.clear(field);
    await userEvent.type(screen.getByLabelText('Search by name, SKU or code'), 'red{Enter}');
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/shop\?type=Ribbon&q=red$/);
  });
});

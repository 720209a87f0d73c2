import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, ResourceDefinitionContextProvider } from 'react-admin';
import { MemoryRouter, useLocation } from 'react-router';
import { useShortcuts } from './useShortcuts';

const help = jest.fn();
const palette = jest.fn();
const saved = jest.fn();
const user = userEvent.setup();

const Page = () => {
  useShortcuts({ help, palette });
  const { pathname } = useLocation();
  return (
    <div id="main-content">
      <p>{pathname}</p>
      <input name="q" aria-label="Search" />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          saved();
        }}
      >
        <input aria-label="Note" />
        <button type="submit">Save</button>
      </form>
      <button data-shortcut="next" onClick={() => saved('next')} />
    </div>
  );
};

const definitions = { products: { name: 'products', hasCreate: true }, orders: { name: 'orders' } };

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <CoreAdminContext>
        <ResourceDefinitionContextProvider definitions={definitions}>
          <Page />
        </ResourceDefinitionContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );

beforeEach(() => {
  help.mockClear();
  saved.mockClear();
});

describe('the shortcut keys', () => {
  it('move the focus to the search field without writing in it', async () => {
    open('/orders');
    await user.keyboard('/');
    const field = screen.getByLabelText('Search');
    expect(document.activeElement).toBe(field);
    await user.keyboard('n?');
    expect(field).toHaveProperty('value', 'n?');
    expect(help).not.toHaveBeenCalled();
  });

  it('save the form from within a field, and open the next record from outside', async () => {
    open('/orders/1/edit');
    await user.click(screen.getByLabelText('Note'));
    await user.keyboard('j{Control>}s{/Control}');
    expect(saved.mock.calls).toEqual([[]]);
    await user.click(screen.getByText('/orders/1/edit'));
    await user.keyboard('j');
    expect(saved).toHaveBeenLastCalledWith('next');
  });

  it('open a new record if the role may create one', async () => {
    open('/orders');
    await user.keyboard('n');
    expect(screen.getByText('/orders')).toBeTruthy();
    await user.keyboard('gr');
    await screen.findByText('/products');
    await user.keyboard('n');
    await screen.findByText('/products/create');
  });

  it('open the global search from within a field too', async () => {
    palette.mockClear();
    open('/orders/1/edit');
    await user.click(screen.getByLabelText('Note'));
    await user.keyboard('{Control>}k{/Control}');
    expect(palette).toHaveBeenCalledTimes(1);
  });

  it('show the help', async () => {
    open('/orders');
    await user.keyboard('?');
    expect(help).toHaveBeenCalledTimes(1);
  });
});

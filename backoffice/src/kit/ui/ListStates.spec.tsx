import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { List } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { ListStates } from './ListStates';

const page = (
  <List actions={false}>
    <ListStates>
      <p>the rows</p>
    </ListStates>
  </List>
);

it('a loading list is announced in words, without an unnamed progress bar', async () => {
  const getList = jest.fn<() => Promise<unknown>>().mockReturnValue(new Promise(() => undefined));
  renderAdmin({ resource: 'orders', page, server: { getList } });
  expect(await screen.findByRole('status')).toHaveTextContent('Loading orders');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('a list has pages only when its length is known', async () => {
  const getList = jest.fn<() => Promise<unknown>>().mockResolvedValue({ data: [{ id: 1 }], total: 1 });
  const shown = renderAdmin({ resource: 'orders', page, server: { getList } });
  await screen.findByText('the rows');
  expect(screen.getByText('1-1 of 1')).toBeInTheDocument();
  shown.unmount();
  jest.spyOn(console, 'error').mockReturnValue();
  getList.mockRejectedValue(Object.assign(new Error('busy'), { status: 503 }));
  renderAdmin({ resource: 'orders', page, server: { getList } });
  await screen.findByText('Failed to load orders.', undefined, { timeout: 20_000 });
  expect(screen.queryByText(/of \d+$/)).toBeNull();
}, 30_000);

import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BookPackResponse } from '@shop/contract/api';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import BooksPage from './BooksPage';

const user = userEvent.setup();
const check = (name: 'balance' | 'vat', journal: number, other: number) => ({
  ...{ check: name, box: name === 'vat' ? '1b' : '', journal, other, difference: journal - other },
});
const PACK: BookPackResponse = {
  ...{ _id: 'p', from: '2026-10-01', to: '2026-10-31', status: 'Making', progress: 40, checks: [], size: 0 },
  ...{ sha256: '', by: 'Amal', createdAt: '2026-11-01T08:00:00.000Z' },
};
const server = {
  getBookChecks: jest.fn<ShopDataProvider['getBookChecks']>(),
  getBookPacks: jest.fn<ShopDataProvider['getBookPacks']>(),
  makeBookPack: jest.fn<ShopDataProvider['makeBookPack']>(),
};

beforeEach(() => {
  jest.resetAllMocks();
  server.getBookChecks.mockResolvedValue([check('balance', 200, 200), check('vat', 5, 4)]);
  server.getBookPacks.mockResolvedValue([]);
});

const open = () =>
  renderAdmin({ resource: 'book-packs', page: <BooksPage />, at: '/?from=2026-10-01&to=2026-10-31', server });

describe('the books', () => {
  it('show both figures of each check, and how many differ', async () => {
    open();
    await screen.findByText('One figure differs.');
    const row = within(screen.getByText('VAT return, VAT of box 1b').closest('tr') as HTMLElement);
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      ...['VAT return, VAT of box 1b', '5.00', '4.00', '1.00'],
    ]);
    expect(server.getBookChecks).toHaveBeenCalledWith({ from: '2026-10-01', to: '2026-10-31' });
  });

  it('make a month pack of the period, and show its progress', async () => {
    server.makeBookPack.mockResolvedValue(PACK);
    open();
    await screen.findByText('No month packs yet.');
    server.getBookPacks.mockResolvedValue([PACK]);
    await user.click(screen.getByRole('button', { name: 'Make month pack' }));
    await screen.findByText(/In progress: 40 %/);
    expect(server.makeBookPack.mock.calls).toEqual([[{ from: '2026-10-01', to: '2026-10-31' }]]);
  });

  it('offer the file of a pack that is ready', async () => {
    server.getBookPacks.mockResolvedValue([{ ...PACK, status: 'Ready', progress: 100 }]);
    open();
    const link = await screen.findByRole('link', { name: 'Download' });
    expect(link.getAttribute('href')).toBe('/api/book-packs/p/file');
  });
});

import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BookExportResponse, BookPackResponse } from '@shop/contract/api';
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
const EXPORT: BookExportResponse = {
  ...{ _id: 'e', target: 'zoho', from: '2026-10-01', to: '2026-10-31', count: 2, debit: 40, sha256: '', by: 'Amal' },
  ...{ createdAt: '2026-11-01T08:00:00.000Z', takenBackAt: null, takenBackBy: '' },
};
const server = {
  getBookChecks: jest.fn<ShopDataProvider['getBookChecks']>(),
  getBookPacks: jest.fn<ShopDataProvider['getBookPacks']>(),
  makeBookPack: jest.fn<ShopDataProvider['makeBookPack']>(),
  getBookExports: jest.fn<ShopDataProvider['getBookExports']>(),
  getNewEntries: jest.fn<ShopDataProvider['getNewEntries']>(),
  makeBookExport: jest.fn<ShopDataProvider['makeBookExport']>(),
  takeBackBookExport: jest.fn<ShopDataProvider['takeBackBookExport']>(),
};

beforeEach(() => {
  jest.resetAllMocks();
  server.getBookChecks.mockResolvedValue([check('balance', 200, 200), check('vat', 5, 4)]);
  server.getBookPacks.mockResolvedValue([]);
  server.getBookExports.mockResolvedValue([]);
  server.getNewEntries.mockResolvedValue({ count: 0, debit: 0, openings: 0, exported: 7, changed: [] });
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
    expect(server.makeBookPack.mock.calls).toEqual([[{ from: '2026-10-01', to: '2026-10-31', language: 'en' }]]);
  });

  it('offer the file of a pack that is ready', async () => {
    server.getBookPacks.mockResolvedValue([{ ...PACK, status: 'Ready', progress: 100 }]);
    open();
    const link = await screen.findByRole('link', { name: 'Download' });
    expect(link.getAttribute('href')).toBe('/api/book-packs/p/file');
  });

  it('name the address that packs are mailed to, with a way to the settings', async () => {
    const data = {
      id: 'settings',
      version: 1,
      bookAccounts: [],
      bankAccounts: [],
      accountantEmail: 'accountant@books.example',
    };
    const getOne = () => Promise.resolve({ data });
    renderAdmin({ resource: 'book-packs', page: <BooksPage />, server: { ...server, getOne } });
    await screen.findByText(/The pack of each month is mailed to .*accountant@books\.example/);
    const link = screen.getByRole('link', { name: 'Change in the settings' });
    expect(link.getAttribute('href')).toBe('/settings/contact');
  });

  it('let a bank account have an account of its own', async () => {
    const bank = { _id: 'b', bank: 'Emirates NBD', accountName: 'Press', iban: 'AE07', bic: '' };
    const receivables = { role: 'receivables' as const, bankAccount: null, code: '1201', name: 'Debtors' };
    const data = { id: 'settings', version: 1, bookAccounts: [receivables], bankAccounts: [bank], accountantEmail: '' };
    const update = jest.fn((_: string, { data: sent }: { data: object }) =>
      Promise.resolve({ data: { ...data, ...sent } }),
    );
    const provider = { ...server, getOne: () => Promise.resolve({ data }), update };
    renderAdmin({ resource: 'book-packs', page: <BooksPage />, server: provider });
    const help = await screen.findByText(/statements of Emirates NBD AE07/);
    const row = within(help.closest('.MuiStack-root') as HTMLElement);
    await user.type(row.getByRole('textbox', { name: 'Code' }), '1021');
    await user.type(row.getByRole('textbox', { name: 'Account' }), 'Emirates NBD');
    await user.click(screen.getByRole('button', { name: 'Save accounts' }));
    await screen.findByText('Accounts saved.');
    const own = { role: 'bank', bankAccount: 'b', code: '1021', name: 'Emirates NBD' };
    expect(update.mock.calls.map(([, { data: sent }]) => sent)).toEqual([{ bookAccounts: [receivables, own] }]);
  });

  it('export new entries for the chosen software', async () => {
    server.getNewEntries.mockImplementation(({ target }) =>
      Promise.resolve({
        count: target === 'zoho' ? 2 : 0,
        debit: 40,
        openings: 3,
        exported: 7,
        changed: ['INV-2026-00009'],
      }),
    );
    server.makeBookExport.mockResolvedValue(EXPORT);
    open();
    await screen.findByText('Nothing new: all entries of this period are exported.');
    expect(screen.getByRole('button', { name: 'Export new entries' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox', { name: /Also export 3 opening entries/ }));
    expect(screen.getByRole('button', { name: 'Export new entries' })).toHaveProperty('disabled', false);
    await user.click(screen.getByRole('button', { name: 'Zoho Books' }));
    await screen.findByText('2 new entries, AED 40.00');
    expect(screen.getByText(/Corrected after the export: INV-2026-00009/)).toBeTruthy();
    await user.dblClick(screen.getByRole('button', { name: 'Export new entries' }));
    const body = { target: 'zoho', from: '2026-10-01', to: '2026-10-31', openings: true };
    expect(server.makeBookExport.mock.calls).toEqual([[body]]);
  });

  it('take an export back, and offer its file again', async () => {
    server.getBookExports.mockResolvedValue([EXPORT]);
    server.takeBackBookExport.mockResolvedValue(EXPORT);
    open();
    const link = await screen.findByRole('link', { name: 'Download' });
    expect(link.getAttribute('href')).toBe('/api/book-exports/e/file');
    server.getBookExports.mockResolvedValue([{ ...EXPORT, takenBackAt: EXPORT.createdAt, takenBackBy: 'Omar' }]);
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    await screen.findByText(/Taken back .* by Omar/);
    expect(server.takeBackBookExport.mock.calls).toEqual([['e']]);
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  });
});

import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { quoteRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { MoveQuoteDialog } from './MoveDialog';

const user = userEvent.setup();
const companies = [
  { id: 'c1', legalName: 'Al Manar Printing LLC' },
  { id: 'c2', legalName: 'Nair Press LLC' },
];
const server = {
  getList: () => Promise.resolve({ data: companies, total: companies.length }),
  getMany: (_resource: string, { ids }: { ids: string[] }) =>
    Promise.resolve({ data: companies.filter(({ id }) => ids.includes(id)) }),
  moveDocument: jest.fn<ShopDataProvider['moveDocument']>(),
};
const close = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  server.moveDocument.mockResolvedValue({});
});

const open = () =>
  renderAdmin({
    ...{ resource: 'quotes', at: '/quotes/q1', server },
    page: <MoveQuoteDialog record={quoteRecord({ company: 'c1' })} close={close} />,
  });
const move = () => user.click(screen.getByRole('button', { name: 'Move to another account' }));
const choose = async (name: string) => {
  await user.click(await screen.findByRole('combobox', { name: 'Account' }));
  await user.click(await screen.findByRole('option', { name }));
};

describe('the dialog that moves a document', () => {
  it('moves it to another company, with a reason', async () => {
    open();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Account' })).toHaveValue('Al Manar Printing LLC'));
    await choose('Nair Press LLC');
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'For the branch');
    await move();
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(server.moveDocument).toHaveBeenCalledWith('quotes', 'q1', {
      ...{ company: 'c2', reason: 'For the branch', version: 3 },
    });
  });

  it('requires another account and a reason', async () => {
    open();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Account' })).toHaveValue('Al Manar Printing LLC'));
    await move();
    expect(await screen.findByText('The document already belongs to this account.')).toBeInTheDocument();
    expect(server.moveDocument).not.toHaveBeenCalled();
  });
});

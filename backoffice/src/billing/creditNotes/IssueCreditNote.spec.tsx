import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { CreditableResponse, CreditNoteResponse } from '@shop/contract/api';
import IssueCreditNote from './IssueCreditNote';

const user = userEvent.setup();
const part = (gross: number, net: number) => ({
  ...{ category: 'S' as const, rate: 5, net, vat: +(gross - net).toFixed(2), gross },
});
const left: CreditableResponse = {
  basis: 'inclusive',
  lines: [
    { line: 'a', productName: 'Satin', productNameAr: '', sku: 'RIB-1', invoicedQty: 12, qty: 10, ...part(105, 100) },
  ],
  deliveryCharge: part(10.5, 10),
  extraFee: part(0, 0),
  total: 115.5,
};
const invoice = {
  ...{ id: 'i1', _id: 'i1', invoiceNumber: 'INV-2026-00007', user: { _id: 'u1', name: 'Omar' } },
  ...{ amountDue: 115.5, amountPaid: 110 },
};
const server = {
  getOne: () => Promise.resolve({ data: invoice }),
  getCreditable: jest.fn<ShopDataProvider['getCreditable']>(),
  issueCreditNote: jest.fn<ShopDataProvider['issueCreditNote']>(),
};

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.getCreditable.mockResolvedValue(left);
  server.issueCreditNote.mockResolvedValue({ _id: 'n1', creditNoteNumber: 'CRN-2026-00001' } as CreditNoteResponse);
});

const open = (query = '') => {
  const path = '/invoices/:id/credit';
  renderAdmin({ resource: 'invoices', page: <IssueCreditNote />, path, at: `/invoices/i1/credit${query}`, server });
};
const issueButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Issue credit note' });
const words = () => screen.findByLabelText(/Explanation \(shown to the customer\)/);

describe('a credit note issued by staff', () => {
  it('shows its effect, the remaining amount and the debt before it is issued, and is sent once', async () => {
    open('?return');
    await user.type(await words(), 'Two came back');
    expect(issueButton().disabled).toBe(true);
    await user.type(screen.getByLabelText('Quantity of Satin'), '2');
    await screen.findByText('AED 21.00');
    await screen.findByText('Kept as credit');
    await screen.findByText('AED 15.50');
    await user.dblClick(issueButton());
    await screen.findByText('elsewhere');
    expect(server.issueCreditNote.mock.calls).toEqual([
      [
        expect.objectContaining({
          ...{ invoice: 'i1', reason: 'DL8.61.1.D', words: 'Two came back' },
          lines: [{ line: 'a', qty: 2, restock: true }],
        }),
      ],
    ]);
  });

  it('is not issued above the remaining amount', async () => {
    open();
    await user.type(await words(), 'Too much');
    await user.type(screen.getByLabelText('Quantity of Satin'), '11');
    await screen.findByText('Enter 10 or less.');
    expect(issueButton().disabled).toBe(true);
  });

  it('keeps entered values if the server fails', async () => {
    server.issueCreditNote.mockRejectedValue(new HttpError('down', 500, {}));
    open();
    const field = await words();
    await user.type(field, 'All of it');
    await user.click(screen.getByRole('button', { name: 'Credit the full remaining amount' }));
    await user.click(issueButton());
    await screen.findByText(/Failed to issue the credit note/);
    expect((field as HTMLInputElement).value).toBe('All of it');
    expect(issueButton().disabled).toBe(false);
  });

  it('is not left with typed values without a question', async () => {
    open();
    await user.type(await words(), 'Two came back');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(await words()).toHaveValue('Two came back');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await screen.findByText('elsewhere');
  });

  it('has no form if the invoice is fully credited', async () => {
    server.getCreditable.mockResolvedValue({ ...left, total: 0 });
    open();
    await screen.findByText('This invoice has been fully credited.');
    expect(screen.queryByRole('button', { name: 'Issue credit note' })).toBeNull();
  });

  it('can be tried again if it could not be loaded', async () => {
    server.getCreditable.mockRejectedValueOnce(new HttpError('down', 500, {}));
    open();
    await user.click(await screen.findByRole('button', { name: /again/i }));
    await words();
  });
});

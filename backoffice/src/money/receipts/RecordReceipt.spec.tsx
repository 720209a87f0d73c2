import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { orderRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { ReceiptRecord } from '../../types';
import RecordReceipt from './RecordReceipt';

const user = userEvent.setup();
const company = { _id: 'c1', id: 'c1', legalName: 'Al Manar Printing LLC' };
const open = (_id: string, invoiceNumber: string, remainingDue: number) => ({
  ...{ _id, invoiceNumber, member: null, remainingDue, amountDue: remainingDue, dueDate: '2026-11-20T19:59:59.999Z' },
});
const invoices = [open('a1', 'INV-2026-00001', 100), open('b2', 'INV-2026-00002', 50)];

const server = {
  getOpenInvoices: jest.fn<ShopDataProvider['getOpenInvoices']>(),
  recordReceipt: jest.fn<ShopDataProvider['recordReceipt']>(),
  getMany: () => Promise.resolve({ data: [company] }),
  getList: () => Promise.resolve({ data: [company], total: 1 }),
};

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.getOpenInvoices.mockResolvedValue({ invoices, creditBalance: 0 });
  server.recordReceipt.mockResolvedValue({ _id: 'r1' } as ReceiptRecord);
});

const start = async (amount: string) => {
  const path = '/receipts/create';
  renderAdmin({ resource: 'receipts', page: <RecordReceipt />, path, at: `${path}?company=c1`, server });
  await screen.findByLabelText('Allocate to INV-2026-00001');
  await user.type(screen.getByLabelText(/Amount \(AED\)/), amount);
  await user.tab();
};
const part = (number: string) => screen.getByLabelText<HTMLInputElement>(`Allocate to ${number}`);
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Record receipt' });

describe('a recorded receipt', () => {
  it('settles the open invoices of the customer, the oldest first', async () => {
    await start('120');
    await waitFor(() =>
      expect([part('INV-2026-00001').value, part('INV-2026-00002').value]).toEqual(['100.00', '20.00']),
    );
    await user.dblClick(save());
    await screen.findByText('elsewhere');
    expect(server.recordReceipt.mock.calls).toHaveLength(1);
    expect(server.recordReceipt.mock.calls[0]?.[0]).toMatchObject({
      ...{ company: 'c1', amount: 120, paymentMethod: 'Bank Transfer' },
      allocations: [
        { invoice: 'a1', amount: 100 },
        { invoice: 'b2', amount: 20 },
      ],
    });
  });

  it('keeps manually changed amounts, and shows the remaining amount immediately', async () => {
    await start('120');
    await waitFor(() => expect(part('INV-2026-00002').value).toBe('20.00'));
    await user.clear(part('INV-2026-00001'));
    await user.type(part('INV-2026-00001'), '10');
    await user.clear(screen.getByLabelText(/Amount \(AED\)/));
    await user.type(screen.getByLabelText(/Amount \(AED\)/), '125');
    expect(part('INV-2026-00001').value).toBe('10.00');
    await user.click(screen.getByRole('button', { name: 'Allocate oldest first' }));
    await waitFor(() => expect(part('INV-2026-00001').value).toBe('100.00'));
    await user.clear(part('INV-2026-00002'));
    await screen.findByText('Kept as credit: AED 25.00');
  });

  it('can’t be saved while its invoices take more than its amount', async () => {
    await start('60');
    await waitFor(() => expect(part('INV-2026-00001').value).toBe('60.00'));
    await user.type(part('INV-2026-00002'), '5');
    await screen.findByText(/AED 5.00 more than was received/);
    expect(save().disabled).toBe(true);
  });

  it('shows the reason of a refusal at its invoice, and keeps the entered values', async () => {
    const message = 'At most 90.00 AED of invoice INV-2026-00001 remain due.';
    const errors = { 'allocations.0.amount': message };
    server.recordReceipt.mockRejectedValue(new HttpError(message, 409, { code: 'ALLOCATION_TOO_LARGE', errors }));
    await start('100');
    await waitFor(() => expect(part('INV-2026-00001').value).toBe('100.00'));
    await user.click(save());
    await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0));
    expect(part('INV-2026-00001').value).toBe('100.00');
  });

  it('names only the order if it has no invoice, whose customer is the payer', async () => {
    const path = '/receipts/create';
    const getOne = () => Promise.resolve({ data: orderRecord({ paidAt: null }) });
    renderAdmin({
      ...{ resource: 'receipts', page: <RecordReceipt />, path, at: `${path}?order=o1` },
      server: { ...server, getOne },
    });
    await screen.findByText(/Payment for order ORD-2026-00009 of Priya Nair. AED 1,240.50 is not yet invoiced/);
    expect(screen.queryByLabelText(/Company/)).toBeNull();
    await user.type(screen.getByLabelText(/Amount \(AED\)/), '500');
    await user.click(save());
    await screen.findByText('elsewhere');
    expect(server.recordReceipt.mock.calls[0]?.[0]).toMatchObject({
      order: 'o1',
      amount: 500,
      onAccount: 0,
      allocations: [],
    });
    expect(server.recordReceipt.mock.calls[0]?.[0]).not.toHaveProperty('company');
  });
});

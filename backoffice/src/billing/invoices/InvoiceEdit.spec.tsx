import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { Route, Routes } from 'react-router';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { forForms } from '../../kit/api/errors';
import type { InvoiceRecord } from '../../types';
import { invoiceRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import InvoiceEdit from './InvoiceEdit';

const invoice = invoiceRecord();

const user = userEvent.setup();
const server = {
  getOne: jest.fn<(resource: string) => Promise<{ data: InvoiceRecord }>>(),
  getList: jest.fn<() => Promise<{ data: []; total: number }>>(),
  update: jest.fn<(resource: string, params: { data: object }) => Promise<{ data: InvoiceRecord }>>(),
  getHistory: jest.fn<ShopDataProvider['getHistory']>(),
};

beforeEach(() => {
  jest.resetAllMocks();
  server.getOne.mockImplementation((resource) =>
    resource === 'invoices' ? Promise.resolve({ data: invoice }) : Promise.reject(new HttpError('', 404)),
  );
  server.getList.mockResolvedValue({ data: [], total: 0 });
  server.getHistory.mockResolvedValue([]);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const open = async () => {
  renderAdmin({
    resource: 'invoices',
    at: '/invoices/i1/edit',
    server,
    page: (
      <Routes>
        <Route path="/invoices/:id/edit" element={<InvoiceEdit />} />
        <Route path="/invoices" element={<p>The list</p>} />
      </Routes>
    ),
  });
  return screen.findByLabelText(/Due date/);
};
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

describe('the form of an invoice', () => {
  it('sends the Dubai due date, the note and the loaded version, and remains open', async () => {
    server.update.mockResolvedValue({ data: invoice });
    const dueDate = await open();
    expect(dueDate).toHaveProperty('value', '2026-12-08');
    fireEvent.change(dueDate, { target: { value: '2026-12-31' } });
    await user.type(screen.getByLabelText(/Note to the client/), ' for waiting ');
    await user.type(screen.getByLabelText(/free zone beneficiary/), '١٠٠٥٥٥٥٥٥٥');
    await save();
    await screen.findByText('Invoice updated.');
    expect(screen.queryByText('The list')).toBeNull();
    expect(server.update.mock.lastCall?.[1].data).toEqual({
      version: 3,
      dueDate: '2026-12-30T20:00:00.000Z',
      adminToClientNote: 'Thank you for waiting',
      supply: { isExport: false, freeZoneBeneficiary: '1005555555' },
    });
  });

  it('is not sent with a beneficiary that is neither a TRN nor a TIN', async () => {
    await open();
    await user.type(screen.getByLabelText(/free zone beneficiary/), '12');
    await save();
    expect(await screen.findByText(/Enter a TRN \(15 digits/)).toBeVisible();
    expect(server.update).not.toHaveBeenCalled();
  });

  it('returns to the list by its button after saving', async () => {
    server.update.mockRejectedValueOnce(forForms(new HttpError('No.', 409, { code: 'CONFLICT' })));
    server.update.mockResolvedValueOnce({ data: { ...invoice, version: 4, adminToClientNote: 'Thanks' } });
    fireEvent.change(await open(), { target: { value: '2026-12-31' } });
    await user.click(screen.getByRole('button', { name: 'Save and go back' }));
    await screen.findByText('Failed to update invoice.');
    expect(screen.queryByText('The list')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save and go back' }));
    await screen.findByText('The list');
    expect(server.update).toHaveBeenCalledTimes(2);
  });

  it('is not sent without a due date', async () => {
    await user.clear(await open());
    await save();
    await waitFor(() => expect(screen.getByLabelText(/Due date/).getAttribute('aria-invalid')).toBe('true'));
    expect(server.update).not.toHaveBeenCalled();
  });

  it('shows the server’s refusal at its field, and remains open', async () => {
    const errors = { dueDate: 'Must not be before the issue date.' };
    server.update.mockRejectedValue(forForms(new HttpError(errors.dueDate, 400, { errors })));
    fireEvent.change(await open(), { target: { value: '2026-11-01' } });
    await save();
    await waitFor(() => expect(screen.getAllByText(errors.dueDate).length).toBeGreaterThan(0));
    expect(screen.getByLabelText(/Due date/).getAttribute('aria-invalid')).toBe('true');
  });

  it('names the user who changed the invoice meanwhile, and can reload it', async () => {
    server.getHistory.mockResolvedValue([
      { _id: 'h1', action: 'updated', actor: { _id: 'u2', name: 'Omar' }, at: '2026-11-20T06:00:00.000Z', changes: [] },
    ]);
    server.update.mockRejectedValue(forForms(new HttpError('Changed.', 409, { code: 'STALE_VERSION' })));
    fireEvent.change(await open(), { target: { value: '2026-12-31' } });
    await save();
    await screen.findByText(/Last change: Omar, 20 Nov 2026/);
    const loads = server.getOne.mock.calls.length;
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(server.getOne.mock.calls.length).toBeGreaterThan(loads));
  });

  it('takes typed values over to the latest version, with the other user’s changes', async () => {
    server.update.mockRejectedValueOnce(forForms(new HttpError('Changed.', 409, { code: 'STALE_VERSION' })));
    server.update.mockResolvedValue({ data: invoice });
    fireEvent.change(await open(), { target: { value: '2026-12-31' } });
    await save();
    await screen.findByText(/Someone else changed this record/);
    server.getOne.mockImplementation((resource) =>
      resource === 'invoices'
        ? Promise.resolve({ data: { ...invoice, version: 4, adminToClientNote: 'Written by Omar' } })
        : Promise.reject(new HttpError('', 404)),
    );
    await user.click(screen.getByRole('button', { name: 'Reload, keep my changes' }));
    await screen.findByDisplayValue('Written by Omar');
    expect(screen.getByLabelText(/Due date/)).toHaveProperty('value', '2026-12-31');
    await save();
    await screen.findByText('Invoice updated.');
    expect(server.update.mock.lastCall?.[1].data).toMatchObject({
      ...{ version: 4, dueDate: '2026-12-30T20:00:00.000Z', adminToClientNote: 'Written by Omar' },
    });
  });
});

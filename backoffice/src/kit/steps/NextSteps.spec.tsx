import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, TextInput } from 'react-admin';
import { Route, Routes } from 'react-router';
import { quoteRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ShopDataProvider } from '../api/dataProvider';
import { forForms } from '../api/errors';
import { createOrderStep } from '../../sales/quotes/quoteSteps';
import type { QuoteRecord } from '../../types';
import { warningQuestion } from '../documents/Warnings';
import { EditPage } from '../ui/EditPage';
import type { NextStep } from './nextStep';

const user = userEvent.setup();
let stored: QuoteRecord;
const server = {
  getOne: jest.fn<(resource: string) => Promise<{ data: QuoteRecord }>>(),
  getList: jest.fn<() => Promise<{ data: []; total: number }>>(),
  update: jest.fn<(resource: string, params: { data: Partial<QuoteRecord> }) => Promise<{ data: QuoteRecord }>>(),
  createOrderFromQuote: jest.fn<ShopDataProvider['createOrderFromQuote']>(),
  getHistory: jest.fn<ShopDataProvider['getHistory']>(),
};

beforeEach(() => {
  jest.resetAllMocks();
  server.getOne.mockImplementation((resource) =>
    resource === 'quotes' ? Promise.resolve({ data: stored }) : Promise.reject(new HttpError('', 404)),
  );
  server.getList.mockResolvedValue({ data: [], total: 0 });
  server.getHistory.mockResolvedValue([]);
  server.update.mockImplementation(
    (_resource, { data: { status = stored.status, adminToAdminNote = stored.adminToAdminNote } }) => {
      stored = { ...stored, status, adminToAdminNote, version: stored.version + 1 };
      return Promise.resolve({ data: stored });
    },
  );
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const confirmStep: NextStep<QuoteRecord> = {
  name: 'confirm',
  label: 'ra.action.confirm',
  isDone: ({ status }) => status === 'Confirmed',
  isAllowed: () => true,
  why: () => '',
  does: {
    call: (at, quote) => at.update('quotes', { id: quote.id, data: { status: 'Confirmed' }, previousData: quote }),
    done: 'resources.quotes.order.created',
    failed: 'resources.quotes.notifications.update_failed',
    question: (quote) => warningQuestion(quote),
  },
};

/** The page of a quote with one input. */
const Page = () => (
  <EditPage<QuoteRecord>
    toUpdate={({ version, adminToAdminNote }) => ({ version, adminToAdminNote })}
    steps={[confirmStep, createOrderStep]}
  >
    <TextInput source="adminToAdminNote" />
  </EditPage>
);

const open = async (over: Partial<QuoteRecord>) => {
  stored = quoteRecord(over);
  renderAdmin({
    resource: 'quotes',
    at: '/quotes/q1/edit',
    server,
    page: (
      <Routes>
        <Route path="/quotes/:id/edit" element={<Page />} />
      </Routes>
    ),
  });
  return within(await screen.findByRole('group', { name: 'Next steps' }));
};
const names = (row: { getAllByRole: (role: 'button') => HTMLElement[] }) =>
  row.getAllByRole('button').map(({ textContent }) => textContent);
const note = () => screen.getByLabelText(/^Staff note/);
const write = () => fireEvent.change(note(), { target: { value: 'Call first' } });

describe('the next steps of a record', () => {
  it('start with the current one, and omit completed ones', async () => {
    const row = await open({ status: 'Quoted' });
    expect(names(row)).toEqual(['Confirm', 'Save', 'More']);
    await user.click(row.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Created');
    await waitFor(() => expect(row.queryByRole('button', { name: 'Confirm' })).toBeNull());
    expect(server.update.mock.lastCall?.[1].data).toEqual({ status: 'Confirmed' });
  });

  it('explain why one of them is not allowed, and then do nothing', async () => {
    const row = await open({ status: 'Quoted' });
    await user.click(row.getByRole('button', { name: 'More' }));
    const create = await screen.findByRole('button', { name: 'Create order' });
    expect(create.getAttribute('aria-disabled')).toBe('true');
    await user.click(create);
    expect((await screen.findByRole('alert')).textContent).toContain('Quote must be Confirmed to create an order.');
    expect(server.createOrderFromQuote).not.toHaveBeenCalled();
  });

  it('are done once for any number of clicks', async () => {
    const row = await open({ status: 'Confirmed', allowedActions: ['edit', 'createOrder'] });
    server.createOrderFromQuote.mockResolvedValue({});
    await user.dblClick(row.getByRole('button', { name: 'Create order' }));
    await screen.findByText('Order created.');
    expect(server.createOrderFromQuote).toHaveBeenCalledTimes(1);
  });

  it('save the entered values first, if the user agrees', async () => {
    const row = await open({ status: 'Quoted' });
    write();
    await user.click(row.getByRole('button', { name: 'Confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.update).not.toHaveBeenCalled();
    await user.click(row.getByRole('button', { name: 'Confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
    await screen.findByText('Created');
    expect(stored).toMatchObject({ status: 'Confirmed', adminToAdminNote: 'Call first', version: 5 });
    expect(note()).toHaveProperty('value', 'Call first');
  });

  it('require one confirmation if the saved record has warnings', async () => {
    const row = await open({ status: 'Quoted', warnings: [] });
    const warned = [{ code: 'ZERO_PRICE', line: 0, params: {} }] as QuoteRecord['warnings'];
    server.update.mockImplementationOnce((_resource, { data }) => {
      stored = { ...stored, ...data, warnings: warned };
      return Promise.resolve({ data: stored });
    });
    write();
    await user.click(row.getByRole('button', { name: 'Confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
    const question = within(await screen.findByRole('dialog', { name: 'Please check before you continue' }));
    expect(question.getAllByRole('listitem')).toHaveLength(1);
    expect(stored.status).toBe('Quoted');
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Created');
    expect(stored.status).toBe('Confirmed');
  });

  it('are not done if saving fails, and the form shows the reason', async () => {
    const row = await open({ status: 'Quoted' });
    const errors = { adminToAdminNote: 'Too long.' };
    server.update.mockRejectedValueOnce(forForms(new HttpError('Too long.', 400, { errors })));
    write();
    await user.click(row.getByRole('button', { name: 'Confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(screen.getAllByText('Too long.').length).toBeGreaterThan(0));
    expect(server.update).toHaveBeenCalledTimes(1);
    expect(note()).toHaveProperty('value', 'Call first');
  });
});

import { expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpError, TextInput, useGetList } from 'react-admin';
import { Route, Routes } from 'react-router';
import { quoteRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import type { QuoteRecord } from '../../types';
import { EditPage } from './EditPage';

/** Opens the form when the list has filled the cache with its row. */
const FromList = () => {
  const { data } = useGetList<QuoteRecord>('quotes');
  return data ? (
    <EditPage<QuoteRecord> toUpdate={(quote) => quote}>
      <TextInput source="adminToAdminNote" label="Staff note" />
    </EditPage>
  ) : null;
};

it.each([
  [404, /^Failed to load quote\. Record not found\./, 0],
  [500, 'Failed to load quote.', 1],
])('a page whose record returns %i shows the error, with %i ways to retry', async (status, text, tries) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderAdmin({
    ...{ resource: 'quotes', path: '/quotes/:id/edit', at: '/quotes/q9/edit' },
    server: { getOne: () => Promise.reject(new HttpError('No', status)), getHistory: () => Promise.resolve([]) },
    page: (
      <EditPage<QuoteRecord> toUpdate={(quote) => quote}>
        <TextInput source="adminToAdminNote" />
      </EditPage>
    ),
  });
  const notice = (await screen.findAllByRole('alert'))[0]!;
  await waitFor(() => expect(notice).toHaveTextContent(text));
  expect(within(notice).queryAllByRole('button', { name: 'Try again' })).toHaveLength(tries);
  expect(within(notice).getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/quotes');
});

it('a form waits for the complete record, so that loading overwrites no input', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const row = quoteRecord({ adminToAdminNote: 'as listed' });
  const whole = { ...row, adminToAdminNote: 'as stored', version: row.version + 1 };
  let arrive = (_answer: { data: QuoteRecord }): void => undefined;
  const getOne = jest.fn((resource: string) =>
    resource === 'quotes'
      ? new Promise<{ data: QuoteRecord }>((resolve) => {
          arrive = resolve;
        })
      : Promise.reject(new HttpError('', 404)),
  );
  const getList = (resource: string) =>
    Promise.resolve(resource === 'quotes' ? { data: [row], total: 1 } : { data: [], total: 0 });
  renderAdmin({
    resource: 'quotes',
    at: `/quotes/${row.id}/edit`,
    server: { getOne, getList, getHistory: () => Promise.resolve([]) },
    page: (
      <Routes>
        <Route path="/quotes/:id/edit" element={<FromList />} />
      </Routes>
    ),
  });
  await screen.findByText('History');
  expect(screen.queryByLabelText('Staff note')).toBeNull();
  await act(() => Promise.resolve(arrive({ data: whole })));
  expect((await screen.findByLabelText<HTMLInputElement>('Staff note')).value).toBe('as stored');
});

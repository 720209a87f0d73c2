import { expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, TextInput } from 'react-admin';
import { Route, Routes, useParams } from 'react-router';
import { quoteRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import type { QuoteRecord } from '../../types';
import { EditPage } from '../ui/EditPage';
import { unheededWarnings } from './heededWarnings';
import { useWarnedForm } from './WarningQuestion';

const Form = () => {
  const { id } = useParams<'id'>();
  const warned = useWarnedForm(undefined, id);
  const toUpdate = ({ adminToAdminNote }: QuoteRecord, stored: QuoteRecord | undefined) => ({
    ...{ adminToAdminNote, before: stored?.adminToAdminNote },
    ...(!warned.isGoingOn() && { stopAtWarnings: true }),
  });
  return (
    <EditPage<QuoteRecord> toUpdate={toUpdate} question={warned}>
      <TextInput source="adminToAdminNote" label="Staff note" />
      {warned.question}
    </EditPage>
  );
};

it('a form of a record is saved after one question about its warnings, which is not repeated while they stay as they are', async () => {
  const user = userEvent.setup();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const quote = quoteRecord({ adminToAdminNote: 'a' });
  const warnings = [{ code: 'OVERDUE', line: null, params: { amount: 12 } }];
  const body = { code: 'WARNINGS_FOUND', details: { warnings }, errors: { 'root.server': 'Look' } };
  const stopped = new HttpError('Look', 409, body);
  const update = jest.fn<(resource: string, params: { data: object }) => Promise<object>>();
  update.mockRejectedValueOnce(stopped).mockResolvedValueOnce({ data: quote });
  const getOne = (resource: string) =>
    resource === 'quotes' ? Promise.resolve({ data: quote }) : Promise.reject(new HttpError('', 404));
  renderAdmin({
    resource: 'quotes',
    at: `/quotes/${quote.id}/edit`,
    server: {
      ...{ getOne, update, getHistory: () => Promise.resolve([]) },
      getList: () => Promise.resolve({ data: [], total: 0 }),
    },
    page: (
      <Routes>
        <Route path="/quotes/:id/edit" element={<Form />} />
        <Route path="/quotes" element={<p>the list</p>} />
      </Routes>
    ),
  });
  await user.type(await screen.findByLabelText('Staff note'), 'b');
  await user.click(screen.getByRole('button', { name: 'Save and go back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Please check before you continue' }));
  expect(dialog.getByText('AED 12.00 overdue')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('the list');
  const changed = { adminToAdminNote: 'ab', before: 'a' };
  expect(update.mock.calls.map(([, { data }]) => data)).toEqual([{ ...changed, stopAtWarnings: true }, changed]);
  const more = { code: 'OVERDUE' as const, line: null, params: { amount: 13 } };
  expect(unheededWarnings(quote.id, [{ ...more, params: { amount: 12 } }, more])).toEqual([more]);
  // Also after the page was loaded again.
  expect(localStorage.getItem('RaStore.heededWarnings')).toContain(quote.id);
});

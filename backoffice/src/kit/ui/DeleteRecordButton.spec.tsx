import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { invoiceRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import { DeleteRecordButton } from './DeleteRecordButton';

const user = userEvent.setup();
const remove = jest.fn<(resource: string, params: { meta?: unknown }) => Promise<{ data: { id: string } }>>();

beforeEach(() => {
  jest.resetAllMocks();
  remove.mockResolvedValue({ data: { id: 'i1' } });
});

it('a voided invoice stores the entered reason', async () => {
  const page = (
    <RecordContextProvider value={invoiceRecord()}>
      <DeleteRecordButton requiresReason />
    </RecordContextProvider>
  );
  renderAdmin({ resource: 'invoices', page, server: { delete: remove } });
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const reason = await screen.findByLabelText(/Reason for the records/);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Required')).toBeVisible();
  expect(remove).not.toHaveBeenCalled();
  await user.type(reason, ' Wrong buyer ');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Invoice deleted.');
  expect(remove.mock.calls[0]?.[1].meta).toEqual({ reason: 'Wrong buyer' });
});

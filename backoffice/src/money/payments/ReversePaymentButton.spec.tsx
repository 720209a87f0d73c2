import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { paymentRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import type { PaymentRecord } from '../../types';
import { ReversePaymentButton } from './ReversePaymentButton';

const user = userEvent.setup();
const server = { reversePayment: jest.fn<ShopDataProvider['reversePayment']>() };

beforeEach(() => {
  jest.resetAllMocks();
  server.reversePayment.mockResolvedValue({ _id: 'p1' });
});

const open = async (over: Partial<PaymentRecord> = {}) => {
  const page = (
    <RecordContextProvider value={paymentRecord(over)}>
      <ReversePaymentButton />
    </RecordContextProvider>
  );
  renderAdmin({ resource: 'payments', page, server });
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
};
const confirm = () => user.click(screen.getByRole('button', { name: 'Delete' }));

describe('the question before a payment is deleted', () => {
  it('sends the selected reason, and shows the result', async () => {
    await open();
    await user.click(screen.getByRole('radio', { name: 'Cheque returned' }));
    await confirm();
    await screen.findByText('Payment deleted.');
    expect(server.reversePayment.mock.calls).toEqual([['p1', 'Cheque returned']]);
  });

  it('starts with the likely reason', async () => {
    await open({ paymentMethod: 'Cheque' });
    expect(screen.getByRole('radio', { name: 'Cheque returned' })).toHaveProperty('checked', true);
  });

  it('requires an explanation for another reason', async () => {
    await open();
    await user.click(screen.getByRole('radio', { name: 'Other' }));
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText(/Explanation/), ' Of another customer ');
    await confirm();
    await waitFor(() => expect(server.reversePayment.mock.calls).toEqual([['p1', 'Of another customer']]));
  });

  it('is not shown if the payment can’t be deleted', async () => {
    const page = (
      <RecordContextProvider value={paymentRecord({ allowedActions: ['edit'] })}>
        <ReversePaymentButton />
      </RecordContextProvider>
    );
    renderAdmin({ resource: 'payments', page, server });
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true);
  });
});

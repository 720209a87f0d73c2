import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { paymentRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import type { PaymentRecord } from '../../types';
import { RefundPaymentButton } from './RefundPaymentButton';

function opened(payment: PaymentRecord) {
  const refundPayment = jest.fn(() => Promise.resolve({}));
  const page = (
    <RecordContextProvider value={payment}>
      <RefundPaymentButton />
    </RecordContextProvider>
  );
  renderAdmin({ resource: 'payments', page, server: { refundPayment } });
  return { refundPayment, user: userEvent.setup() };
}

const refundable = paymentRecord({ amount: 100, net: 60, allowedActions: ['refund'] });

it('a refund is at most the remaining amount of the payment, or a part of it if entered', async () => {
  const { refundPayment, user } = opened(refundable);
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const amount = screen.getByLabelText('Amount (AED)');
  expect(amount).toHaveValue('60.00');
  await user.clear(amount);
  await user.type(amount, '60.01');
  expect(screen.getByRole('button', { name: 'Record refund' })).toBeDisabled();
  await user.clear(amount);
  await user.type(amount, '12.5');
  await user.dblClick(screen.getByRole('button', { name: 'Record refund' }));
  expect(refundPayment.mock.calls).toEqual([['p1', expect.objectContaining({ amount: 12.5, paymentMethod: 'Cash' })]]);
});

it('a fully refunded payment can’t be refunded again', async () => {
  opened(paymentRecord({ status: 'Refunded', net: 0, allowedActions: ['edit'] }));
  expect(await screen.findByRole('button', { name: 'Refund' })).toBeDisabled();
});

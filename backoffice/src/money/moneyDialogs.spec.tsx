import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { invoiceRecord } from '../../test/records';
import { renderAdmin } from '../../test/renderAdmin';
import { DifferenceDialog } from '../billing/differences/DifferenceDialog';
import { WriteOffDialog } from '../billing/writeOffs/WriteOffDialog';
import type { ReceiptRecord } from '../types';
import { RefundRestDialog } from './receipts/RefundRestDialog';

const invoice = invoiceRecord({ id: 'i1', remainingDue: 25, waived: 10 });
// The dialog reads no other fields.
const receipt = { id: 'r1', unallocated: 25, paymentMethod: 'Cash' } as ReceiptRecord;
const close = () => undefined;

it.each<[title: string, dialog: ReactElement, call: string, most: number, sent: object]>([
  [
    'a difference, which the limit of the settings bounds together with earlier ones',
    <DifferenceDialog key="d" record={invoice} close={close} />,
    'takeOffDifference',
    20,
    { kind: 'bankCharge', amount: 12.5, reason: 'Fee' },
  ],
  [
    'a write-off',
    <WriteOffDialog key="w" record={invoice} close={close} />,
    'writeOff',
    25,
    { amount: 12.5, reason: 'Fee', letter: null, mail: false },
  ],
  [
    'a refund of the rest of a receipt',
    <RefundRestDialog key="r" receipt={receipt} close={close} />,
    'refundReceipt',
    25,
    { amount: 12.5, paymentMethod: 'Cash' },
  ],
])('the dialog of %s proposes the open amount, and takes no more', async (_title, page, call, most, sent) => {
  const user = userEvent.setup();
  const send = jest.fn(() => Promise.resolve({}));
  const getOne = () => Promise.resolve({ data: { id: 'settings', differenceLimit: 30 } });
  renderAdmin({ resource: 'invoices', page, server: { [call]: send, getOne } });
  const amount = await screen.findByRole('textbox', { name: /^Amount/ });
  expect(amount).toHaveValue('25.00');
  const reason = screen.queryByRole('textbox', { name: /^Reason/ });
  if (reason) await user.type(reason, 'Fee');
  const save = screen.getByRole('button', { name: /^(Take off|Write off|Refund)$/ });
  await user.clear(amount);
  await user.type(amount, String(most + 0.01));
  await user.click(save);
  expect(send).not.toHaveBeenCalled();
  await user.clear(amount);
  await user.type(amount, '12.5');
  await user.click(save);
  expect(send.mock.calls).toEqual([[expect.any(String), expect.objectContaining(sent)]]);
});

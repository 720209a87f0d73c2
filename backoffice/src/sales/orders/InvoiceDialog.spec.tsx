import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import { InvoiceDialog } from './InvoiceDialog';

const user = userEvent.setup();

it.each([
  ['Delivered items: AED 840.00', 'delivery'],
  ['Everything not invoiced yet: AED 940.00', 'order'],
])('the invoice of a partly delivered order bills what is chosen, once: %s', async (choice, basis) => {
  const billOrder = jest.fn(() => Promise.resolve({}));
  const order = orderRecord({ id: 'r1', billableNow: 840, billableTotal: 940 });
  renderAdmin({
    ...{ resource: 'orders', server: { billOrder } },
    page: <InvoiceDialog record={order} close={() => undefined} />,
  });
  expect(await screen.findByLabelText('Delivered items: AED 840.00')).toBeChecked();
  await user.click(screen.getByLabelText(choice));
  await user.dblClick(screen.getByRole('button', { name: 'Issue invoice' }));
  expect(billOrder.mock.calls).toEqual([[{ order: 'r1', basis }]]);
});

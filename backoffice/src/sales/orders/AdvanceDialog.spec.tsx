import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import { AdvanceDialog } from './AdvanceDialog';

const user = userEvent.setup();

it('the dialog of an advance shows its amount with VAT before it is issued', async () => {
  const requestAdvance = jest.fn(() => Promise.resolve({}));
  const order = orderRecord({ id: 'r1', totalPrice: 3380.47, mostInAdvance: 3380.47 });
  renderAdmin({
    ...{ resource: 'orders', server: { requestAdvance } },
    page: <AdvanceDialog record={order} close={() => undefined} />,
  });
  await user.type(await screen.findByRole('textbox', { name: /^Percent/ }), '30');
  expect(await screen.findByText('Advance invoice: AED 1,014.14 incl. VAT')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Issue advance invoice' }));
  expect(requestAdvance.mock.calls).toEqual([['r1', { percent: 30, note: '' }]]);
});

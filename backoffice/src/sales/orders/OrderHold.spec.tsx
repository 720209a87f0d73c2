import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { orderRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import { signedInAs } from '../../../test/signedInAs';
import { OrderHold } from './OrderHold';

const order = orderRecord({ status: 'Processing' });

it('the credit of an account is read by roles that see it, and not by the store', async () => {
  const getCreditStanding = jest.fn(() => new Promise<never>(() => undefined));
  const page = (
    <>
      {signedInAs('Store', <OrderHold order={order} />)}
      <p>the page</p>
    </>
  );
  const { unmount } = renderAdmin({ resource: 'orders', server: { getCreditStanding }, at: '/', page });
  await screen.findByText('the page');
  expect(getCreditStanding).not.toHaveBeenCalled();
  unmount();
  const seen = signedInAs('Sales', <OrderHold order={order} />);
  renderAdmin({ resource: 'orders', server: { getCreditStanding }, at: '/', page: seen });
  await waitFor(() => expect(getCreditStanding).toHaveBeenCalled());
});

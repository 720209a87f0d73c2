import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { renderAdmin } from '../../../test/renderAdmin';
import { signedInAs } from '../../../test/signedInAs';
import type { DeliveryRecord } from '../../types';
import DeliveryShow from './DeliveryShow';

const line = (id: string, product: string, qty: number) => ({
  ...{ line: id, product, productName: `Ribbon ${id}`, productNameAr: '', sku: `RIB-${id}`, unit: 'roll', qty },
});
const saved = { version: 1, createdAt: '2026-11-25T08:00:00.000Z', updatedAt: '2026-11-25T08:00:00.000Z' };
const delivery: DeliveryRecord = {
  ...{ _id: 'd1', id: 'd1', number: 'DEL-2026-00001', status: 'Prepared', ...saved },
  ...{ order: { _id: 'o1', orderNumber: 'ORD-2026-00001' }, user: { _id: 'u1', name: 'Mariam', email: 'm@x.example' } },
  ...{
    deliveredOn: null,
    deliveredBy: '',
    receivedBy: '',
    proof: null,
    address: 'Ajman',
    invoice: null,
    isLate: false,
  },
  ...{ lines: [line('A', 'p1', 5), line('B', 'p2', 2)], allowedActions: ['edit', 'editGoods', 'complete', 'cancel'] },
};
const server = {
  getList: () => Promise.resolve({ data: [], total: 0 }),
  getOne: (resource: string) =>
    resource === 'deliveries' ? Promise.resolve({ data: delivery }) : new Promise(() => undefined),
  getMany: () =>
    Promise.resolve({
      data: [
        { id: 'p1', storageLocation: 'Aisle 9' },
        { id: 'p2', storageLocation: 'Aisle 2' },
      ],
    }),
  getHistory: () => Promise.resolve([]),
  getEmails: () => Promise.resolve([]),
};

it('goods of a prepared delivery are picked in the order of their locations, and ticked off', async () => {
  const page = (
    <Routes>
      <Route path="/deliveries/:id" element={<DeliveryShow />} />
    </Routes>
  );
  renderAdmin({ ...{ resource: 'deliveries', server, at: '/deliveries/d1' }, page: signedInAs('Store', page) });
  await screen.findByText(/Aisle 2/);
  const boxes = screen.getAllByRole('checkbox');
  const first = boxes[0]?.closest('label') ?? document.body;
  expect(within(first).getByText('Ribbon B')).toBeVisible();
  expect(within(first).getByText('rolls')).toBeVisible();
  await userEvent.click(within(first).getByRole('checkbox'));
  expect(screen.getByText('1 of 2 picked')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Complete delivery' })).not.toHaveLength(0);
});

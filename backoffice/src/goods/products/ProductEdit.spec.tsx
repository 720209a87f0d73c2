import { expect, it, jest } from '@jest/globals';
import type { StaffRole } from '@shop/contract/staff-roles';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { renderAdmin } from '../../../test/renderAdmin';
import { signedInAs } from '../../../test/signedInAs';
import ProductEdit from './ProductEdit';

const product = {
  ...{ _id: 'p1', id: 'p1', version: 3, name: 'Satin Ribbon', sku: 'RIB-1', productType: 'Ribbon', size: '1-inch' },
  ...{ category: { _id: 'c1', displayName: 'Satin' }, variant: '', color: '', code: '', sort: '', quality: '' },
  ...{ displaySpecs: '', stock: 7, moq: 1, step: 1, origin: '', storageLocation: 'A-3', price: 18.5, unit: 'roll' },
  ...{ isAvailable: true, isActive: true, taxCategory: 'S', taxReason: '', hsCode: '', unitCode: 'RL', images: [] },
  ...{ description: '', descriptionAr: '' },
};
const update = jest.fn((_resource: string, _params: { data: object }) => Promise.resolve({ data: product }));
const server = {
  getOne: () => Promise.resolve({ data: product }),
  getMany: () => Promise.resolve({ data: [] }),
  getList: () => Promise.resolve({ data: [], total: 0 }),
  getHistory: () => Promise.resolve([]),
  update,
};

const enter = (label: string, value: string) => {
  const input = screen.getByLabelText(label, { exact: false });
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

const REASON = 'Reason for the stock change';

const open = async (role: StaffRole = 'Administrator') => {
  update.mockClear();
  renderAdmin({
    ...{ resource: 'products', server, at: '/products/p1' },
    page: signedInAs(
      role,
      <Routes>
        <Route path="/products/:id" element={<ProductEdit />} />
      </Routes>,
    ),
  });
  await screen.findByDisplayValue('7');
};

const enterStock = async () => {
  await open();
  expect(screen.queryByLabelText(REASON, { exact: false })).toBeNull();
  enter('Stock', '5');
  await screen.findByLabelText(REASON, { exact: false });
};

it('a new stock is not saved without its reason', async () => {
  await enterStock();
  save();
  await screen.findByText('Required');
  expect(update).not.toHaveBeenCalled();
});

it('a new stock is saved with its reason', async () => {
  await enterStock();
  enter(REASON, 'Two rolls were damaged');
  save();
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  expect(update.mock.calls[0]?.[1].data).toMatchObject({ stock: 5, stockReason: 'Two rolls were damaged' });
});

const amounts = () => document.querySelectorAll('input[name=price], input[name=costPrice]');

it('prices and costs are shown to roles that see them', async () => {
  await open('Sales');
  await waitFor(() => expect(amounts()).toHaveLength(2));
});

it('prices and costs are not shown to the store', async () => {
  await open('Store');
  expect(amounts()).toHaveLength(0);
  expect(screen.queryByText('Price check')).toBeNull();
});

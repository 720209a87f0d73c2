import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider, SimpleForm, TextInput } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { RenameSaveBar } from './RenameSaveBar';

const user = userEvent.setup();
const saved = jest.fn();
const getList = jest.fn<() => Promise<object>>();
beforeEach(() => {
  saved.mockClear();
  getList.mockResolvedValue({ data: [{ id: 'p1' }], total: 12 });
});

const record = { id: 'c1', displayName: 'Satin Ribbon', productType: 'Ribbon', description: '' };
const open = () =>
  renderAdmin({
    resource: 'categories',
    server: { getList },
    page: (
      <RecordContextProvider value={record}>
        <SimpleForm onSubmit={saved} toolbar={<RenameSaveBar />}>
          <TextInput source="displayName" label="Display name" />
          <TextInput source="description" label="Description" />
        </SimpleForm>
      </RecordContextProvider>
    ),
  });
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

it('a category with products is renamed after a question with the number of products to rename', async () => {
  open();
  await waitFor(() => expect(getList).toHaveBeenCalled());
  await user.type(screen.getByLabelText('Display name'), 's');
  await save();
  expect(await screen.findByText('Rename 12 products too?')).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(saved.mock.lastCall?.[0]).toMatchObject({ displayName: 'Satin Ribbons' });
});

it('a category keeps its name if the user declines', async () => {
  open();
  await waitFor(() => expect(getList).toHaveBeenCalled());
  await user.type(screen.getByLabelText('Display name'), 's{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(saved).not.toHaveBeenCalled();
});

it('a category without products or a new name is saved without a question', async () => {
  open();
  await user.type(screen.getByLabelText('Description'), 'Woven');
  await save();
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

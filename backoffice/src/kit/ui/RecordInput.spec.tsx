import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SimpleForm } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { RecordInput, RecordsInput } from './inputs';

const user = userEvent.setup();
const companies = ['Al Manar Printing LLC', 'Al Noor Packaging LLC'].map((legalName, index) => ({
  id: `c${String(index)}`,
  legalName,
}));

const serverOf = () => ({
  getList: jest.fn((_: string, { filter: { q = '' } }: { filter: { q?: string } }) => {
    const data = companies.filter(({ legalName }) => legalName.toLowerCase().includes(q.trim()));
    return Promise.resolve({ data, total: data.length });
  }),
  getMany: jest.fn((_: string, { ids }: { ids: string[] }) =>
    Promise.resolve({ data: companies.filter(({ id }) => ids.includes(id)) }),
  ),
});

it.each([
  { words: 'manar', taken: 'Al Manar Printing LLC', title: 'the only record that is found' },
  { words: 'al ', taken: 'al ', title: 'none of several records' },
])('Enter in a picker of records takes $title', async ({ words, taken }) => {
  const server = serverOf();
  const page = (
    <SimpleForm>
      <RecordInput source="company" reference="companies" />
    </SimpleForm>
  );
  renderAdmin({ resource: 'companies', page, server });
  const picker = await screen.findByRole<HTMLInputElement>('combobox');
  await user.type(picker, words);
  const found = companies.filter(({ legalName }) => legalName.toLowerCase().includes(words.trim())).length;
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(found));
  await waitFor(() => expect(server.getList.mock.calls.at(-1)?.[1].filter.q).toBe(words));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(picker.value).toBe(taken));
});

it('Enter in a picker of several records takes the only one that is found, and empties the field', async () => {
  const server = serverOf();
  const page = (
    <SimpleForm>
      <RecordsInput source="companies" reference="companies" />
    </SimpleForm>
  );
  renderAdmin({ resource: 'companies', page, server });
  const picker = await screen.findByRole<HTMLInputElement>('combobox');
  await user.type(picker, 'manar');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await waitFor(() => expect(server.getList.mock.calls.at(-1)?.[1].filter.q).toBe('manar'));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Al Manar Printing LLC' })).toBeVisible();
  await waitFor(() => expect(picker.value).toBe(''));
});

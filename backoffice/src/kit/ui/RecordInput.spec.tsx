import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SimpleForm } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { RecordInput } from './inputs';

const user = userEvent.setup();
const companies = ['Al Manar Printing LLC', 'Al Noor Packaging LLC'].map((legalName, index) => ({
  id: `c${String(index)}`,
  legalName,
}));

it.each([
  { words: 'manar', taken: 'Al Manar Printing LLC', title: 'the only record that is found' },
  { words: 'al ', taken: 'al ', title: 'none of several records' },
])('Enter in a picker of records takes $title', async ({ words, taken }) => {
  const server = {
    getList: jest.fn((_: string, { filter: { q = '' } }: { filter: { q?: string } }) => {
      const data = companies.filter(({ legalName }) => legalName.toLowerCase().includes(q.trim()));
      return Promise.resolve({ data, total: data.length });
    }),
    getMany: jest.fn((_: string, { ids }: { ids: string[] }) =>
      Promise.resolve({ data: companies.filter(({ id }) => ids.includes(id)) }),
    ),
  };
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

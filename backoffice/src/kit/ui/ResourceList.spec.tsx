import { beforeEach, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { quoteRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import QuoteList from '../../sales/quotes/QuoteList';

const records = ['q1', 'q2', 'q3'].map((id) => quoteRecord({ id, _id: id, number: `QUO-${id}` }));
const shown: string[] = [];

beforeEach(() => {
  shown.length = 0;
  window.matchMedia = (query: string) =>
    ({
      matches: /min-width/.test(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as never;
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    shown.push(/QUO-q\d/.exec(this.textContent)?.[0] ?? '');
  };
});

const press = (name: string) => act(() => document.querySelector<HTMLElement>(`[data-shortcut=${name}]`)?.click());

it('J and K move through the rows of a list without a preview, and O opens the selected row', async () => {
  const getList = (resource: string) =>
    Promise.resolve(resource === 'quotes' ? { data: records, total: 3 } : { data: [], total: 0 });
  renderAdmin({
    resource: 'quotes',
    page: <QuoteList />,
    server: { getList, getListTotals: () => Promise.resolve({ count: 0 }) },
  });
  await screen.findByText('QUO-q1');
  expect(document.querySelector('[data-shortcut=open]')).toBeNull();
  press('next');
  press('next');
  press('previous');
  press('next');
  await waitFor(() => expect(shown).toEqual(['QUO-q1', 'QUO-q2', 'QUO-q1', 'QUO-q2']));
  expect(document.querySelector('[data-shortcut=open]')).toHaveAttribute('href', '/quotes/q2');
});

import { describe, expect, it } from '@jest/globals';
import { shopStore } from './shopStore';

const kept = [
  'locale',
  'theme',
  'sidebar.open',
  'quotes.savedQueries',
  'orders.datatable',
  'orders.datatable_columnRanks',
];
const forgotten = ['quotes.listParams', 'quotes.selectedIds', 'locale.of.another'];

describe('the store of preferences', () => {
  it('keeps columns, menu and language after signing out, and drops the state of lists', () => {
    for (const key of [...kept, ...forgotten]) shopStore.setItem(key, 'x');
    shopStore.reset();
    expect(kept.map((key) => shopStore.getItem(key))).toEqual(kept.map(() => 'x'));
    expect(forgotten.map((key) => shopStore.getItem(key))).toEqual(forgotten.map(() => undefined));
  });
});

/** @jest-environment ../scripts/jest/frontend-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { shopStore } from './shopStore';

const retained = [
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
    for (const key of [...retained, ...forgotten]) shopStore.setItem(key, 'x');
    shopStore.reset();
    expect(retained.map((key) => shopStore.getItem(key))).toEqual(retained.map(() => 'x'));
    expect(forgotten.map((key) => shopStore.getItem(key))).toEqual(forgotten.map(() => undefined));
  });
});

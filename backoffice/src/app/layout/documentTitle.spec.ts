import { describe, expect, it } from '@jest/globals';
import { documentTitle } from './documentTitle';

const shop = 'Press & Pack';

describe('the title of the tab', () => {
  it.each([
    [
      { page: 'Order ORD-2026-00012', section: 'Orders', kind: 'Order', shop },
      'ORD-2026-00012 · Orders · Press & Pack',
    ],
    [{ page: 'Orders', section: 'Orders', kind: 'Order', shop }, 'Orders · Press & Pack'],
    [{ page: 'Add Payment', section: 'Invoices', kind: 'Invoice', shop }, 'Add Payment · Invoices · Press & Pack'],
    [{ page: 'Today', shop, waiting: 3 }, '(3) Today · Press & Pack'],
    [{ page: 'Today', shop: '' }, 'Today'],
  ])('is composed from %j', (parts, title) => {
    expect(documentTitle(parts)).toBe(title);
  });
});

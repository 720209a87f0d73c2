import { describe, expect, it } from '@jest/globals';
import { ageLink, figureLinks, invoicedLink, lowStockLink, productInvoicesLink, receivedLink } from './figureLinks';

const filterOf = (path: string): unknown => JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '');

describe('the link of a figure', () => {
  it.each([
    [figureLinks.confirmed, '/quotes', { status: 'Confirmed', isOrderCreated: false }],
    [figureLinks.due, '/invoices', { remainingDue_gte: 0.01 }],
    [lowStockLink(20), '/products', { isActive: true, stock_lte: 20 }],
    [
      ageLink({ firstDueDay: '2026-09-22', lastDueDay: '2026-10-21' }),
      '/invoices',
      { status: 'Overdue', dueDate_gte: '2026-09-22', dueDate_lte: '2026-10-21' },
    ],
    [
      ageLink({ firstDueDay: null, lastDueDay: '2026-08-22' }),
      '/invoices',
      { status: 'Overdue', dueDate_lte: '2026-08-22' },
    ],
    [invoicedLink({ month: '2028-02' }), '/invoices', { createdAt_gte: '2028-02-01', createdAt_lte: '2028-02-29' }],
    [
      receivedLink({ month: '2026-12' }),
      '/payments',
      { status: 'Received', paymentDate_gte: '2026-12-01', paymentDate_lte: '2026-12-31' },
    ],
    [productInvoicesLink('p1', '2026-09-01'), '/invoices', { product: 'p1', createdAt_gte: '2026-09-01' }],
  ])('%s opens the list %s with its filter', (path, list, filter) => {
    expect(path.split('?')[0]).toBe(list);
    expect(filterOf(path)).toEqual(filter);
  });
});

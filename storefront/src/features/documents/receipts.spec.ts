import { describe, expect, it } from '@jest/globals';
import { payment, receipt, refund } from '../../../test/given';
import { receiptsOf } from './receipts';

describe('receiptsOf', () => {
  it('puts the latest first, and omits payments contained in a receipt', () => {
    const parts = [
      payment({ _id: 'p1', paymentDate: '2026-11-03T00:00:00.000Z' }),
      payment({ _id: 'p2', receipt: { _id: 'r1', receiptNumber: 'RCP-2026-00001' } }),
    ];
    const found = receiptsOf([receipt({ paymentDate: '2026-11-05T00:00:00.000Z' })], parts);
    expect(found.map(({ pdf }) => pdf)).toEqual(['/api/receipts/r1/pdf', '/api/payments/p1/receipt']);
  });

  it('names the order that was paid in advance', () => {
    const order = { _id: 'o1', orderNumber: 'ORD-2026-00001' };
    expect(receiptsOf([receipt({ order })], [])).toMatchObject([{ orderNumber: 'ORD-2026-00001' }]);
  });

  it('shows the company’s part of a receipt separately', () => {
    const part = payment({ receipt: { _id: 'r9', receiptNumber: 'RCP-2026-00009' }, amount: 60 });
    expect(receiptsOf([], [part])).toMatchObject([
      { number: 'RCP-2026-00009', pdf: '/api/payments/p1/receipt', invoices: [{ amount: 60 }] },
    ]);
  });

  it('omits applied credit, whose money was received earlier', () => {
    expect(receiptsOf([], [payment({ appliedFrom: 'INV-2026-00007' })])).toEqual([]);
  });

  it('adds up the allocations of one receipt to an invoice', () => {
    const part = { invoice: 'i1', invoiceNumber: 'INV-2026-00001', payment: 'p1', appliedAt: null };
    const [found] = receiptsOf(
      [
        receipt({
          allocations: [
            { ...part, amount: 0.1 },
            { ...part, amount: 0.2 },
          ],
        }),
      ],
      [],
    );
    expect(found?.invoices).toEqual([{ invoiceNumber: 'INV-2026-00001', amount: 0.3 }]);
  });

  it('shows the refunded part of a payment, and the part applied to other invoices', () => {
    const refunds = [refund({ amount: 0.1 }), refund({ amount: 30, appliedTo: 'INV-2026-00002' })];
    const [found] = receiptsOf([], [payment({ amount: 100, net: 69.9, refunds })]);
    expect(found).toMatchObject({ refunded: 0.1, state: 'Received' });
    expect(found?.invoices).toEqual([
      { invoiceNumber: 'INV-2026-00001', amount: 70 },
      { invoiceNumber: 'INV-2026-00002', amount: 30 },
    ]);
  });

  it('shows why a payment no longer counts', () => {
    const returned = payment({ status: 'Refunded', state: 'Cheque returned', net: 0 });
    expect(receiptsOf([], [returned])).toMatchObject([{ refunded: 0, state: 'Cheque returned' }]);
  });
});

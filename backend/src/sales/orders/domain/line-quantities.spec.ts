import { describe, expect, it } from '@jest/globals';
import {
  deliverAll,
  deliverNone,
  deliveryState,
  type LineQuantities,
  newOrderLine,
  openQty,
  requirePossible,
  retainedQty,
  takenBackBy,
  takenQty,
} from './line-quantities.js';

const line = (some: Partial<LineQuantities>): LineQuantities => ({ ...newOrderLine({ qty: 10 }), ...some });
const billed = ({ invoicedQty }: LineQuantities) => invoicedQty;
const LINE = { qty: 10, deliveredQty: 7, returnedQty: 2, cancelledQty: 1, invoicedQty: 0 };

describe('the quantities of an order line', () => {
  it.each<[string, LineQuantities, { open: number; retained: number }]>([
    ['nothing happened', line({}), { open: 10, retained: 10 }],
    ['a part is delivered', line({ deliveredQty: 4 }), { open: 6, retained: 10 }],
    ['the rest is cancelled', line({ deliveredQty: 4, cancelledQty: 6 }), { open: 0, retained: 4 }],
    ['some were returned', LINE, { open: 2, retained: 7 }],
  ])('count open and reserved pieces when %s', (_title, of, { open, retained }) => {
    expect([openQty(of), retainedQty(of)]).toEqual([open, retained]);
  });

  it.each([
    ['Processing', false, 5],
    ['Processing', true, 7],
    ['Delivered', true, 7],
    ['Returned', false, 0],
    ['Cancelled', false, 0],
    ['Returned', true, 7],
  ] as const)('count pieces out of stock: %s, all taken %s', (status, stockUpdated, taken) => {
    expect(takenQty(LINE, { status, stockUpdated })).toBe(taken);
  });

  it.each<[string, LineQuantities[]]>([
    ['None', [line({ qty: 1 })]],
    ['None', [line({ qty: 1, cancelledQty: 1 })]],
    ['Partly', [line({ qty: 2, deliveredQty: 1 })]],
    ['Partly', [line({ qty: 2, deliveredQty: 2 }), line({ qty: 1 })]],
    ['All', [line({ qty: 2, deliveredQty: 1, cancelledQty: 1 })]],
  ])('give the state %s', (state, lines) => {
    expect(deliveryState(lines)).toBe(state);
  });

  it('are complete after a delivery of the rest, and open again once it is undone', () => {
    expect(deliverAll([LINE])).toEqual([{ ...LINE, deliveredQty: 9 }]);
    expect(deliverNone([LINE])).toEqual([{ ...LINE, deliveredQty: 0, returnedQty: 0, cancelledQty: 3 }]);
  });

  it.each([
    ['A, all ahead of the delivery', 'A', 10, 4, 6, false, 0, { cancelled: 6, returned: 0 }],
    ['A, delivered pieces too', 'A', 10, 4, 8, false, 0, { cancelled: 6, returned: 0 }],
    ['A, delivered pieces that return to stock', 'A', 10, 4, 8, true, 0, { cancelled: 6, returned: 2 }],
    ['A, billed pieces that are delivered', 'A', 4, 4, 2, true, 0, { cancelled: 0, returned: 2 }],
    ['D, more than was delivered', 'D', 10, 4, 6, true, 0, { cancelled: 2, returned: 4 }],
    ['D, without stock', 'D', 10, 4, 4, false, 0, { cancelled: 0, returned: 0 }],
    ['C, which keeps the goods', 'C', 10, 4, 6, false, 0, { cancelled: 0, returned: 0 }],
    ['C, the last of the invoice', 'C', 10, 4, 6, false, 10, { cancelled: 6, returned: 0 }],
    ['A, an amount for all of the invoice', 'A', 10, 0, 0, false, 10, { cancelled: 10, returned: 0 }],
  ] as const)(
    'are taken back by a credit note: %s',
    (_title, letter, invoicedQty, deliveredQty, qty, restock, ended, taken) => {
      const reason = `DL8.61.1.${letter}` as const;
      expect(takenBackBy(line({ invoicedQty, deliveredQty }), { qty, restock, reason, ended })).toEqual(taken);
    },
  );

  it.each([
    { deliveredQty: 10 },
    { returnedQty: 8 },
    { cancelledQty: 4 },
    { cancelledQty: -1 },
    { invoicedQty: -1 },
    { invoicedQty: 8 },
  ])('are refused if they are impossible: %j', (fields) => {
    expect(() => requirePossible([LINE], billed)).not.toThrow();
    expect(() => requirePossible([{ ...LINE, ...fields }], billed)).toThrow('Impossible quantities');
  });
});

import { describe, expect, it } from '@jest/globals';
import {
  cancelOpen,
  deliverAll,
  deliverNone,
  deliveryState,
  giveBack,
  type LineQuantities,
  newOrderLine,
  openQty,
  requirePossible,
  retainedQty,
  takenQty,
} from './line-quantities.js';

const line = (some: Partial<LineQuantities>): LineQuantities => ({ ...newOrderLine({ qty: 10 }), ...some });
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

  it('cancel goods that are returned without a delivery', () => {
    expect(giveBack(LINE, 6)).toEqual({ ...LINE, returnedQty: 7, cancelledQty: 2 });
    expect(giveBack(line({ qty: 3 }), 2)).toEqual(line({ qty: 3, cancelledQty: 2 }));
  });

  it('cancel open pieces before delivered ones', () => {
    expect(cancelOpen(LINE, 3)).toEqual({ ...LINE, returnedQty: 3, cancelledQty: 3 });
  });

  it.each([{ deliveredQty: 10 }, { returnedQty: 8 }, { cancelledQty: 4 }, { cancelledQty: -1 }, { invoicedQty: -1 }])(
    'are refused if they are impossible: %j',
    (fields) => {
      expect(() => requirePossible([LINE])).not.toThrow();
      expect(() => requirePossible([{ ...LINE, ...fields }])).toThrow('Impossible quantities');
    },
  );
});

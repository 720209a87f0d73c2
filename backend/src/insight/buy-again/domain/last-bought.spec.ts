import { describe, expect, it } from '@jest/globals';
import type { BoughtBy, BoughtDocument } from '../../../documents/lines/bought.js';
import { lastBoughtIn } from './last-bought.js';

const [RIBBON, TAPE] = ['ribbon', 'tape'];
let counter = 0;

function document(kind: BoughtBy, day: string, lines: [string | null, number, number | null][]): BoughtDocument {
  return {
    ...{
      kind,
      _id: `document-${(counter += 1)}`,
      number: `${kind}-${day}`,
      user: 'buyer',
      company: null,
      basis: 'inclusive',
    },
    createdAt: new Date(`${day}T08:00:00Z`),
    lines: lines.map(([product, qty, unitPrice]) => ({ product, productName: 'R', sku: 'S', qty, unitPrice })),
  };
}

const reported = (documents: BoughtDocument[]) =>
  lastBoughtIn(documents, 10).map(({ product, qty, unitPrice, document: { number } }) => [
    product,
    qty,
    unitPrice,
    number,
  ]);

describe('what was bought last', () => {
  it('is one row for each product, of its latest document', () => {
    const documents = [
      document('order', '2026-01-05', [[RIBBON, 10, 1800]]),
      document('invoice', '2026-03-01', [[TAPE, 3, 500]]),
      document('invoice', '2026-02-01', [[RIBBON, 40, 1900]]),
    ];
    expect(reported(documents)).toEqual([
      ['tape', 3, 500, 'invoice-2026-03-01'],
      ['ribbon', 40, 1900, 'invoice-2026-02-01'],
    ]);
  });

  it('has the last price that is known where the latest request has none', () => {
    const documents = [
      document('quote', '2026-04-01', [[RIBBON, 25, null]]),
      document('invoice', '2026-02-01', [[RIBBON, 40, 1900]]),
    ];
    expect(reported(documents)).toEqual([['ribbon', 25, 1900, 'quote-2026-04-01']]);
  });

  it('comes from the document that is further along, of those made at one moment', () => {
    const lines: [string, number, number][] = [[RIBBON, 1, 100]];
    const documents = (['quote', 'order', 'invoice'] as const).map((kind) => document(kind, '2026-02-01', lines));
    expect(reported(documents)).toEqual([['ribbon', 1, 100, 'invoice-2026-02-01']]);
  });

  it('adds up the lines of a document, and leaves out those without a product', () => {
    const lines: [string | null, number, number][] = [
      [RIBBON, 2, 100],
      [null, 9, 100],
      [RIBBON, 3, 90],
    ];
    expect(reported([document('order', '2026-02-01', lines)])).toEqual([['ribbon', 5, 100, 'order-2026-02-01']]);
  });
});

import type { INestApplicationContext } from '@nestjs/common';
import { QuoteWriting } from '../../src/sales/quotes/quote-writing.service.js';
import { OFFICE, type Step } from './document-story.js';
import { SHELF } from './shelf.js';

const HOURS_AGO = 26;

/** A quote that the office wrote for a caller who has no email address. */
export function telephoneQuote(app: INestApplicationContext, now: Date, products: ReadonlyMap<string, string>): Step {
  const lines: [string, number, number][] = [
    [SHELF.fc3Black, 36, 17.5],
    [SHELF.satinWhite, 12, 21],
  ];
  const goods = lines.map(([key, qty, unitPrice]) => ({ product: products.get(key) ?? null, qty, unitPrice }));
  const quote = {
    customer: { name: 'Rashid Al Nuaimi', phoneNumber: '+971 55 204 7731' },
    status: 'Quoted' as const,
    requestedItems: [...goods, { productName: 'Delivery to Hatta on Friday', qty: 1, unitPrice: 60 }],
    clientToAdminNote: 'Rang at nine: needs the black ribbons before the weekend.',
    adminToAdminNote: 'Pays cash.',
  };
  return {
    at: new Date(now.getTime() - HOURS_AGO * 3_600_000),
    run: async () => {
      await app.get(QuoteWriting).writeQuote(quote, OFFICE);
    },
  };
}

import { describe, expect, it } from '@jest/globals';
import { documentTotal } from '@shop/contract/money';
import { QUOTE_STATUSES } from '@shop/contract/statuses';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { NO_DETAILS } from '../../documents/particulars/domain/purchase-details.js';
import { freeTextLine } from '../../documents/lines/snapshot.js';
import { isPriced } from './domain/quote.rules.js';
import type { UpdateQuoteDto } from './dto/quote.requests.js';
import { plannedQuote } from './quote-editing.service.js';
import type { QuoteRecord } from './quote.schema.js';

const line = (qty: number, unitPrice: number) => ({
  ...freeTextLine('Ribbon', qty, new Date('2026-11-21T08:00:00Z')),
  ...{ product: new Types.ObjectId('6920200f1c2d3e4f5a6b7c8d'), sku: 'RIB-00001', unit: 'roll', unitPrice },
});

const requested: QuoteRecord = {
  _id: new Types.ObjectId(),
  number: 'QUO-2026-00001',
  user: new Types.ObjectId(),
  status: 'Requested',
  requestedItems: [line(2, 1850)],
  deliveryCharge: 0,
  extraFee: 0,
  discount: 0,
  discountReason: '',
  taxBasis: 'inclusive',
  askedFor: [],
  revision: 0,
  ...{ sentAt: null, validUntil: null, allowPartial: false, answer: null, earlierAnswers: [] },
  totalPrice: 0,
  adminToAdminNote: '',
  adminToClientNote: '',
  clientToAdminNote: '',
  noteAuthor: null,
  ...NO_DETAILS,
  ...{ purchaseAuthor: null, company: null, salesperson: null, agreedTotal: 0 },
  ...{ unreadByBuyer: 0, unreadByStaff: 0, sharedAt: null, opening: null },
  quotedAt: null,
  confirmedAt: null,
  rejectedAt: null,
  isOrderCreated: false,
  createdOrderId: null,
  version: 1,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};

describe('plannedQuote', () => {
  it('removes an emptied charge from the total', () => {
    const before = { ...requested, deliveryCharge: 2500, totalPrice: 6200 };
    const planned = plannedQuote(before, { deliveryCharge: null }, undefined);
    expect(planned).toMatchObject({ deliveryCharge: 0, totalPrice: 3700 });
  });

  const amount = fc.option(fc.nat(100_000).map((fils) => fils / 100));
  const body: fc.Arbitrary<UpdateQuoteDto> = fc.record(
    {
      status: fc.constantFrom(...QUOTE_STATUSES),
      deliveryCharge: amount,
      extraFee: amount,
      requestedItems: fc.constant(null),
      adminToAdminNote: fc.constant('call first'),
    },
    { requiredKeys: [] },
  );
  const items = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 999 }), fc.nat(100_000)).map(([qty, unitPrice]) => line(qty, unitPrice)),
    { minLength: 1, maxLength: 5 },
  );
  const change = fc.tuple(body, fc.option(items, { nil: undefined }));

  it('has a total of 0 until it is priced, then the sum of its parts, for any sent fields in any order', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
        let quote = requested;
        let wasPriced = false;
        for (const [sent, lines] of changes) {
          const requestedItems = lines?.map(({ product, qty }) => ({
            product: product.toHexString(),
            qty,
            unitPrice: 0,
          }));
          quote = { ...quote, ...plannedQuote(quote, { ...sent, ...(requestedItems && { requestedItems }) }, lines) };
          const named = lines !== undefined || 'deliveryCharge' in sent || 'extraFee' in sent;
          wasPriced ||= named || isPriced(quote.status);
          expect(quote.totalPrice).toBe(wasPriced ? documentTotal(quote.requestedItems, quote) : 0);
        }
      }),
      { seed: 20261121, numRuns: 500 },
    );
  });
});

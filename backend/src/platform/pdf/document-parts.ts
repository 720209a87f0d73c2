import { type Charges, type Fils, lineAmount, type PricedLine } from '@shop/contract/money';
import type { DocumentBuyer, DocumentLine, DocumentSeller, DocumentTotal } from './document-view.js';

/* The parts of a view that every document makes in the same way. */

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Dubai',
});

const SHORT_DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Dubai',
});

export interface SellerDetails {
  readonly name: string;
  readonly legalName: string;
  readonly address: string;
  readonly trn: string;
  readonly email: string;
  readonly whatsapp: readonly string[];
}

export interface BuyerDetails {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly address: string;
}

export interface SoldLine extends PricedLine {
  readonly productName: string;
  readonly sku: string;
  readonly code: string;
  readonly size: string;
  readonly unit: string;
}

export interface PricedDocument extends Charges {
  readonly requestedItems: readonly PricedLine[];
  readonly totalPrice: Fils;
}

export function sellerBlock(shop: SellerDetails): DocumentSeller {
  const { name, legalName, address, trn, email, whatsapp } = shop;
  return { name, legalName, address, trn, email, phones: whatsapp };
}

export function buyerBlock(buyer: BuyerDetails): DocumentBuyer {
  const { name, email, phoneNumber, address } = buyer;
  return { name, email, phone: phoneNumber, address };
}

export function lineViews(lines: readonly SoldLine[]): DocumentLine[] {
  return lines.map((line, index) => ({
    position: index + 1,
    name: line.productName,
    sku: line.sku,
    code: line.code,
    size: line.size,
    unit: line.unit,
    qty: line.qty,
    unitPrice: line.unitPrice,
    amount: lineAmount(line),
  }));
}

/** Charges of zero are left out, and the subtotal with them: it would only say the total twice. */
export function totalViews({ requestedItems, deliveryCharge, extraFee, totalPrice }: PricedDocument): DocumentTotal[] {
  const charges = [
    { label: 'Delivery', amount: deliveryCharge },
    { label: 'Extra fee', amount: extraFee },
  ].filter(({ amount }) => amount !== 0);
  const subtotal = { label: 'Subtotal', amount: requestedItems.reduce((sum, line) => sum + lineAmount(line), 0) };
  const parts = charges.length === 0 ? [] : [subtotal, ...charges];
  return [...parts, { label: 'Total', amount: totalPrice, strong: true }];
}

/** @returns the day in Dubai: '21 November 2026' */
export function documentDate(instant: Date): string {
  return DAY.format(instant);
}

/** @returns the day in Dubai as a column of a table has room for: '21 Nov 2026' */
export function shortDate(instant: Date): string {
  return SHORT_DAY.format(instant);
}

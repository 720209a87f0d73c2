import { dubaiDay } from '@shop/contract/dubai-day';
import { toAed, toFils } from '@shop/contract/money';
import { type PriceBasis, priceInBasis, taxRate } from '@shop/contract/vat';
import { linePrice, totalOf } from '../../kit/documents/totals';
import { parseAmount, parseQuantity, textOf } from '../../kit/formValues';
import { toPurchaseUpdate } from '../purchase/purchaseRules';
import type { LineResponse } from '@shop/contract/api';
import type { ProductRecord, QuoteRecord } from '../../types';

type OrderCreation = 'created' | 'refused' | 'ask-free' | 'ready';

interface Convertible {
  allowedActions: readonly string[];
  totalPrice?: number | null;
  isOrderCreated: boolean;
}

/** Whether an order exists already, can't be created, would cost nothing (which is asked about), or can be created. */
export const orderCreation = ({ allowedActions, totalPrice, isOrderCreated }: Convertible): OrderCreation => {
  if (isOrderCreated) return 'created';
  if (!allowedActions.includes('createOrder')) return 'refused';
  return totalPrice ? 'ready' : 'ask-free';
};

/**
 * A new line for a product: its minimum quantity at its list price, in its own VAT category.
 * @param basis of the quote; the list price holds the VAT, which exclusive prices leave out
 */
export const lineOf = (product: ProductRecord, basis: PriceBasis | undefined): LineResponse => {
  const { id, name, sku, code, size, unit, moq, price, taxCategory, taxReason = '' } = product;
  const rate = taxRate(taxCategory, dubaiDay(new Date()));
  const unitPrice = toAed(priceInBasis(toFils(price), rate, basis ?? null));
  return {
    _id: '',
    ...{ discount: 0, taxCategory, taxReason, costPrice: product.costPrice ?? null },
    ...{ taxRate: null, net: null, vat: null, gross: null },
    ...{ product: id, productName: name, sku, code, size, unit, qty: moq, unitPrice },
    qtyPrice: linePrice({ qty: moq, unitPrice }),
  };
};

/** The product in place of a line of free text, at the quantity and the price that the line has. */
export const replacedBy = (line: LineResponse, product: ProductRecord, basis: PriceBasis | undefined): LineResponse => {
  const { qty, unitPrice } = line;
  const made = lineOf(product, basis);
  const isPriced = parseAmount(unitPrice) > 0;
  return { ...made, _id: line._id, qty: Math.max(parseQuantity(qty), product.moq), ...(isPriced && { unitPrice }) };
};

/** The body of PUT /quotes/{id}. Once an order exists only the staff note may change, and only that is sent. */
export const toQuoteUpdate = (quote: QuoteRecord) => {
  const { version, user, status, deliveryCharge, extraFee, discount, requestedItems } = quote;
  const adminToAdminNote = textOf(quote.adminToAdminNote);
  if (!quote.allowedActions.includes('edit')) return { version, adminToAdminNote };
  return {
    version,
    user: user._id,
    status,
    deliveryCharge: parseAmount(deliveryCharge),
    extraFee: parseAmount(extraFee),
    discount: parseAmount(discount),
    discountReason: textOf(quote.discountReason),
    // Nothing is said of a day before the first sending, unless staff choose one: the settings decide then.
    ...((quote.revision > 0 || quote.validUntil) && { validUntil: quote.validUntil || null }),
    allowPartial: quote.allowPartial,
    totalPrice: totalOf({ lines: requestedItems, deliveryCharge, extraFee, discount, basis: quote.tax?.basis }),
    adminToAdminNote,
    adminToClientNote: textOf(quote.adminToClientNote),
    ...toPurchaseUpdate(quote),
    requestedItems: requestedItems.map((line) => ({
      // A line that was added here gets its id from the server.
      ...(line._id && { _id: line._id }),
      product: line.product,
      ...(line.product === null && { productName: textOf(line.productName) }),
      qty: parseQuantity(line.qty),
      unitPrice: parseAmount(line.unitPrice),
      discount: parseAmount(line.discount),
      taxCategory: line.taxCategory ?? 'S',
      taxReason: textOf(line.taxReason),
      qtyPrice: linePrice(line),
    })),
  };
};

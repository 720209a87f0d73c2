import { textOf } from '../formValues';
import type { QuoteRecord } from '../records';
import { linePrice, parseAmount, parseQuantity, quoteTotal } from './quoteArithmetic';

/** The body of PUT /quotes/{id}. Once an order exists only the staff note may change, so only that is sent. */
export const toQuoteUpdate = (quote: QuoteRecord) => {
  const { version, user, status, deliveryCharge, extraFee, requestedItems } = quote;
  const adminToAdminNote = textOf(quote.adminToAdminNote);
  if (!quote.allowedActions.includes('edit')) return { version, adminToAdminNote };
  return {
    version,
    user: user._id,
    status,
    deliveryCharge: parseAmount(deliveryCharge),
    extraFee: parseAmount(extraFee),
    totalPrice: quoteTotal(quote),
    adminToAdminNote,
    adminToClientNote: textOf(quote.adminToClientNote),
    requestedItems: requestedItems.map((line) => ({
      product: line.product,
      qty: parseQuantity(line.qty),
      unitPrice: parseAmount(line.unitPrice),
      qtyPrice: linePrice(line),
    })),
  };
};

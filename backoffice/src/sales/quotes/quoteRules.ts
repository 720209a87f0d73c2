import type { QuoteStatus } from '@shop/contract/statuses';
import { chargesOf, linePrice, totalOf } from '../../kit/documents/totals';
import { textOf } from '../../kit/formValues';
import { toLine } from '../../kit/lines/lineRules';
import { toPurchaseUpdate } from '../purchase-details/purchaseRules';
import type { QuoteRecord } from '../../types';

type OrderCreation = 'created' | 'refused' | 'ask-free' | 'ready';

interface Convertible {
  allowedActions: readonly string[];
  totalPrice?: number | null;
  isOrderCreated: boolean;
}

/** Shows if an order exists, can't be created, has a total of zero (needs a confirmation), or can be created. */
export const orderCreation = ({ allowedActions, totalPrice, isOrderCreated }: Convertible): OrderCreation => {
  if (isOrderCreated) return 'created';
  if (!allowedActions.includes('createOrder')) return 'refused';
  return totalPrice ? 'ready' : 'ask-free';
};

/** The time since the buyer has been waiting for a price or the order, or the shop for an answer; null for neither. */
export const waitingSince = (
  quote: Pick<QuoteRecord, 'status' | 'createdAt' | 'sentAt' | 'confirmedAt' | 'isOrderCreated'>,
): string | null => {
  const { status, createdAt, sentAt, confirmedAt, isOrderCreated } = quote;
  if (isOrderCreated || status === 'Rejected') return null;
  if (status === 'Requested') return createdAt;
  return status === 'Quoted' ? sentAt : confirmedAt;
};

/** True if the status is set to one that the buyer is bound by or sees. */
export const isOffering = (status: QuoteStatus, before: QuoteStatus | undefined): boolean =>
  status !== before && (status === 'Quoted' || status === 'Confirmed');

/** The body of PUT /quotes/{id}. Once an order exists only the staff note may change, and only that is sent. */
export const toQuoteUpdate = (quote: QuoteRecord) => {
  const { version, user, status, deliveryCharge, extraFee, discount, requestedItems } = quote;
  const typed = { lines: requestedItems, deliveryCharge, extraFee, discount, basis: quote.tax?.basis };
  const adminToAdminNote = textOf(quote.adminToAdminNote);
  if (!quote.allowedActions.includes('edit')) return { version, adminToAdminNote };
  return {
    version,
    user: user._id,
    status,
    ...chargesOf(typed),
    discountReason: textOf(quote.discountReason),
    // Before the first sending, the day is omitted unless staff select one: the settings then decide.
    ...((quote.revision > 0 || quote.validUntil) && { validUntil: quote.validUntil || null }),
    allowPartial: quote.allowPartial,
    totalPrice: totalOf(typed),
    adminToAdminNote,
    adminToClientNote: textOf(quote.adminToClientNote),
    ...toPurchaseUpdate(quote),
    requestedItems: requestedItems.map((line) => ({
      // A line that was added here gets its id from the server.
      ...(line._id && { _id: line._id }),
      ...toLine(line),
      qtyPrice: linePrice(line),
    })),
  };
};

import { Types } from 'mongoose';
import type { Line } from '../lines/line.schema.js';
import { affordableTotal } from '../lines/total.js';
import { changedFils } from '@shop/contract/money';
import { isPriced } from './domain/quote.rules.js';
import type { UpdateQuoteDto } from './dto/quote.requests.js';
import type { Quote, QuoteRecord } from './quote.schema.js';

type Editable = Pick<
  Quote,
  | 'user'
  | 'status'
  | 'requestedItems'
  | 'deliveryCharge'
  | 'extraFee'
  | 'totalPrice'
  | 'adminToAdminNote'
  | 'adminToClientNote'
>;

/** The fields of a quote as staff want them, with the total that follows from them. */
export function plannedQuote(before: QuoteRecord, body: UpdateQuoteDto, lines: Line[] | null | undefined): Editable {
  const requestedItems = lines ?? before.requestedItems;
  const deliveryCharge = changedFils(before.deliveryCharge, body.deliveryCharge);
  const extraFee = changedFils(before.extraFee, body.extraFee);
  return {
    user: body.user === undefined ? before.user : new Types.ObjectId(body.user),
    status: body.status ?? before.status,
    requestedItems,
    deliveryCharge,
    extraFee,
    totalPrice: isPricing(before, body)
      ? affordableTotal(requestedItems, { deliveryCharge, extraFee }, 'requestedItems')
      : before.totalPrice,
    adminToAdminNote: body.adminToAdminNote ?? before.adminToAdminNote,
    adminToClientNote: body.adminToClientNote ?? before.adminToClientNote,
  };
}

/** A note or a rejection sets no price: the total stays at zero until staff price or offer the quote. */
function isPricing(before: QuoteRecord, { status, requestedItems, deliveryCharge, extraFee }: UpdateQuoteDto): boolean {
  if (before.isOrderCreated) return false;
  const isRepriced = requestedItems != null || deliveryCharge !== undefined || extraFee !== undefined;
  return isRepriced || isPriced(status ?? before.status);
}

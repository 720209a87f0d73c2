import { Types } from 'mongoose';
import type { Line } from '../common/lines/line.schema.js';
import { affordableTotal } from '../common/lines/total.js';
import { toFils } from '../common/money/money.js';
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
export function plannedQuote(before: QuoteRecord, body: UpdateQuoteDto, lines: Line[] | undefined): Editable {
  const requestedItems = lines ?? before.requestedItems;
  const deliveryCharge = body.deliveryCharge === undefined ? before.deliveryCharge : toFils(body.deliveryCharge);
  const extraFee = body.extraFee === undefined ? before.extraFee : toFils(body.extraFee);
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
  return isPriced(status ?? before.status) || [requestedItems, deliveryCharge, extraFee].some(isSent);
}

const isSent = (value: unknown) => value !== undefined && value !== null;

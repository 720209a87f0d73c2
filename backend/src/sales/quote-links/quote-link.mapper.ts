import type { QuoteResponse } from '../quotes/dto/quote.response.js';
import { maskedEmail } from '../../shop/links/link-code.js';
import type { LinkedQuoteResponse } from './dto/quote-link.response.js';

interface Around {
  /** The buyer’s address; it may be empty. */
  readonly email: string;
  readonly expiresAt: Date;
}

/**
 * Names each field that leaves the server, since the owner's response contains more than the holder of a link may see.
 */
export function toLinkedQuote(quote: QuoteResponse, { email, expiresAt }: Around): LinkedQuoteResponse {
  const { number, status, requestedItems, deliveryCharge, extraFee, discount, discountReason } = quote;
  const { totalPrice, tax, adminToClientNote, revision, sentAt, validUntil, isExpired, allowPartial } = quote;
  return {
    number,
    status,
    requestedItems,
    deliveryCharge,
    extraFee,
    discount,
    discountReason,
    totalPrice,
    tax,
    adminToClientNote,
    revision,
    sentAt,
    validUntil,
    isExpired,
    allowPartial,
    isApprovalWaiting: quote.isApprovalWaiting === true,
    allowedActions: quote.allowedActions,
    createdAt: quote.createdAt,
    codeTo: email === '' ? null : maskedEmail(email),
    expiresAt: expiresAt.toISOString(),
  };
}

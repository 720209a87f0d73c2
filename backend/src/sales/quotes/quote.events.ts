import type { Fils } from '@shop/contract/money';
import type { ClientSession, Types } from 'mongoose';
import { event, query } from '../../platform/events/events.js';
import type { QuoteRecord, Quote } from './quote.schema.js';
import type { ConfirmedMembership } from '../../people/companies/companies.service.js';
import type { Details } from '../../documents/particulars/purchase-details.service.js';

/** An offer, or the chosen lines of it, with the total that its buyer accepts. */
export interface AcceptedOffer {
  readonly quote: QuoteRecord;
  readonly total: Fils;
}

/** A request that passed the checks, at the prices of its account. */
export interface CheckedRequest
  extends Details, Pick<Quote, 'user' | 'requestedItems' | 'taxBasis' | 'clientToAdminNote' | 'salesperson'> {
  readonly createdAt: Date;
  /** The confirmed company of the buyer. */
  readonly company: Types.ObjectId | null;
  /** The total that the company agreed to, if the request was approved. */
  readonly agreedTotal?: Fils;
}

/** A request of its buyer, who may have a limit. */
export interface BuyersRequest {
  readonly request: CheckedRequest;
  readonly membership: ConfirmedMembership;
}

/** A checked request before it is stored: a listener may refuse it. */
export const QUOTE_REQUESTED = event<BuyersRequest>('quote requested');
/** The id of a quote that is being deleted: listeners delete the records that belong only to it. */
export const QUOTE_REMOVED = event<string>('quote removed');
/** A buyer is about to accept an offer. */
export const QUOTE_ACCEPTED = event<AcceptedOffer>('offer accepted by its buyer');

/** An offer as it was sent: a later revision is another one. */
export type SentOffer = Pick<QuoteRecord, '_id' | 'revision'>;

/** True if an approver of the buyer's company was requested to approve this revision, and has not decided yet. */
export const OFFER_WAITS_FOR_APPROVAL = query<SentOffer, boolean, ClientSession | null>('offer waits for an approval');

/** The largest orders of some products, by the account and by anybody, and another order with the same PO number. */
export interface OrdersQuestion {
  readonly user: Types.ObjectId;
  readonly company: Types.ObjectId | null;
  readonly products: readonly string[];
  /** Empty: none. */
  readonly poNumber: string;
  /** The order or quote that is compared: it and its own order do not count. */
  readonly except: Types.ObjectId;
}

export interface OrderedBefore {
  /** The most pieces of each product in one order: of the account, and of anybody. */
  readonly largest: ReadonlyMap<string, { readonly own: number; readonly all: number }>;
  /** The number of an order with the PO number; null: none. */
  readonly samePoNumber: string | null;
}

export const ORDERED_BEFORE = query<OrdersQuestion, OrderedBefore, ClientSession | null>('earlier orders');

export interface CreditQuestion {
  readonly user: Types.ObjectId;
  readonly company: Types.ObjectId | null;
  /** An order that does not count. */
  readonly except: Types.ObjectId;
}

export interface AccountCreditLeft {
  readonly overdue: Fils;
  /** null: no limit. */
  readonly left: Fils | null;
}

/** The overdue amount of an account and the rest of its credit limit. It takes no lock. */
export const CREDIT_OF_ACCOUNT = query<CreditQuestion, AccountCreditLeft, ClientSession | null>('credit of an account');

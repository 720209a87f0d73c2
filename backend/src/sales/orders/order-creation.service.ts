import { Injectable } from '@nestjs/common';
import { toFils } from '@shop/contract/money';
import { Types } from 'mongoose';
import { stopAtWarnings } from '../../documents/lines/stop-at-warnings.js';
import { affordableTotal } from '../../documents/lines/total.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { QuoteBinding } from '../quotes/quote-binding.service.js';
import type { QuoteRecord } from '../quotes/quotes.service.js';
import { chargesOf } from '../../documents/lines/line.mapper.js';
import {
  detailsForOwner,
  detailsOf,
  type PurchaseDetails,
} from '../../documents/particulars/domain/purchase-details.js';
import { shippingText } from '../../documents/particulars/purchase-details.mapper.js';
import { PurchaseDetailsService } from '../../documents/particulars/purchase-details.service.js';
import { AccountsService } from '../../people/users/accounts.service.js';
import { UsersService } from '../../people/users/users.service.js';
import type { CreateOrderDto } from './dto/order.requests.js';
import type { OrderResponse } from './dto/order.response.js';
import { newOrderLine } from './domain/line-quantities.js';
import { type NewOrder, OrderDrafts } from './order-drafts.service.js';
import { OrdersService } from './orders.service.js';
import type { DuplicateDto } from '../quotes/dto/copied-lines.requests.js';
import type { CopiedLinesResponse } from '../quotes/dto/copied-lines.response.js';
import { type CopiedPrices, QuoteDrafts } from '../quotes/quote-drafts.service.js';

/** Creates orders, each with its number: from quotes, by hand, and as copies. */
@Injectable()
export class OrderCreation {
  constructor(
    private readonly drafts: OrderDrafts,
    private readonly binding: QuoteBinding,
    private readonly users: UsersService,
    private readonly accounts: AccountsService,
    private readonly orders: OrdersService,
    private readonly transactions: Transactions,
    private readonly purchase: PurchaseDetailsService,
    private readonly lines: QuoteDrafts,
  ) {}

  /**
   * Turns a Confirmed quote into its order: once, also for concurrent calls.
   * @throws DomainError QUOTE_NOT_FOUND, QUOTE_NOT_CONFIRMED, ORDER_EXISTS, PRODUCT_DELETED
   */
  async createFromQuote(quoteId: string, actor: Actor): Promise<OrderResponse> {
    const ids = await this.drafts.newIds();
    return this.transactions.answer(actor, async (session) => {
      const quote = await this.binding.bindOrder(quoteId, ids._id, { actor, session });
      const buyer = await this.users.recipientOf(quote, session);
      const copied = ofQuote(quote);
      const fields = { ...ids, ...copied, shippingAddress: shippingAddressOf(copied, buyer.address) };
      return this.orders.toOrderResponse(actor, await this.drafts.insertOrder(fields, buyer, { actor, session }));
    });
  }

  /**
   * Creates an order without a quote, for example for a customer who ordered by telephone.
   * @throws DomainError `invalid` naming `user` or a field of `customer`, the product of a line, or the total's field;
   * WARNINGS_FOUND
   */
  async createByHand(body: CreateOrderDto, actor: Actor): Promise<OrderResponse> {
    const ids = await this.drafts.newIds();
    return this.accounts.customerOf(body, actor, async (buyer, session) => {
      const user = new Types.ObjectId(buyer._id);
      const taxBasis = await this.lines.taxBasis(ids.createdAt, session);
      const company = await this.lines.companyOf(user, session);
      const orderItems = await this.drafts.enteredLines(body.orderItems, { user, company, taxBasis }, session);
      const charges = {
        deliveryCharge: toFils(body.deliveryCharge ?? 0),
        extraFee: toFils(body.extraFee ?? 0),
        discount: toFils(body.discount ?? 0),
        taxBasis,
      };
      const details = await this.purchase.enteredDetails(body, { actor, user, session });
      const order = {
        ...ids,
        user,
        company,
        ...details,
        purchaseAuthor: null,
        orderItems: orderItems.map(newOrderLine),
        ...charges,
        discountReason: body.discountReason ?? '',
        totalPrice: affordableTotal(orderItems, { ...charges, createdAt: ids.createdAt }, 'orderItems'),
        shippingAddress: body.shippingAddress || shippingAddressOf({ ...details, purchaseAuthor: null }, buyer.address),
        adminToAdminNote: body.adminToAdminNote ?? '',
        adminToClientNote: body.adminToClientNote ?? '',
      };
      const stored = await this.drafts.insertOrder(order, buyer, { actor, session });
      return stopAtWarnings(body, await this.orders.toOrderResponse(actor, stored, session));
    });
  }

  /** @throws DomainError ORDER_NOT_FOUND */
  async copiedLines(id: string, prices?: CopiedPrices): Promise<CopiedLinesResponse> {
    const order = await this.orders.load(id);
    return this.lines.copiedLines(order, order.orderItems, prices);
  }

  /** @throws DomainError ORDER_NOT_FOUND, `invalid` naming `user` */
  async duplicateOrder(id: string, wanted: DuplicateDto, actor: Actor): Promise<OrderResponse> {
    const ids = await this.drafts.newIds();
    const now = ids.createdAt;
    return this.transactions.answer(actor, async (session) => {
      const before = await this.orders.load(id, session);
      const copy = await this.lines.copyOf(before, before.orderItems, wanted, { now, session });
      const { user, company, buyer, lines, charges, details } = copy;
      const order = {
        ...ids,
        user,
        company,
        orderItems: lines.map(newOrderLine),
        ...charges,
        ...details,
        purchaseAuthor: null,
        totalPrice: affordableTotal(lines, { ...charges, createdAt: now }, 'orderItems'),
        shippingAddress: copy.isSame
          ? before.shippingAddress
          : shippingAddressOf({ ...details, purchaseAuthor: null }, buyer.address),
        adminToAdminNote: '',
        adminToClientNote: '',
      };
      return this.orders.toOrderResponse(actor, await this.drafts.insertOrder(order, buyer, { actor, session }));
    });
  }
}

/** The text of the delivery address; without one, the buyer's own address. An address of another buyer is not shown. */
function shippingAddressOf(
  order: PurchaseDetails<Types.ObjectId> & Pick<NewOrder, 'purchaseAuthor'>,
  own: string,
): string {
  const { deliveryAddress } = detailsForOwner(order);
  return deliveryAddress ? shippingText(deliveryAddress) : own;
}

function ofQuote(quote: QuoteRecord): Omit<NewOrder, 'shippingAddress'> {
  return {
    user: quote.user,
    company: quote.company,
    salesperson: quote.salesperson,
    acceptedAt: quote.confirmedAt,
    agreedTotal: quote.agreedTotal,
    quote: { _id: quote._id, number: quote.number },
    orderItems: quote.requestedItems.map(newOrderLine),
    ...chargesOf(quote),
    ...detailsOf(quote),
    purchaseAuthor: quote.purchaseAuthor,
    totalPrice: quote.totalPrice,
    adminToAdminNote: quote.adminToAdminNote,
    // Notes to the client are not copied: the terms of an offer don't apply to the order.
    adminToClientNote: '',
    clientToAdminNote: quote.clientToAdminNote,
    noteAuthor: quote.noteAuthor,
  };
}

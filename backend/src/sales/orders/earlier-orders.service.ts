import { ENDED_ORDERS } from '@shop/contract/statuses';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type PipelineStage, type QueryFilter, Types } from 'mongoose';
import { CompanyPeople } from '../../people/users/company-people.service.js';
import { readTogether } from '../../platform/database/read-together.js';
import { AnswersQuery } from '../../platform/events/events.js';
import { ownerIndex } from '../../platform/lists/owner-index.js';
import { BOUGHT_PIECES } from '../../goods/catalog/catalog.events.js';
import { ORDERED_BEFORE, type OrderedBefore, type OrdersQuestion } from '../quotes/quote.events.js';
import { Order } from './order.schema.js';

/** The orders of an account that show what it usually orders. */
const NEWEST_OWN = 200;

/** The pieces of a line that the buyer has or will get, in an aggregation. */
const RETAINED = {
  $subtract: ['$orderItems.qty', { $add: ['$orderItems.returnedQty', '$orderItems.cancelledQty'] }],
};

interface Wanted {
  readonly hint?: Record<string, 1 | -1> | undefined;
  readonly products: readonly Types.ObjectId[];
  /** The condition on the orders that count. */
  readonly others: QueryFilter<Order>;
}

/** Computes the earlier orders of an account, for comparing a document with them and for sorting a listing. */
@Injectable()
export class EarlierOrders {
  constructor(
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    private readonly people: CompanyPeople,
  ) {}

  @AnswersQuery(ORDERED_BEFORE)
  async orderedBefore(question: OrdersQuestion, session: ClientSession | null): Promise<OrderedBefore> {
    const { except } = question;
    const others: QueryFilter<Order> = {
      _id: { $ne: except },
      'quote._id': { $ne: except },
      status: { $nin: ENDED_ORDERS },
    };
    const [largest, samePoNumber] = await readTogether(session, [
      () => this.largestQuantities(question, others, session),
      () => this.orderWithNumber(question, others, session),
    ]);
    return { largest, samePoNumber };
  }

  /**
   * Counts pieces in orders only: an invoice has the same lines as its order.
   * @returns the pieces of each product in the orders of the user, or of the company that shares them, without returned and cancelled ones
   */
  @AnswersQuery(BOUGHT_PIECES)
  async boughtPieces(user: string): Promise<ReadonlyMap<string, number>> {
    const company = await this.people.sharingCompany(user);
    const account = company === null ? { user: new Types.ObjectId(user) } : { company };
    const found = await this.orders.aggregate<{ _id: Types.ObjectId | null; pieces: number }>([
      { $match: { ...account, status: { $nin: ENDED_ORDERS } } },
      { $unwind: '$orderItems' },
      { $group: { _id: '$orderItems.product', pieces: { $sum: RETAINED } } },
    ]);
    return new Map(found.flatMap(({ _id, pieces }) => (_id === null ? [] : [[_id.toHexString(), pieces] as const])));
  }

  private async orderWithNumber(
    { poNumber, ...question }: OrdersQuestion,
    others: QueryFilter<Order>,
    session: ClientSession | null,
  ): Promise<string | null> {
    if (poNumber === '') return null;
    const account = accountOf(question);
    const found = await this.orders
      .findOne({ ...account, poNumber, ...others }, 'orderNumber', { hint: ownerIndex(this.orders.schema, account) })
      .session(session)
      .lean();
    return found?.orderNumber ?? null;
  }

  /** Reads orders of anybody only for the products that the newest orders of the account do not have. */
  private async largestQuantities(
    question: OrdersQuestion,
    others: QueryFilter<Order>,
    session: ClientSession | null,
  ): Promise<OrderedBefore['largest']> {
    const products = question.products.map((id) => new Types.ObjectId(id));
    const account = accountOf(question);
    const newest: PipelineStage[] = [
      { $match: account },
      { $sort: { createdAt: -1, _id: -1 } },
      { $limit: NEWEST_OWN },
    ];
    const hint = ownerIndex(this.orders.schema, account);
    const own = await this.largestIn(newest, { products, others, hint }, session);
    const rest = products.filter((product) => !own.has(product.toHexString()));
    const all = await this.largestIn(
      [{ $match: { 'orderItems.product': { $in: rest } } }],
      { products: rest, others },
      session,
    );
    return new Map([
      ...[...own].map(([product, qty]) => [product, { own: qty, all: qty }] as const),
      ...[...all].map(([product, qty]) => [product, { own: 0, all: qty }] as const),
    ]);
  }

  /** The most pieces of each product in one of these orders; none of a product that they do not have. */
  private async largestIn(
    orders: PipelineStage[],
    { products, others, hint }: Wanted,
    session: ClientSession | null,
  ): Promise<ReadonlyMap<string, number>> {
    if (products.length === 0) return new Map();
    const isWanted = { $in: ['$$this.product', products] };
    const found = await this.orders
      .aggregate<{ _id: Types.ObjectId; qty: number }>(
        [
          ...orders,
          { $project: { quote: 1, status: 1, orderItems: { $filter: { input: '$orderItems', cond: isWanted } } } },
          { $unwind: '$orderItems' },
          // In the first stage, it would make the embedded database search indexes, which takes twice as long.
          { $match: others },
          { $group: { _id: '$orderItems.product', qty: { $max: RETAINED } } },
        ],
        hint && { hint },
      )
      .session(session);
    return new Map(found.map(({ _id, qty }) => [_id.toHexString(), qty]));
  }
}

const accountOf = ({ user, company }: Pick<OrdersQuestion, 'user' | 'company'>) =>
  company === null ? { user, company: null } : { company };

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { refuse } from '../../platform/errors/refuse.js';
import { type StockNeed, sumByProduct } from './domain/stock-lines.js';
import { Product, type ProductRecord } from './product.schema.js';
import { toObjectId } from '../../platform/database/record.js';
import { Events } from '../../platform/events/events.service.js';
import { PRODUCTS_AVAILABLE_AGAIN } from './catalog.events.js';
import { isListed } from './product-selection.js';

interface StockLine {
  /** null for a line of free text, which has no stock. */
  readonly product: Types.ObjectId | string | null;
  readonly productName: string;
  readonly qty: number;
}

/** The actor and the order of a stock movement. */
interface StockContext extends Pick<ChangeContext, 'actor' | 'session'> {
  readonly orderNumber: string;
}

interface ProductChange {
  readonly before: ProductRecord;
  readonly after: ProductRecord;
}

const canBeHad = (product: ProductRecord): boolean => isListed(product) && product.isAvailable;

/** Takes stock for orders and puts it back. Publishes which products are available again. */
@Injectable()
export class ProductStock {
  constructor(
    @InjectModel(Product.name) private readonly products: Model<Product>,
    @InjectRecords(Product) private readonly records: RecordStore<Product>,
    private readonly events: Events,
  ) {}

  /**
   * Takes the quantities out of stock; lines of one product are added up.
   * @throws DomainError INSUFFICIENT_STOCK naming product, requested and remaining quantity; the caller's transaction
   * rolls back the rest
   */
  async take(lines: readonly StockLine[], context: StockContext): Promise<void> {
    for (const { product, productName, qty } of needsOf(lines)) {
      const before = await this.find(product, context.session);
      if (before === null || before.stock < qty)
        throw refuse('INSUFFICIENT_STOCK', { product: productName, asked: qty, left: before?.stock ?? 0 });
      await this.move(before, -qty, context);
    }
  }

  /** Puts the quantities back; a product that was deleted since is skipped. */
  async putBack(lines: readonly StockLine[], context: StockContext): Promise<void> {
    for (const { product, qty } of needsOf(lines)) {
      const before = await this.find(product, context.session);
      if (before !== null) await this.move(before, qty, context);
    }
  }

  /**
   * Prevents the deletion of the products of an order while it is stored.
   * @throws DomainError PRODUCT_DELETED naming a deleted product
   */
  async lock(lines: readonly StockLine[], session: ClientSession): Promise<void> {
    const ids = needsOf(lines).map(({ product }) => new Types.ObjectId(product));
    if ((await this.records.lockAll({ _id: { $in: ids } }, session)) === ids.length) return;
    const retained = await this.products
      .find({ _id: { $in: ids } })
      .select('_id')
      .session(session)
      .lean();
    const gone = lines.find(({ product }) => product !== null && !retained.some(({ _id }) => _id.equals(product)));
    throw refuse('PRODUCT_DELETED', { product: gone?.productName ?? '' });
  }

  private async move(before: ProductRecord, pieces: number, context: StockContext): Promise<void> {
    const { actor, session, orderNumber } = context;
    const stock = before.stock + pieces;
    const changes = [
      { field: 'stock', from: before.stock, to: stock },
      { field: 'order', from: null, to: orderNumber },
    ];
    const action = pieces < 0 ? 'stock taken' : 'stock put back';
    await this.records.store(before, { stock }, { actor, session, action, changes });
  }

  private find(id: string, session: ClientSession): Promise<ProductRecord | null> {
    return this.products.findById(id).session(session).lean<ProductRecord | null>();
  }

  async publishReturned(changes: readonly ProductChange[], by: ChangeContext): Promise<void> {
    const returned = changes.filter(({ before, after }) => !canBeHad(before) && canBeHad(after));
    if (returned.length === 0) return;
    const products = returned.map(({ after }) => after);
    await this.events.publish(PRODUCTS_AVAILABLE_AGAIN, products, by);
  }

  /**
   * Makes the transaction conflict with a change of the product.
   * @returns true if it is available; null if the shop does not show it
   */
  async lockAvailability(id: string, session: ClientSession): Promise<boolean | null> {
    const _id = toObjectId(id);
    const product = _id && (await this.records.lock(_id, session));
    return product && isListed(product) ? canBeHad(product) : null;
  }
}

function needsOf(lines: readonly StockLine[]): StockNeed[] {
  return sumByProduct(
    lines.flatMap(({ product, ...line }) =>
      product === null ? [] : [{ ...line, product: product.toString().toLowerCase() }],
    ),
  );
}

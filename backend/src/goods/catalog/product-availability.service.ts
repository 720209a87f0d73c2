import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { toObjectId } from '../../platform/database/record.js';
import { isListed } from './product-selection.js';
import { Product, type ProductRecord } from './product.schema.js';

/** As much of a product as those are told who waited for it. */
export interface ReturnedProduct {
  readonly _id: Types.ObjectId;
  readonly name: string;
  readonly sku: string;
}

interface ProductChange {
  readonly before: ProductRecord;
  readonly after: ProductRecord;
}

type Listener = (products: readonly ReturnedProduct[], by: ChangeContext) => Promise<void>;

const canBeHad = (product: ProductRecord): boolean => isListed(product) && product.isAvailable;

/** Lets others act when products can be had again, in the transaction of that change, without the catalog knowing them. */
@Injectable()
export class ProductAvailability {
  private readonly listeners: Listener[] = [];

  constructor(@InjectRecords(Product) private readonly records: RecordStore<Product>) {}

  onReturn(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Tells of those that could not be had before. */
  async note(changes: readonly ProductChange[], by: ChangeContext): Promise<void> {
    const returned = changes.filter(({ before, after }) => !canBeHad(before) && canBeHad(after));
    if (returned.length === 0) return;
    for (const listener of this.listeners)
      await listener(
        returned.map(({ after }) => after),
        by,
      );
  }

  /**
   * Makes the transaction collide with a change of the product.
   * @returns whether it can be had; null where the shop does not show it
   */
  async lock(id: string, session: ClientSession): Promise<boolean | null> {
    const _id = toObjectId(id);
    const product = _id && (await this.records.lock(_id, session));
    return product && isListed(product) ? canBeHad(product) : null;
  }
}

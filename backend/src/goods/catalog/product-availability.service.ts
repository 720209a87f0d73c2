import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { toObjectId } from '../../platform/database/record.js';
import { Events } from '../../platform/events/events.service.js';
import { PRODUCTS_AVAILABLE_AGAIN } from './catalog.events.js';
import { isListed } from './product-selection.js';
import { Product, type ProductRecord } from './product.schema.js';

interface ProductChange {
  readonly before: ProductRecord;
  readonly after: ProductRecord;
}

const canBeHad = (product: ProductRecord): boolean => isListed(product) && product.isAvailable;

/** Publishes which products can be had again. */
@Injectable()
export class ProductAvailability {
  constructor(
    @InjectRecords(Product) private readonly records: RecordStore<Product>,
    private readonly events: Events,
  ) {}

  /** Tells of those that could not be had before. */
  async note(changes: readonly ProductChange[], by: ChangeContext): Promise<void> {
    const returned = changes.filter(({ before, after }) => !canBeHad(before) && canBeHad(after));
    if (returned.length === 0) return;
    const products = returned.map(({ after }) => after);
    await this.events.publish(PRODUCTS_AVAILABLE_AGAIN, products, by);
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

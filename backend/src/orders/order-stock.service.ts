import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ProductsService } from '../catalog/products.service.js';
import { HistoryWriter } from '../platform/history/history-writer.service.js';
import type { Actor } from '../platform/auth/actor.js';
import type { OrderRecord } from './order.schema.js';

/** Moves the goods of orders. */
@Injectable()
export class OrderStock {
  constructor(
    private readonly products: ProductsService,
    private readonly audit: HistoryWriter,
  ) {}

  /**
   * Takes the lines out of stock or puts them back, unless they are where they belong; the products' histories tell it.
   * @throws DomainError INSUFFICIENT_STOCK
   */
  async move(order: OrderRecord, taken: boolean, actor: Actor, session: ClientSession): Promise<void> {
    if (taken === order.stockUpdated) return;
    const moves = taken
      ? await this.products.takeStock(order.orderItems, session)
      : await this.products.putBackStock(order.orderItems, session);
    const action = taken ? 'stock taken' : 'stock put back';
    for (const { product, from, to } of moves) {
      const changes = [
        { field: 'stock', from, to },
        { field: 'order', from: null, to: order.orderNumber },
      ];
      await this.audit.record({ resource: 'products', id: product, action, actor, changes }, session);
    }
  }
}

import { Injectable } from '@nestjs/common';
import { ProductStock } from '../catalog/product-stock.service.js';
import type { ChangeContext } from '../platform/database/record-store.js';
import type { OrderRecord } from './order.schema.js';

/** Moves the goods of orders. */
@Injectable()
export class OrderStock {
  constructor(private readonly stock: ProductStock) {}

  /**
   * Takes the lines out of stock or puts them back, unless they are where they belong.
   * @throws DomainError INSUFFICIENT_STOCK
   */
  async move(order: OrderRecord, taken: boolean, { actor, session }: ChangeContext): Promise<void> {
    if (taken === order.stockUpdated) return;
    const context = { actor, session, orderNumber: order.orderNumber };
    if (taken) await this.stock.take(order.orderItems, context);
    else await this.stock.putBack(order.orderItems, context);
  }
}

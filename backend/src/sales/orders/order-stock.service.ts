import { Injectable } from '@nestjs/common';
import { ProductStock } from '../../goods/catalog/product-stock.service.js';
import type { ChangeContext } from '../../platform/database/record-store.js';
import type { Line } from '../../documents/lines/line.schema.js';
import type { OrderLine, OrderRecord } from './order.schema.js';

/** Moves the goods of orders. */
@Injectable()
export class OrderStock {
  constructor(private readonly stock: ProductStock) {}

  /**
   * Takes the lines, less what came back of them, out of stock or puts them back, unless they are where they belong.
   * @throws DomainError INSUFFICIENT_STOCK
   */
  async move(order: OrderRecord, taken: boolean, { actor, session }: ChangeContext): Promise<void> {
    if (taken === order.stockUpdated) return;
    const context = { actor, session, orderNumber: order.orderNumber };
    const lines = order.orderItems.map(withoutReturned).filter(({ qty }) => qty > 0);
    if (taken) await this.stock.take(lines, context);
    else await this.stock.putBack(lines, context);
  }

  /** Puts goods back that are out of stock for the order. */
  async putBack(order: OrderRecord, lines: readonly Line[], { actor, session }: ChangeContext): Promise<void> {
    if (order.stockUpdated) await this.stock.putBack(lines, { actor, session, orderNumber: order.orderNumber });
  }
}

function withoutReturned(line: OrderLine): Line {
  return { ...line, qty: line.qty - (line.returnedQty ?? 0) };
}

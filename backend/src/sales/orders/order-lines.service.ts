import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ProductsService } from '../../goods/catalog/products.service.js';
import type { Line } from '../../documents/lines/line.schema.js';
import { freeTextLine, pricedLine, snapshotLine } from '../../documents/lines/snapshot.js';
import { toFils } from '@shop/contract/money';
import { Clock } from '../../platform/clock.js';
import { refuseField } from '../../platform/errors/refuse.js';
import type { OrderItemDto } from './dto/order.requests.js';

/** Makes the lines of orders that staff write by hand. */
@Injectable()
export class OrderLines {
  constructor(
    private readonly products: ProductsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Any product that exists, at any quantity: what the shop hides or holds back from buyers, staff may still sell. A line
   * without a product is of free text.
   * @throws DomainError `invalid` naming the product
   */
  async entered(items: readonly OrderItemDto[], session: ClientSession): Promise<Line[]> {
    const ids = items.flatMap(({ product }) => product ?? []);
    const products = await this.products.quotable(ids, session);
    const now = this.clock.now();
    return items.map((item, index) => {
      const product = products.get(item.product ?? '');
      if (item.product && product === undefined) throw refuseField(`orderItems.${index}.product`, 'UNKNOWN_PRODUCT');
      if (!item.product && !item.productName) throw refuseField(`orderItems.${index}.product`, 'PRODUCT_OR_TEXT');
      const line = product
        ? snapshotLine(product, item.qty, toFils(item.unitPrice), now)
        : freeTextLine(item.productName ?? '', item.qty, now);
      return pricedLine(line, item, { product, now, field: `orderItems.${index}` });
    });
  }
}

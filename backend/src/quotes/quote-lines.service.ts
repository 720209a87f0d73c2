import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ProductsService } from '../catalog/products.service.js';
import type { Line } from '../lines/line.schema.js';
import { snapshotLine } from '../lines/snapshot.js';
import { toFils } from '@shop/contract/money';
import { checkRequest } from './domain/request-check.js';
import type { PricedItemDto, RequestedItemDto } from './dto/quote.requests.js';
import { belowMinimum, productsUnavailable, unknownProduct } from './quotes.errors.js';

/** Makes the lines of quotes from what buyers ask and staff price. */
@Injectable()
export class QuoteLines {
  constructor(private readonly products: ProductsService) {}

  /** A buyer's request, checked against the catalog of now; the list price is the first unit price. */
  async requested(items: readonly RequestedItemDto[], session: ClientSession): Promise<Line[]> {
    const ids = items.map(({ product }) => product);
    const products = await this.products.quotable(ids, session);
    const { unavailable, tooFew } = checkRequest(items, products);
    if (Object.keys(unavailable).length > 0) throw productsUnavailable(unavailable, tooFew);
    if (Object.keys(tooFew).length > 0) throw belowMinimum(tooFew);
    return items.flatMap(({ product: id, qty }) => {
      const product = products.get(id);
      return product === undefined ? [] : [snapshotLine(product, qty, product.price)];
    });
  }

  /** What staff offer: a line that was there keeps its snapshot, an added product gets one. */
  async priced(items: readonly PricedItemDto[], before: readonly Line[], session: ClientSession): Promise<Line[]> {
    const known = new Map(before.map((line) => [line.product.toHexString(), line]));
    const added = items.map(({ product }) => product).filter((id) => !known.has(id));
    const products = added.length === 0 ? new Map<string, never>() : await this.products.quotable(added, session);
    return items.map(({ product: id, qty, unitPrice }, index) => {
      const line = known.get(id);
      if (line !== undefined) return { ...line, qty, unitPrice: toFils(unitPrice) };
      const product = products.get(id);
      if (product === undefined) throw unknownProduct(index);
      return snapshotLine(product, qty, toFils(unitPrice));
    });
  }
}

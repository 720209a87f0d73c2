import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { ProductsService } from '../../goods/catalog/products.service.js';
import type { Line } from '../../documents/lines/line.schema.js';
import { freeTextLine, needsProduct, pricedLine, snapshotLine } from '../../documents/lines/snapshot.js';
import { toFils } from '@shop/contract/money';
import { type PriceBasis, priceInBasis } from '@shop/contract/vat';
import { Clock } from '../../platform/clock.js';
import { refuseField } from '../../platform/errors/refuse.js';
import { checkRequest } from './domain/quote.rules.js';
import type { PricedItemDto, RequestedItemDto } from './dto/quote.requests.js';
import { belowMinimum, productsUnavailable } from './quotes.errors.js';

/** Makes the lines of quotes from what buyers ask and staff price. */
@Injectable()
export class QuoteLines {
  constructor(
    private readonly products: ProductsService,
    private readonly clock: Clock,
  ) {}

  /** A buyer's request, checked against the catalog of now; the list price is the first unit price, without VAT if prices are. */
  async requested(
    items: readonly RequestedItemDto[],
    basis: PriceBasis | null,
    session: ClientSession,
  ): Promise<Line[]> {
    requireProductsOrTexts(items);
    const ids = items.flatMap(({ product }) => product ?? []);
    const products = await this.products.quotable(ids, session);
    const { unavailable, tooFew } = checkRequest(items, products);
    if (Object.keys(unavailable).length > 0) throw productsUnavailable(unavailable, tooFew);
    if (Object.keys(tooFew).length > 0) throw belowMinimum(tooFew);
    const now = this.clock.now();
    return items.flatMap(({ product: id = '', text, qty }) => {
      if (text !== undefined) return [freeTextLine(text, qty, now)];
      const product = products.get(id);
      if (product === undefined) return [];
      const line = snapshotLine(product, qty, product.price, now);
      return [{ ...line, unitPrice: priceInBasis(product.price, line.taxRate, basis) }];
    });
  }

  /**
   * Lines as staff offer them: an existing line keeps its snapshot, an added product gets one. A line of free text keeps its
   * text unless it is given another one, or a product.
   */
  async priced(items: readonly PricedItemDto[], before: readonly Line[], session: ClientSession): Promise<Line[]> {
    const now = this.clock.now();
    const known = matchingLines(items, before);
    const unknown = items.filter((item, index) => needsProduct(item, known[index]));
    const ids = unknown.flatMap(({ product }) => product ?? []);
    const products = ids.length === 0 ? new Map<string, never>() : await this.products.quotable(ids, session);
    return items.map((item, index) => {
      const product = products.get(item.product ?? '');
      const line = known[index] ?? (product && snapshotLine(product, item.qty, toFils(item.unitPrice), now));
      const wanted = item.product ? line : reworded(line, item, now);
      if (wanted === undefined)
        throw refuseField(
          `requestedItems.${index}.product`,
          item.product ? 'UNKNOWN_PRODUCT/requested' : 'PRODUCT_OR_TEXT',
        );
      return pricedLine(wanted, item, { product, now, field: `requestedItems.${index}` });
    });
  }
}

function requireProductsOrTexts(items: readonly RequestedItemDto[]): void {
  const wrong = items.findIndex(({ product, text }) => (product === undefined) === (text === undefined));
  if (wrong === -1) return;
  const line = `requestedItems.${wrong}`;
  if (items[wrong]?.text === undefined) throw refuseField(`${line}.product`, 'PRODUCT_OR_TEXT/neither');
  throw refuseField(`${line}.text`, 'PRODUCT_OR_TEXT/both');
}

/** A line of free text with the text that is sent; undefined where there is none. */
function reworded(line: Line | undefined, { productName, qty }: PricedItemDto, now: Date): Line | undefined {
  if (!productName) return line;
  return line === undefined ? freeTextLine(productName, qty, now) : { ...line, productName };
}

/**
 * The present line of each item: the one with its id, else one of its product; each id is used once. A line of free text
 * that is given a product is not the present one any more.
 */
function matchingLines(items: readonly PricedItemDto[], before: readonly Line[]): (Line | undefined)[] {
  const byId = new Map(before.map((line) => [line._id.toHexString(), line]));
  const byProduct = new Map(before.map((line) => [line.product?.toHexString() ?? '', line]));
  const used = new Set<string>();
  return items.map(({ _id, product: sent }) => {
    const product = sent ?? '';
    const named = byId.get(_id ?? '');
    const isNamed = named !== undefined && (named.product?.toHexString() ?? '') === product;
    const isReplaced = named?.product === null && product !== '';
    const sameProduct = product === '' || isReplaced ? undefined : byProduct.get(product);
    const line = isNamed ? named : sameProduct;
    if (line === undefined) return undefined;
    const id = line._id.toHexString();
    const isTaken = used.has(id);
    used.add(id);
    return isTaken ? { ...line, _id: new Types.ObjectId() } : line;
  });
}

import { Injectable } from '@nestjs/common';
import { isProductType } from '@shop/contract/catalog';
import { toFils } from '@shop/contract/money';
import type { PriceTarget } from '@shop/contract/price-lists';
import { type ClientSession, Types } from 'mongoose';
import { refuseField } from '../../../platform/errors/refuse.js';
import { CategoriesService } from '../../catalog/categories.service.js';
import { ProductsService } from '../../catalog/products.service.js';
import { requireDaysInOrder } from './domain/price-line.rules.js';
import type { PriceLineDto } from './dto/price-list.requests.js';
import type { PriceListLine } from './price-list.schema.js';

type Target = Pick<PriceListLine, 'key' | 'name' | 'sku'> & { readonly moq: number };
type LineOfTarget = Pick<PriceLineDto, 'target' | 'key'>;
export type FindTarget = (line: LineOfTarget) => Target | null;

/** Makes the lines of price lists from what staff enter, with the names of their products and categories. */
@Injectable()
export class PriceLineDrafts {
  constructor(
    private readonly products: ProductsService,
    private readonly categories: CategoriesService,
  ) {}

  /**
   * @param known the stored lines that the ids name; their targets may be gone
   * @throws DomainError `invalid` naming the field of a line
   */
  async linesOf(
    list: Types.ObjectId,
    sent: readonly PriceLineDto[],
    known: readonly PriceListLine[],
    session: ClientSession,
  ): Promise<PriceListLine[]> {
    const targetOf = await this.targets(sent, session);
    const byId = new Map(known.map((line) => [line._id.toHexString(), line]));
    return sent.map((line, index) => {
      const prefix = `lines.${index}.`;
      const before = line._id ? byId.get(line._id) : undefined;
      if (line._id && before === undefined) throw refuseField(`${prefix}_id`, 'UNKNOWN_LINE/list');
      return lineOf(line, { list, before, target: targetOf(line), prefix });
    });
  }

  /** Finds the targets of lines; null: the shop has none. */
  async targets(sent: readonly LineOfTarget[], session: ClientSession | null): Promise<FindTarget> {
    const keysOf = (target: PriceTarget) => sent.filter((line) => line.target === target).map(({ key = '' }) => key);
    const products = await this.products.quotable(keysOf('product'), session ?? undefined);
    const categories = new Map(
      (await this.categories.inShopOrder({ isAdmin: true })).map((category) => [category._id, category.displayName]),
    );
    return ({ target, key = '' }) => {
      if (target === 'all') return { key: '', name: '', sku: '', moq: 1 };
      if (target === 'type') return isProductType(key) ? { key, name: key, sku: '', moq: 1 } : null;
      const name = categories.get(key);
      if (target === 'category') return name === undefined ? null : { key, name, sku: '', moq: 1 };
      const product = products.get(key);
      return product === undefined ? null : { key: product.id, name: product.name, sku: product.sku, moq: product.moq };
    };
  }
}

interface LineParts {
  readonly list: Types.ObjectId;
  /** The stored line that it replaces. */
  readonly before: PriceListLine | undefined;
  readonly target: Target | null;
  /** Begins the names of its fields in refusals. */
  readonly prefix: string;
}

/** The line to store. @throws DomainError `invalid` naming the field */
export function lineOf(line: PriceLineDto, { list, before, target, prefix }: LineParts): PriceListLine {
  const found = target ?? unchangedTarget(line, before);
  if (found === null) throw refuseField(`${prefix}key`, 'UNKNOWN_TARGET');
  const { moq, ...names } = found;
  if (line.minQty > 1 && line.minQty < moq) throw refuseField(`${prefix}minQty`, 'BREAK_BELOW_MOQ', { moq });
  const { validFrom = null, validTo = null } = line;
  requireDaysInOrder({ validFrom, validTo }, prefix);
  return {
    _id: before?._id ?? new Types.ObjectId(),
    list,
    target: line.target,
    ...names,
    minQty: line.minQty,
    ...priceOf(line, prefix),
    validFrom,
    validTo,
  };
}

/** A line whose product was deleted may be changed, but not made. */
function unchangedTarget({ target, key = '' }: PriceLineDto, before: PriceListLine | undefined): Target | null {
  if (before?.target !== target || before.key !== key) return null;
  return { key, name: before.name, sku: before.sku, moq: 1 };
}

/** Hundredths of a percent are converted like fils. */
function priceOf({ price, percent }: PriceLineDto, prefix: string): Pick<PriceListLine, 'price' | 'percent'> {
  if (price != null && percent == null) return { price: toFils(price), percent: null };
  if (percent != null && price == null) return { price: null, percent: Math.round(percent * 100) };
  throw refuseField(`${prefix}price`, 'PRICE_OR_PERCENT');
}

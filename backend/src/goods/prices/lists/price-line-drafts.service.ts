import { Injectable } from '@nestjs/common';
import { isProductType } from '@shop/contract/catalog';
import { toFils } from '@shop/contract/money';
import type { QuantityRule } from '@shop/contract/quantity-rules';
import { type ClientSession, Types } from 'mongoose';
import { refuseField, refuseFields } from '../../../platform/errors/refuse.js';
import { CategoriesService } from '../../catalog/categories.service.js';
import { quantityFaults } from '../../catalog/domain/product-quantities.js';
import { ProductsService } from '../../catalog/products.service.js';
import { requireDaysInOrder } from './domain/price-line.rules.js';
import type { PriceLineDto } from './dto/price-list.requests.js';
import type { PriceListLine } from './price-list.schema.js';

interface Target extends Pick<PriceListLine, 'key' | 'name' | 'sku'> {
  /** The quantities of the product; null if there are several products, or it is deleted. */
  readonly rule: QuantityRule | null;
  /** The MOQ of the product, or a smaller one of the list. */
  readonly leastMoq: number;
}
type LineOfTarget = Pick<PriceLineDto, 'target' | 'key'>;
export type FindTarget = (line: LineOfTarget) => Target | null;

/** A line of the list, whether sent or stored; its MOQ may not have been checked. */
interface ListedLine extends LineOfTarget {
  readonly moq?: unknown;
}

/** Makes the lines of price lists from what staff enter, with the names of their products and categories. */
@Injectable()
export class PriceLineDrafts {
  constructor(
    private readonly products: ProductsService,
    private readonly categories: CategoriesService,
  ) {}

  /**
   * @param known the stored lines that the ids name, whose targets may be gone, and those with a MOQ for the same products
   * @throws DomainError `invalid` naming the field of a line
   */
  async linesOf(
    list: Types.ObjectId,
    sent: readonly PriceLineDto[],
    known: readonly PriceListLine[],
    session: ClientSession,
  ): Promise<PriceListLine[]> {
    const targetOf = await this.targets([...sent, ...known], session);
    const byId = new Map(known.map((line) => [line._id.toHexString(), line]));
    return sent.map((line, index) => {
      const prefix = `lines.${index}.`;
      const before = line._id ? byId.get(line._id) : undefined;
      if (line._id && before === undefined) throw refuseField(`${prefix}_id`, 'UNKNOWN_LINE/list');
      return lineOf(line, { list, before, target: targetOf(line), prefix });
    });
  }

  /** Finds the targets of lines; null if the shop has none. @param lines sent lines, and stored ones with a MOQ */
  async targets(lines: readonly ListedLine[], session: ClientSession | null): Promise<FindTarget> {
    const keys = lines.filter(({ target }) => target === 'product').map(({ key = '' }) => key);
    const products = await this.products.quotable(keys, session ?? undefined);
    const moqs = smallestMoqs(lines);
    const categories = new Map(
      (await this.categories.inShopOrder({ isAdmin: true })).map((category) => [category._id, category.displayName]),
    );
    return ({ target, key = '' }) => {
      if (target === 'all') return { key: '', name: '', sku: '', ...NO_RULE };
      if (target === 'type') return isProductType(key) ? { key, name: key, sku: '', ...NO_RULE } : null;
      const name = categories.get(key);
      if (target === 'category') return name === undefined ? null : { key, name, sku: '', ...NO_RULE };
      const product = products.get(key);
      if (product === undefined) return null;
      const { id, name: own, sku, moq } = product;
      return { key: id, name: own, sku, rule: product, leastMoq: Math.min(moq, moqs.get(id) ?? moq) };
    };
  }
}

const NO_RULE = { rule: null, leastMoq: 1 } as const;

function smallestMoqs(lines: readonly ListedLine[]): ReadonlyMap<string, number> {
  const smallest = new Map<string, number>();
  for (const { target, key = '', moq } of lines) {
    if (target === 'product' && typeof moq === 'number') smallest.set(key, Math.min(moq, smallest.get(key) ?? moq));
  }
  return smallest;
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
  const { rule, leastMoq: moq, ...names } = found;
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
    ...agreedQuantities(line, rule, prefix),
    validFrom,
    validTo,
  };
}

/** A line whose product was deleted may be changed, but not made. */
function unchangedTarget({ target, key = '' }: PriceLineDto, before: PriceListLine | undefined): Target | null {
  if (before?.target !== target || before.key !== key) return null;
  return { key, name: before.name, sku: before.sku, ...NO_RULE };
}

/**
 * The quantities of a line instead of those of its products. They count from the first quantity on, so that only a line
 * from there has them.
 */
function agreedQuantities(line: PriceLineDto, rule: QuantityRule | null, prefix: string) {
  const { moq = null, step = null, max = null } = line;
  const agreed = { moq, step, max };
  if (moq === null && step === null && max === null) return agreed;
  if (line.minQty > (rule?.moq ?? 1)) throw refuseField(`${prefix}minQty`, 'QUANTITIES_OF_BREAK');
  const ofProducts = rule ?? { moq: step ?? 1, step: 1, max: null };
  const faults = quantityFaults({
    moq: moq ?? ofProducts.moq,
    step: step ?? ofProducts.step,
    max: max ?? ofProducts.max,
  });
  if (faults.length > 0) throw refuseFields(faults.map((fault) => ({ ...fault, field: `${prefix}${fault.field}` })));
  return agreed;
}

/** Hundredths of a percent are converted like fils. */
function priceOf({ price, percent }: PriceLineDto, prefix: string): Pick<PriceListLine, 'price' | 'percent'> {
  if (price != null && percent == null) return { price: toFils(price), percent: null };
  if (percent != null && price == null) return { price: null, percent: Math.round(percent * 100) };
  throw refuseField(`${prefix}price`, 'PRICE_OR_PERCENT');
}

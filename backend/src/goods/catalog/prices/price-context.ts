import { toAed, toFils } from '@shop/contract/money';
import type { QuantityRule } from '@shop/contract/quantity-rules';
import { refuse } from '../../../platform/errors/refuse.js';
import type { ProductPageResponse, ProductResponse } from '../dto/product.response.js';
import {
  type AgreedPrice,
  type BreakPrice,
  breaksFor,
  isValidOn,
  type PriceCandidate,
  candidatesFor,
  priceFor,
  quantitiesFor,
} from './domain/price-for.js';
import type { CommonSort, ListingOrder, Quantities } from '../read-model/listing-order.js';
import type { PricedItem, PriceLine, PriceList } from './domain/price-lists.js';

const itemOf = ({ _id, category, productType, price, moq, step, max }: ProductResponse) => ({
  id: _id,
  category: category._id,
  productType,
  price: toFils(price),
  moq,
  step,
  max,
});

export interface OwnLine {
  readonly list: PriceList;
  readonly line: PriceLine;
}

/** The viewers of the prices of a context. */
export type PriceViewers = 'all' | 'some' | 'none';

/** The prices of all buyers with the same price lists, on one day. */
export class PriceContext {
  /** True if these are not the public prices. */
  readonly isOwn: boolean;
  /** True if there are list prices alone. */
  readonly isPlain: boolean;
  /** True if products are shown without prices. */
  readonly isHidden: boolean;

  /**
   * @param key differs between contexts with different prices
   * @param lists in the order of precedence, those that are not in effect too
   */
  constructor(
    readonly key: string,
    private readonly lists: readonly PriceList[],
    readonly day: string,
    viewers: PriceViewers = 'all',
  ) {
    this.isHidden = viewers === 'none';
    this.isPlain = lists.length === 0 && !this.isHidden;
    this.isOwn = viewers === 'some' || lists.some(({ kind }) => kind !== 'Public');
  }

  /** True for a list of the account or its groups; false for a public one. */
  isOwnList(id: string): boolean {
    return this.lists.some((list) => list.id === id && list.kind !== 'Public');
  }

  /** The lines in effect of lists that are not public, in the order of the lists; none if prices are hidden. */
  ownLines(): OwnLine[] {
    if (this.isHidden) return [];
    return this.ownLists().flatMap((list) =>
      [...list.lines.values()].flat().flatMap((line) => (isValidOn(line, this.day) ? { list, line } : [])),
    );
  }

  /** The lists in effect that are not public. */
  ownLists(): PriceList[] {
    return this.lists.filter((list) => list.kind !== 'Public' && list.isActive && isValidOn(list, this.day));
  }

  /** null for the list price. */
  priceFor(item: PricedItem, qty: number): AgreedPrice | null {
    return priceFor(this.lists, item, qty, this.day);
  }

  /** The prices by quantity, from a quantity on. */
  breaksFor(item: PricedItem, from: number): BreakPrice[] {
    return breaksFor(this.lists, item, from, this.day);
  }

  quantitiesFor(item: PricedItem & QuantityRule): Required<QuantityRule> {
    return quantitiesFor(this.lists, item, this.day);
  }

  candidatesFor(item: PricedItem, qty: number): PriceCandidate[] {
    return candidatesFor(this.lists, item, qty, this.day);
  }

  /** The product as a buyer with these prices sees it: at the price of the smallest quantity, with its breaks. */
  inAnswer(product: ProductResponse): ProductResponse {
    if (this.isPlain) return product;
    const shown = this.withQuantities(product);
    if (this.isHidden) return { ...shown, price: 0, priceHidden: true };
    const breaks = breaksFor(this.lists, itemOf(product), shown.moq, this.day);
    const [first] = breaks;
    if (first === undefined || (breaks.length === 1 && first.agreed === null)) return shown;
    const { agreed } = first;
    return {
      ...shown,
      price: toAed(first.price),
      ...(toAed(first.price) !== product.price && { listPrice: product.price }),
      ...(breaks.length > 1 && { breaks: breaks.map(({ minQty, price }) => ({ minQty, price: toAed(price) })) }),
      ...(agreed !== null && agreed.list.kind !== 'Public' && { priceSource: agreed.list.name }),
    };
  }

  private withQuantities(product: ProductResponse): ProductResponse {
    const { moq, step, max } = product;
    const own = this.quantitiesFor(itemOf(product));
    const isSame = own.moq === moq && own.step === step && own.max === max;
    return isSame ? product : { ...product, ...own, listQuantities: { moq, step, max } };
  }

  /** The order of a listing: by price, it is that of these prices. @throws DomainError PRICES_HIDDEN */
  orderOf(sort: CommonSort | undefined): Exclude<ListingOrder, Quantities> | undefined {
    if (this.isPlain || (sort !== 'price' && sort !== '-price')) return sort;
    if (this.isHidden) throw refuse('PRICES_HIDDEN');
    const priceOf = (product: ProductResponse): number => {
      const item = itemOf(product);
      const agreed = this.priceFor(item, this.quantitiesFor(item).moq);
      return agreed === null ? product.price : toAed(agreed.price);
    };
    return { key: `${sort} ${this.key}`, direction: sort === 'price' ? 1 : -1, priceOf };
  }
}

/** A page of the shop at these prices, the products nearest to a search without results too. */
export function pageWithPrices(page: ProductPageResponse, prices: PriceContext): ProductPageResponse {
  if (prices.isPlain) return page;
  const priced = (products: readonly ProductResponse[]) => products.map((product) => prices.inAnswer(product));
  const { data, search } = page;
  const nearest = search?.nearest && { ...search.nearest, products: priced(search.nearest.products) };
  return { ...page, data: priced(data), ...(search && { search: { ...search, nearest: nearest ?? null } }) };
}

import { Injectable } from '@nestjs/common';
import { toAedOrNull } from '@shop/contract/money';
import type { Actor } from '../../../platform/auth/actor.js';
import { CategoriesService } from '../../catalog/categories.service.js';
import type { CategoryResponse } from '../../catalog/dto/category.response.js';
import type { ProductResponse } from '../../catalog/dto/product.response.js';
import { PriceBook } from '../../catalog/prices/price-book.service.js';
import type { OwnLine, PriceContext } from '../../catalog/prices/price-context.js';
import { CatalogReadModel } from '../../catalog/read-model/catalog-read-model.js';
import type {
  GeneralPriceResponse,
  OwnPricedProductResponse,
  OwnPriceListResponse,
  OwnPricesResponse,
} from './dto/own-prices.response.js';

/** Shows buyers the prices that were agreed with them, as they are today. */
@Injectable()
export class OwnPrices {
  constructor(
    private readonly book: PriceBook,
    private readonly catalog: CatalogReadModel,
    private readonly categories: CategoriesService,
  ) {}

  async ownPricesOf(actor: Actor): Promise<OwnPricesResponse> {
    const prices = await this.book.ofViewer(actor);
    const lines = prices.ownLines();
    const ids = new Set(lines.flatMap(({ line }) => (line.target === 'product' ? line.key : [])));
    const found = await Promise.all([...ids].map((id) => this.catalog.product(id)));
    const products = found.flatMap((product) => (product === null ? [] : toPricedProduct(prices.inAnswer(product))));
    const categories = await this.categories.inShopOrder(null);
    return {
      lists: toLists(prices, lines),
      products: products.sort((a, b) => a.sku.localeCompare(b.sku, 'en', { numeric: true })),
      general: firstOfEach(lines).flatMap((line) => toGeneralPrice(line, categories)),
    };
  }

  async lists(actor: Actor): Promise<OwnPriceListResponse[]> {
    const prices = await this.book.ofViewer(actor);
    return toLists(prices, prices.ownLines());
  }
}

/** None if no line of them is in effect. */
const toLists = (prices: PriceContext, lines: readonly OwnLine[]): OwnPriceListResponse[] =>
  lines.length === 0 ? [] : prices.ownLists().map(({ name, validFrom, validTo }) => ({ name, validFrom, validTo }));

/** The first of the lines with the same target and quantity decides. */
function firstOfEach(lines: readonly OwnLine[]): OwnLine[] {
  const first = new Map<string, OwnLine>();
  for (const own of lines) {
    const { target, key, minQty } = own.line;
    const place = `${target} ${key} ${minQty}`;
    if (!first.has(place)) first.set(place, own);
  }
  return [...first.values()];
}

function toPricedProduct(product: ProductResponse): OwnPricedProductResponse {
  const { _id, category, name, nameAr, sku, size, variant, color, code, moq, unit, taxCategory, price } = product;
  const { step, max, listPrice, listQuantities, breaks, priceSource } = product;
  return {
    _id,
    category,
    name,
    nameAr,
    sku,
    size,
    variant,
    color,
    code,
    moq,
    step,
    max,
    ...(listQuantities !== undefined && { listQuantities }),
    unit,
    taxCategory,
    price,
    ...(listPrice !== undefined && { listPrice }),
    ...(breaks !== undefined && { breaks }),
    ...(priceSource !== undefined && { priceSource }),
  };
}

/** Excludes lines of products, and of categories that the shop does not show. */
function toGeneralPrice({ line }: OwnLine, categories: readonly CategoryResponse[]): GeneralPriceResponse[] {
  const { target, key, minQty, price, percent } = line;
  const category = categories.find(({ _id }) => _id === key);
  if (target === 'product' || (target === 'category' && category === undefined)) return [];
  return [
    {
      target,
      name: category?.displayName ?? key,
      nameAr: category?.displayNameAr ?? '',
      minQty,
      price: toAedOrNull(price),
      percent: percent === null ? null : percent / 100,
    },
  ];
}

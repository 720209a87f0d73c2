import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Fils } from '@shop/contract/money';
import { QuantityRule } from '@shop/contract/quantity-rules';
import { LOW_STOCK } from '@shop/contract/webhook-events';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { seesCosts } from '../../platform/auth/staff-access.js';
import { loadRecord, toObjectId } from '../../platform/database/record.js';
import { SHOWN_PICTURES } from '../../platform/pictures/picture.events.js';
import { AnswersQuery } from '../../platform/events/events.js';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import type { ListQueryDto } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { StaffList } from '../../platform/lists/find-page.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { type ProductPageResponse, ProductResponse } from './dto/product.response.js';
import { toStaffProduct, PRODUCT_RECORD } from './product.mapper.js';
import { Product, type ProductRecord } from './product.schema.js';
import { foundByStaff } from './staff-search.js';
import { arabicProductName } from './domain/derived-product.js';
import { DEFAULT_PAGE_SIZE } from '@shop/contract/limits';
import { ResponseBody } from '../../platform/http/response-body.js';
import { BOUGHT_PIECES } from './catalog.events.js';
import { Events } from '../../platform/events/events.service.js';
import type { ProductListingQueryDto, ProductQueryDto } from './dto/product.query.js';
import { allOf, conditionOf, conditionOfWords, LISTED, toSelection } from './product-selection.js';
import { PricedItem } from './prices/domain/price-lists.js';
import { PriceBook } from './prices/price-book.service.js';
import { pageWithPrices } from './prices/price-context.js';
import { CatalogAnswers } from './read-model/catalog-answers.service.js';
import { CatalogReadModel } from './read-model/catalog-read-model.js';
import type { ListingOrder, Quantities } from './read-model/listing-order.js';
import { searchWords } from './domain/search-words.js';

export interface StockedProduct extends PricedItem, QuantityRule {
  readonly stock: number;
  /** null if it is not packed. */
  readonly packSize: number | null;
}

type QuotedFields =
  | ('name' | 'nameAr' | 'sku' | 'code' | 'size' | 'productType' | 'hsCode' | 'taxCategory' | 'taxReason')
  | ('unit' | 'unitCode' | 'price' | 'costPrice' | 'moq' | 'step' | 'max' | 'packSize' | 'packUnit')
  | ('isActive' | 'isAvailable');

/** The fields of a product that quotes use. `isActive`: the product and its category are. */
export interface QuotableProduct extends Readonly<Pick<Product, QuotedFields>> {
  readonly id: string;
  /** The id of its category. */
  readonly category: string;
}

interface ListedProduct {
  readonly id: string;
  readonly updatedAt: Date;
}

interface LowStock {
  readonly count: number;
  /** A product with this many pieces or fewer is shown as running out. */
  readonly atMost: number;
}

/** Reads products: for staff, for the pages of the shop in the requested order, and for other modules. */
@Injectable()
export class ProductsService {
  private readonly staffList: StaffList<Product>;

  /** Products of the shop that run out, including those out of stock. */
  readonly lowStock: () => Promise<LowStock>;

  constructor(
    @InjectModel(Product.name) private readonly products: Model<Product>,
    cache: QueryCache,
    private readonly answers: CatalogAnswers,
    private readonly catalog: CatalogReadModel,
    private readonly events: Events,
    private readonly book: PriceBook,
  ) {
    this.staffList = new StaffList(this.products, ['products', 'categories'], cache);
    this.lowStock = cache.cached(['products'], () => this.readLowStock());
  }

  @AnswersQuery(SHOWN_PICTURES)
  async shownPictures(): Promise<readonly string[]> {
    const withPictures = this.products.find({ 'images.0': { $exists: true } }).select('images');
    const addresses: string[] = [];
    for await (const { images } of withPictures.lean().cursor()) addresses.push(...images);
    return addresses;
  }

  async list(query: ListQueryDto, actor: Actor | null): Promise<ListPage<ProductResponse>> {
    const { records, ...page } = await foundByStaff(query, this.staffList, this.catalog);
    return { ...page, rows: records.map((product) => toStaffProduct(product, seesCosts(actor))) };
  }

  /** Only staff see hidden products. @throws DomainError PRODUCT_NOT_FOUND */
  async get(id: string, actor: Actor | null): Promise<ProductResponse> {
    const product = await loadRecord(this.products, PRODUCT_RECORD, id);
    if (actor?.isAdmin === true) return toStaffProduct(product, seesCosts(actor));
    if (!product.isActive || !product.category.isActive) throw refuse('PRODUCT_NOT_FOUND');
    return ProductResponse.stored(product);
  }

  /** @returns the existing products, by their requested id; missing ones are omitted */
  async quotable(ids: readonly string[], session?: ClientSession): Promise<Map<string, QuotableProduct>> {
    const known = ids.flatMap((id) => toObjectId(id) ?? []);
    const products = await this.products
      .find({ _id: { $in: known } })
      .session(session ?? null)
      .lean<ProductRecord[]>();
    const byId = new Map(products.map((product) => [product._id.toHexString(), toQuotable(product)]));
    return new Map(
      ids.flatMap((id) => {
        const product = byId.get(id.toLowerCase());
        return product === undefined ? [] : [[id, product]];
      }),
    );
  }

  /** The stock of products with a cost, at cost. */
  async stockAtCost(): Promise<{ readonly count: number; readonly open: Fils }> {
    const [found] = await this.products.aggregate<{ count: number; open: Fils }>([
      { $match: { costPrice: { $ne: null }, stock: { $gt: 0 } } },
      { $group: { _id: null, count: { $sum: 1 }, open: { $sum: { $multiply: ['$stock', '$costPrice'] } } } },
    ]);
    return { count: found?.count ?? 0, open: found?.open ?? 0 };
  }

  async idsBySku(skus: readonly string[], session: ClientSession | null): Promise<ReadonlyMap<string, string>> {
    const found = this.products.find({ sku: { $in: [...skus] } }).session(session);
    const products = await found.select('sku').lean<Pick<ProductRecord, '_id' | 'sku'>[]>();
    return new Map(products.map(({ _id, sku }) => [sku, _id.toHexString()]));
  }

  /** @throws DomainError `invalid` naming `sort`, if a visitor requests the order by purchases */
  async listingPage(query: ProductListingQueryDto, actor: Actor | null, url: string): Promise<ResponseBody> {
    const { sort } = query;
    const order = sort === 'bought' ? await this.boughtBy(actor) : sort;
    if (actor?.isAdmin === true) return ResponseBody.json(await this.staffPage(query, actor, order));
    const prices = await this.book.ofViewer(actor);
    if (sort !== 'bought') return this.answers.page(query, sort, { url, prices });
    // A response for one user is never cached.
    const { page = 1, limit = DEFAULT_PAGE_SIZE } = query;
    const found = await this.catalog.page(toSelection(query), { page, limit }, order);
    return ResponseBody.json(pageWithPrices(found, prices));
  }

  private async boughtBy(actor: Actor | null): Promise<Quantities> {
    if (actor === null) throw refuseField('sort', 'SIGNED_IN_ONLY');
    const [pieces = new Map()] = await this.events.query(BOUGHT_PIECES, actor.id, null);
    return pieces;
  }

  /** List prices, stock and quantity rules of the products that exist. */
  async pricesAndStock(ids: readonly string[], session: ClientSession | null): Promise<StockedProduct[]> {
    if (ids.length === 0) return [];
    const found = await this.products
      .find({ _id: { $in: [...ids] } })
      .session(session)
      .select('category._id productType price stock moq step max packSize')
      .lean<ProductRecord[]>();
    return found.map(({ _id, category, packSize, ...product }) => ({
      ...product,
      id: _id.toHexString(),
      category: category._id.toHexString(),
      packSize,
    }));
  }

  /** The storage places and stock of the products that exist. */
  async shelvesOf(ids: readonly string[]): Promise<ReadonlyMap<string, Pick<Product, 'stock' | 'storageLocation'>>> {
    const found = await this.products
      .find({ _id: { $in: [...new Set(ids)] } })
      .select('stock storageLocation')
      .lean<ProductRecord[]>();
    return new Map(found.map(({ _id, stock, storageLocation }) => [_id.toHexString(), { stock, storageLocation }]));
  }

  /** The products that visitors find, in the same order, with the fields for staff. */
  async staffPage(query: ProductQueryDto, actor: Actor, order?: ListingOrder): Promise<ProductPageResponse> {
    const { page = 1, limit = DEFAULT_PAGE_SIZE } = query;
    const found = await this.catalog.page(toSelection(query), { page, limit }, order);
    const ids = found.data.map(({ _id }) => new Types.ObjectId(_id));
    const records = await this.products.find({ _id: { $in: ids } }).lean<ProductRecord[]>();
    const byId = new Map(records.map((record) => [record._id.toHexString(), toStaffProduct(record, seesCosts(actor))]));
    return { ...found, data: found.data.map((product) => byId.get(product._id) ?? product) };
  }

  /** All products, including those hidden from the shop, in the order of the categories, then of the sizes. */
  async allForStaff(query: ProductQueryDto, actor: Actor): Promise<ProductPageResponse> {
    const { page = 1, limit = DEFAULT_PAGE_SIZE } = query;
    const filter = allOf([conditionOf(toSelection(query)), conditionOfWords(searchWords(query.q ?? ''))]);
    const [found, total] = await Promise.all([
      this.products
        .find(filter)
        .sort({ listKey: 1, _id: 1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean<ProductRecord[]>(),
      this.products.countDocuments(filter),
    ]);
    const pagination = { page, limit, total, totalPages: Math.ceil(total / limit) };
    return { data: found.map((product) => toStaffProduct(product, seesCosts(actor))), pagination };
  }

  countListed(): Promise<number> {
    return this.products.countDocuments(LISTED);
  }

  /** In the order of their creation, which never changes. */
  async listedPart(start: number, size: number): Promise<ListedProduct[]> {
    const found = await this.products
      .find(LISTED)
      .sort({ _id: 1 })
      .skip(start)
      .limit(size)
      .select('updatedAt')
      .lean<Pick<ProductRecord, '_id' | 'updatedAt'>[]>();
    return found.map(({ _id, updatedAt }) => ({ id: _id.toHexString(), updatedAt }));
  }

  /** The missing data of products for e-invoices; `reasons` are those of exempt products and of the reverse charge. */
  async taxFields() {
    const own = { isActive: true };
    const [total, withoutHsCode, reasons] = await Promise.all([
      this.products.countDocuments(own),
      this.products.countDocuments({ ...own, hsCode: { $in: ['', null] } }),
      this.products
        .find({ ...own, taxCategory: { $in: ['E', 'AE'] } }, { taxCategory: 1, taxReason: 1 })
        .lean<Pick<Product, 'taxCategory' | 'taxReason'>[]>(),
    ]);
    return { total, withoutHsCode, reasons };
  }

  private async readLowStock(): Promise<LowStock> {
    const count = await this.products.countDocuments({ isActive: true, stock: { $lte: LOW_STOCK } });
    return { count, atMost: LOW_STOCK };
  }
}

function toQuotable(product: ProductRecord): QuotableProduct {
  return {
    id: product._id.toHexString(),
    name: product.name,
    nameAr: arabicProductName(product),
    sku: product.sku,
    code: product.code,
    size: product.size,
    unit: product.unit,
    category: product.category._id.toHexString(),
    productType: product.productType,
    unitCode: product.unitCode,
    hsCode: product.hsCode,
    taxCategory: product.taxCategory,
    taxReason: product.taxReason,
    price: product.price,
    costPrice: product.costPrice,
    moq: product.moq,
    step: product.step,
    max: product.max,
    packSize: product.packSize,
    packUnit: product.packUnit,
    isActive: product.isActive && product.category.isActive,
    isAvailable: product.isAvailable,
  };
}

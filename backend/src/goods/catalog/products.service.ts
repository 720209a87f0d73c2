import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Fils } from '@shop/contract/money';
import type { UnitCode } from '@shop/contract/units';
import type { TaxCategory } from '@shop/contract/vat';
import type { ClientSession, Model } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { seesCosts } from '../../platform/auth/staff-access.js';
import { findRecord, toObjectId } from '../../platform/database/record.js';
import { SHOWN_PICTURES } from '../../platform/pictures/picture.events.js';
import { AnswersQuery } from '../../platform/events/events.js';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import { type ListQueryDto, parseListQuery } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { StaffList } from '../../platform/lists/find-page.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { ProductResponse } from './dto/product.response.js';
import { toPublicProduct, toStaffProduct } from './product.mapper.js';
import { Product, type ProductRecord } from './product.schema.js';
import { PRODUCT_LIST } from './products.list.js';

/** A product as quotes see it. */
export interface QuotableProduct {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly code: string;
  readonly size: string;
  readonly unit: string;
  /** UN/ECE Recommendation 20. */
  readonly unitCode: UnitCode;
  /** 6 to 12 digits; empty: none. */
  readonly hsCode: string;
  readonly taxCategory: TaxCategory;
  /** Why it is not standard rated; empty where it is. */
  readonly taxReason: string;
  readonly price: Fils;
  /** Without VAT; null: not known. For staff alone. */
  readonly costPrice: Fils | null;
  /** Minimum order quantity. */
  readonly moq: number;
  /** Shown in the shop: both the product and its category are active. */
  readonly isActive: boolean;
  readonly isAvailable: boolean;
}

function toQuotable(product: ProductRecord): QuotableProduct {
  return {
    id: product._id.toHexString(),
    name: product.name,
    sku: product.sku,
    code: product.code,
    size: product.size,
    unit: product.unit,
    unitCode: product.unitCode,
    hsCode: product.hsCode,
    taxCategory: product.taxCategory,
    taxReason: product.taxReason,
    price: product.price,
    costPrice: product.costPrice ?? null,
    moq: product.moq,
    isActive: product.isActive && product.category.isActive,
    isAvailable: product.isAvailable,
  };
}

/** Reads products, also for other modules; `ProductEditing` and `ProductStock` change them. */
@Injectable()
export class ProductsService {
  private readonly staffList: StaffList<Product>;

  constructor(
    @InjectModel(Product.name) private readonly products: Model<Product>,
    cache: QueryCache,
  ) {
    this.staffList = new StaffList(this.products, ['products', 'categories'], cache);
  }

  @AnswersQuery(SHOWN_PICTURES)
  async shownPictures(): Promise<readonly string[]> {
    const withPictures = this.products.find({ 'images.0': { $exists: true } }).select('images');
    const addresses: string[] = [];
    for await (const { images } of withPictures.lean().cursor()) addresses.push(...images);
    return addresses;
  }

  async list(query: ListQueryDto, actor: Actor | null): Promise<ListPage<ProductResponse>> {
    const { records, ...page } = await this.staffList.find(parseListQuery(PRODUCT_LIST, query));
    return { ...page, rows: records.map((product) => toStaffProduct(product, seesCosts(actor))) };
  }

  /** Hidden products exist for staff alone. @throws DomainError PRODUCT_NOT_FOUND */
  async get(id: string, actor: Actor | null): Promise<ProductResponse> {
    const product = await findRecord(this.products, id);
    if (product === null) throw refuse('PRODUCT_NOT_FOUND');
    if (actor?.isAdmin === true) return toStaffProduct(product, seesCosts(actor));
    if (!product.isActive || !product.category.isActive) throw refuse('PRODUCT_NOT_FOUND');
    return toPublicProduct(product);
  }

  /** @returns the products that exist, by their id as it was asked for; others are left out */
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
}

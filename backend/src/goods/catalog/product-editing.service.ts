import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { requireStaffActions, seesCosts } from '../../platform/auth/staff-access.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { loadRecord, requireVersion } from '../../platform/database/record.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Events } from '../../platform/events/events.service.js';
import { ORDERS_WITH_PRODUCT, QUOTES_WITH_PRODUCT } from './catalog.events.js';
import { Sequences } from '../../platform/database/sequences.service.js';
import { refuse, refuseField, refuseFields } from '../../platform/errors/refuse.js';
import type { CategoryRecord } from './category.schema.js';
import { ProductStock } from './product-stock.service.js';
import { deriveProduct } from './domain/derived-product.js';
import { quantityFaults } from './domain/product-quantities.js';
import { lacksTaxReason, taxReasonOf, unitCodeAfter } from './domain/product-tax.js';
import type { CreateProductDto, UpdateProductDto } from './dto/product.requests.js';
import type { ProductResponse } from './dto/product.response.js';
import { PRODUCT_RECORD, toProductFields, toStaffProduct } from './product.mapper.js';
import { Product, type ProductRecord } from './product.schema.js';
import type { ProductType } from '@shop/contract/catalog';
import { DEFAULT_MOQ } from '@shop/contract/limits';
import type { StaffAction } from '@shop/contract/staff-roles';
import { unitCodeOf } from '@shop/contract/units';
import { DEFAULT_TAX_CATEGORY } from '@shop/contract/vat';
import { CategoriesService } from './categories.service.js';
import { changesBetween } from '../../platform/history/changes.js';
import type { Change } from '../../platform/history/history-entry.schema.js';

const SKU_PREFIXES: Record<ProductType, string> = {
  Ribbon: 'RIB',
  'Creasing Matrix': 'CRM',
  'Double Face Tape': 'DFT',
  Rubber: 'RUB',
};

export function skuPrefix(type: ProductType): string {
  return SKU_PREFIXES[type];
}

const EMPTY = {
  moq: DEFAULT_MOQ,
  variant: '',
  color: '',
  code: '',
  unit: 'pcs',
  taxCategory: DEFAULT_TAX_CATEGORY,
  taxReason: '',
};

/** @throws DomainError TAX_REASON_NEEDED */
function checkedTaxReason(fields: Pick<ProductRecord, 'taxCategory' | 'taxReason'>): string {
  if (lacksTaxReason(fields)) throw refuseField('taxReason', 'TAX_REASON_NEEDED');
  return taxReasonOf(fields);
}

/** @throws DomainError VALIDATION_FAILED naming the fields that contradict each other */
function requireQuantities(fields: Parameters<typeof quantityFaults>[0]): void {
  const faults = quantityFaults(fields);
  if (faults.length > 0) throw refuseFields(faults);
}

type Figures = Pick<ProductRecord, 'price' | 'stock' | 'costPrice'>;

const WITHOUT_FIGURES: Figures = { price: 0, stock: 0, costPrice: null };

/**
 * The actions that the change needs: a role that may edit descriptions may not always change prices, stock or costs.
 */
function figureActionsOf(before: Figures, after: Partial<Figures>): StaffAction[] {
  const differs = (field: 'price' | 'stock') => (after[field] ?? before[field]) !== before[field];
  return [
    ...(differs('price') ? (['prices.change'] as const) : []),
    ...(differs('stock') ? (['stock.change'] as const) : []),
    ...((after.costPrice ?? null) === before.costPrice ? [] : (['margin.see'] as const)),
  ];
}

/** The reason belongs to a stock change and is ignored without one. */
function withStockReason(changes: Change[], reason: string): Change[] {
  const isStock = changes.some(({ field }) => field === 'stock');
  return isStock && reason !== '' ? [...changes, { field: 'reason', from: null, to: reason }] : changes;
}

/** The unique values of a new product. */
export type ProductIds = Pick<ProductRecord, '_id' | 'sku'>;

/** Staff create, change and delete products. */
@Injectable()
export class ProductEditing {
  constructor(
    @InjectModel(Product.name) private readonly products: Model<Product>,
    @InjectRecords(Product) private readonly records: RecordStore<Product>,
    private readonly categories: CategoriesService,
    private readonly transactions: Transactions,
    private readonly sequences: Sequences,
    private readonly events: Events,
    private readonly stock: ProductStock,
  ) {}

  /**
   * @param actor null for the shop itself
   * @throws DomainError `invalid` naming `category` or `productType`
   */
  async create(body: CreateProductDto, actor: Actor | null): Promise<ProductResponse> {
    const ids = await this.newIds(body);
    return this.transactions.answer(actor, (session) => this.createIn(session, ids, body, actor));
  }

  /** Generates the ids before the transaction, which may run several times. @param ownSku empty for the next one of the shop */
  async newIds({ productType }: Pick<CreateProductDto, 'productType'>, ownSku = ''): Promise<ProductIds> {
    return { _id: new Types.ObjectId(), sku: ownSku || (await this.sequences.nextCode(skuPrefix(productType))) };
  }

  /** Does the same in the caller's transaction. */
  async createIn(
    session: ClientSession,
    ids: ProductIds,
    body: CreateProductDto,
    actor: Actor | null,
  ): Promise<ProductResponse> {
    const { category: categoryId, productType, ...entered } = body;
    const category = await this.categories.lockCategory(new Types.ObjectId(categoryId), session);
    if (category.productType !== productType)
      throw refuseField('productType', 'OTHER_PRODUCT_TYPE', { type: category.productType });
    const fields = { ...EMPTY, ...toProductFields(entered), size: body.size, ...ids };
    const taxed = {
      ...fields,
      taxReason: checkedTaxReason(fields),
      unitCode: body.unitCode ?? unitCodeOf(fields.unit),
    };
    requireQuantities(fields);
    const product = { ...taxed, ...deriveProduct(taxed, category) };
    requireStaffActions(actor, figureActionsOf(WITHOUT_FIGURES, product));
    return toStaffProduct(await this.records.insert(product, { actor, session }), seesCosts(actor));
  }

  /** Changes the fields in the body; type, name and SKU can't be changed. */
  async update(id: string, body: UpdateProductDto, actor: Actor | null): Promise<ProductResponse> {
    return this.transactions.answer(actor, (session) => this.updateIn(session, id, body, actor));
  }

  /** Does the same in the caller's transaction. */
  async updateIn(
    session: ClientSession,
    id: string,
    body: UpdateProductDto,
    actor: Actor | null,
  ): Promise<ProductResponse> {
    const { version, category: categoryId, stockReason = '', ...entered } = body;
    const before = await this.load(id, session);
    requireVersion('product', before, version);
    const category = await this.categoryAfter(before, categoryId, session);
    const fields = toProductFields(entered);
    const after = { ...before, ...fields };
    requireQuantities(after);
    const tax = { taxReason: checkedTaxReason(after), unitCode: unitCodeAfter(before, fields) };
    requireStaffActions(actor, figureActionsOf(before, after));
    const planned = { ...fields, ...tax, ...deriveProduct(after, category) };
    const changes = withStockReason(changesBetween(before, planned), stockReason);
    const stored = await this.records.store(before, planned, { actor, session, changes });
    await this.stock.publishReturned([{ before, after: stored }], { actor, session });
    return toStaffProduct(stored, seesCosts(actor));
  }

  /**
   * Documents keep their copy of the product. @throws DomainError PRODUCT_IN_ORDERS, PRODUCT_IN_QUOTES while such
   * documents are open
   */
  remove(id: string, actor: Actor | null): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      const product = await this.load(id, session);
      const orders = (await this.events.query(ORDERS_WITH_PRODUCT, id, session)).flat();
      if (orders.length > 0) throw refuse('PRODUCT_IN_ORDERS', { documents: orders.join(', ') });
      const quotes = (await this.events.query(QUOTES_WITH_PRODUCT, id, session)).flat();
      if (quotes.length > 0) throw refuse('PRODUCT_IN_QUOTES', { documents: quotes.join(', ') });
      await this.records.remove(product, { actor, session });
      return { _id: id };
    });
  }

  private async categoryAfter(
    before: ProductRecord,
    wanted: string | null | undefined,
    session: ClientSession,
  ): Promise<CategoryRecord> {
    const id = new Types.ObjectId(wanted ?? before.category._id);
    if (id.equals(before.category._id)) return this.categories.categoryOf(before, session);
    const category = await this.categories.lockCategory(id, session);
    if (category.productType !== before.productType)
      throw refuseField('category', 'OTHER_PRODUCT_TYPE', { type: before.productType });
    return category;
  }

  private load(id: string, session: ClientSession): Promise<ProductRecord> {
    return loadRecord(this.products, PRODUCT_RECORD, id, session);
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { toFils } from '@shop/contract/money';
import { type ImportRemark, MAX_IMPORT_CHANGES, type SheetColumn } from '@shop/contract/product-import';
import type { ClientSession, Model } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { requireStaffActions, seesCosts } from '../../platform/auth/staff-access.js';
import { Clock } from '../../platform/clock.js';
import { listPriceRate } from '../../documents/parties/shop-details.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { fieldFault, ruleFault } from '../../platform/errors/refuse.js';
import { type ImportKind, wrongRow } from '../../platform/imports/import-kind.js';
import { toPartialImport } from '../../platform/imports/import-plan.js';
import { ImportRuns } from '../../platform/imports/import-runs.service.js';
import { Category, type CategoryRecord } from './category.schema.js';
import { importRemarks } from './domain/price-remarks.js';
import { PRODUCT_SHEET } from './domain/product-sheet.js';
import type { ImportProductsDto } from './dto/product-import.requests.js';
import type { ProductImportResponse } from './dto/product-import.response.js';
import type { UpdateProductDto } from './dto/product.requests.js';
import { ProductEditing, type ProductIds } from './product-editing.service.js';
import {
  identityKey,
  type PlannedProduct,
  planRow,
  type ProductSheetRow,
  skuIn,
  type StoredCatalog,
} from './product-row.js';
import { Product, type ProductRecord } from './product.schema.js';

type ProductKind = ImportKind<SheetColumn, PlannedProduct, StoredCatalog>;

/** The import of products: a row is created or updated by the rules of the calls for one product. */
@Injectable()
export class ProductImports {
  constructor(
    @InjectModel(Product.name) private readonly products: Model<Product>,
    @InjectModel(Category.name) private readonly categories: Model<Category>,
    private readonly editing: ProductEditing,
    private readonly settings: SettingsService,
    private readonly imports: ImportRuns,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError IMPORT_OUTDATED, FILE_TOO_COMPLEX */
  run(body: ImportProductsDto, actor: Actor): Promise<ProductImportResponse> {
    return this.imports.run(this.kindFor(actor), body, actor, (plan, confirmed) => ({
      ...toPartialImport(plan, confirmed),
      existing: plan.rows.filter(({ action }) => action === 'exists').length,
    }));
  }

  private kindFor(actor: Actor): ProductKind {
    const newIds = this.idsByLine();
    return {
      form: PRODUCT_SHEET,
      load: ({ rows }, session) => {
        // The dry run returns changed costs, so it needs the right to see them.
        if (rows.some(({ cells }) => 'costPrice' in cells)) requireStaffActions(actor, ['margin.see']);
        return this.catalog(
          rows.map(({ cells }) => skuIn(cells)),
          session,
        );
      },
      planRow: async (source, catalog) => {
        const row = await planRow(source, catalog);
        return { ...row, remarks: this.remarksOn(row, source, actor) };
      },
      together: withoutRepeated,
      tooMuch: (changing) => (changing.length > MAX_IMPORT_CHANGES ? [TOO_MANY] : []),
      apply: async (rows, _plan, session) => {
        for (const row of rows) {
          if (row.action === 'create') await this.editing.createIn(session, await newIds(row), row.body, actor);
          if (row.action === 'update')
            await this.editing.updateIn(session, row.product._id.toHexString(), row.body, actor);
        }
      },
    };
  }

  private remarksOn(row: PlannedProduct, source: ProductSheetRow, actor: Actor): ImportRemark[] {
    if (row.action !== 'update') return [];
    const step = priceStep(row.product, row.body);
    const rate = listPriceRate(this.settings.current(), step?.taxCategory ?? row.product.taxCategory, this.clock.now());
    const ofPrice = step === null ? [] : importRemarks({ ...step, cost: seesCosts(actor) ? step.cost : null, rate });
    return [...ofPrice, ...(overwritesStock(row, source) ? (['STOCK'] as const) : [])];
  }

  private async catalog(skus: readonly string[], session: ClientSession | null): Promise<StoredCatalog> {
    const named = skus.filter((sku) => sku !== '');
    const products = await this.products
      .find({ sku: { $in: named } })
      .session(session)
      .lean<ProductRecord[]>();
    const categories = await this.categories.find().session(session).lean<CategoryRecord[]>();
    const bySku = new Map(products.map((product) => [product.sku, product]));
    const hasNew = skus.some((sku) => !bySku.has(sku));
    const byIdentity = hasNew ? await this.byIdentity(session) : new Map<string, ProductRecord>();
    return {
      categories,
      productOf: (sku) => bySku.get(sku),
      twinOf: (identity) => byIdentity.get(identityKey(identity)),
    };
  }

  private async byIdentity(session: ClientSession | null): Promise<Map<string, ProductRecord>> {
    const products = await this.products.find().session(session).select(REPORTED_FIELDS).lean<ProductRecord[]>();
    return new Map(products.map((product) => [identityKey(identityOf(product)), product]));
  }

  /** Generates the ids for each line once, however often the transaction runs. */
  private idsByLine(): (row: Creation) => Promise<ProductIds> {
    const byLine = new Map<number, Promise<ProductIds>>();
    return ({ line, sku, body }) => {
      const ids = byLine.get(line) ?? this.editing.newIds(body, sku);
      byLine.set(line, ids);
      return ids;
    };
  }
}

/** The price of a product before and after a row, with the cost and the VAT category after it; null if the row has no price. */
function priceStep(product: ProductRecord, { price, costPrice, taxCategory }: UpdateProductDto) {
  if (price === undefined) return null;
  return {
    from: product.price,
    to: toFils(price),
    cost: costPrice == null ? product.costPrice : toFils(costPrice),
    taxCategory: taxCategory ?? product.taxCategory,
  };
}

/** An absolute count may be older than the last sale; a relative change can't. */
function overwritesStock({ changes = [] }: PlannedProduct, { cells }: ProductSheetRow): boolean {
  return changes.some(({ field }) => field === 'stock') && !('stockChange' in cells);
}

const TOO_MANY = ruleFault('TOO_MANY_CHANGES', { max: MAX_IMPORT_CHANGES });

type Creation = Extract<PlannedProduct, { action: 'create' }>;

/** A key that is equal for lines about the same product; empty if a line has too many errors to identify one. */
function keyOf(row: PlannedProduct): string {
  if (row.sku !== '') return row.sku;
  return row.action === 'create' ? identityKey(row.body) : '';
}

/** Rows about a product that an earlier row is about are wrong. */
function withoutRepeated(rows: readonly PlannedProduct[]): readonly PlannedProduct[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const key = keyOf(row);
    if (key === '' || !seen.has(key)) {
      seen.add(key);
      return row;
    }
    const { line, sku, action } = row;
    const isUnnamed = sku === '' || action === 'exists';
    const fault = isUnnamed ? fieldFault('code', 'PRODUCT_TWICE') : fieldFault('sku', 'SKU_TWICE');
    return wrongRow({ line, sku, name: '' }, { [fault.field]: fault });
  });
}

const REPORTED_FIELDS = 'sku name category size variant color code';
const identityOf = ({ category, size, variant, color, code }: ProductRecord) => ({
  size,
  variant,
  color,
  code,
  category: category._id.toHexString(),
});

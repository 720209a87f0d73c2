import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { toFils } from '@shop/contract/money';
import { type ImportRemark, MAX_IMPORT_CHANGES } from '@shop/contract/product-import';
import type { ClientSession, Model } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { requireStaffActions, seesCosts } from '../../platform/auth/staff-access.js';
import { Clock } from '../../platform/clock.js';
import { listPriceRate } from '../../documents/parties/shop-details.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse, fieldFault, ruleFault } from '../../platform/errors/refuse.js';
import { FileReader } from '../../platform/reading/file-reader.service.js';
import { Category, type CategoryRecord } from './category.schema.js';
import { importRemarks } from './domain/price-remarks.js';
import { PRODUCT_SHEET, quotedCell, type Sheet, type SheetProblem } from './domain/import-sheet.js';
import type { ImportProductsDto } from './dto/product-import.requests.js';
import type { ImportRowResponse, ProductImportResponse } from './dto/product-import.response.js';
import type { UpdateProductDto } from './dto/product.requests.js';
import { ProductEditing, type ProductIds } from './product-editing.service.js';
import { identityKey, type PlannedRow, planRow, skuIn, type StoredCatalog } from './product-row.js';
import { Product, type ProductRecord } from './product.schema.js';

/** Other calls are answered between this many rows. */
const ROWS_AT_ONCE = 200;

interface Plan {
  readonly sheet: Sheet;
  /** By line. */
  readonly remarks: ReadonlyMap<number, readonly ImportRemark[]>;
  /** In the order of the sheet. */
  readonly rows: readonly PlannedRow[];
  readonly problems: readonly SheetProblem[];
  /** Hash of all planned changes; null if nothing would change. */
  readonly digest: string | null;
  /** True if some rows have errors. */
  readonly isWrong: boolean;
}

interface Applying {
  readonly actor: Actor;
  readonly session: ClientSession;
  readonly newIds: (row: Creation) => Promise<ProductIds>;
}

/**
 * Imports products from a file: a dry run returns the changes; the import then stores all of them or none. Rows with
 * remarks about their price or stock are left unless they are confirmed.
 */
@Injectable()
export class ProductImports {
  constructor(
    @InjectModel(Product.name) private readonly products: Model<Product>,
    @InjectModel(Category.name) private readonly categories: Model<Category>,
    private readonly editing: ProductEditing,
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly files: FileReader,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError IMPORT_OUTDATED if the file would now make other changes than the plan, FILE_TOO_COMPLEX */
  async run({ csv, plan, confirmed }: ImportProductsDto, actor: Actor): Promise<ProductImportResponse> {
    const sheet = await this.files.read<Sheet>('sheet', { form: 'products', csv });
    // The dry run returns changed costs, so it needs the right to see them.
    if (sheet.rows.some(({ cells }) => 'costPrice' in cells)) requireStaffActions(actor, ['margin.see']);
    if (!plan) return toResponse(await this.plan(sheet, actor, null), null);
    const wanted = new Set(confirmed ?? []);
    const newIds = this.idsByLine();
    return this.transactions.answer(actor, async (session) => {
      const found = await this.plan(sheet, actor, session);
      if (found.digest !== plan) throw refuse('IMPORT_OUTDATED');
      const taken = found.rows.filter(({ line }) => wanted.has(line) || !found.remarks.has(line));
      for (const row of taken) await this.apply(row, { actor, session, newIds });
      return toResponse(found, wanted);
    });
  }

  private async plan(sheet: Sheet, actor: Actor, session: ClientSession | null): Promise<Plan> {
    const { rows, problems } = sheet;
    const skus = rows.map(({ cells }) => skuIn(cells));
    const catalog = await this.catalog(skus, session);
    const planned: PlannedRow[] = [];
    for (const [index, row] of rows.entries()) {
      if (index % ROWS_AT_ONCE === 0) await setImmediate();
      planned.push(await planRow(row, catalog));
    }
    const keys = planned.map(keyOf);
    const reported = planned.map((row, index) => (isRepeated(keys, index) ? repeated(row) : row));
    const changing = reported.filter((row): row is Change => isChange(row) && row.changes.length > 0);
    const tooMany = changing.length > MAX_IMPORT_CHANGES ? [TOO_MANY] : [];
    const all = [...problems, ...tooMany];
    const digest = all.length > 0 || changing.length === 0 ? null : digestOf(changing);
    const isWrong = reported.some(({ action }) => action === 'wrong');
    return { sheet, remarks: this.remarksOn(reported, sheet, actor), rows: reported, problems: all, digest, isWrong };
  }

  private remarksOn(rows: readonly PlannedRow[], sheet: Sheet, actor: Actor): Plan['remarks'] {
    const [shop, now, hasCosts] = [this.settings.current(), this.clock.now(), seesCosts(actor)];
    const found = rows.map((row): [number, ImportRemark[]] => {
      if (row.action !== 'update') return [row.line, []];
      const step = priceStep(row.product, row.body);
      const rate = listPriceRate(shop, step?.taxCategory ?? row.product.taxCategory, now);
      const ofPrice = step === null ? [] : importRemarks({ ...step, cost: hasCosts ? step.cost : null, rate });
      return [row.line, [...ofPrice, ...(overwritesStock(row, sheet) ? (['STOCK'] as const) : [])]];
    });
    return new Map(found.filter(([, remarks]) => remarks.length > 0));
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

  private async apply(row: PlannedRow, { actor, session, newIds }: Applying): Promise<void> {
    if (row.action === 'create') await this.editing.createIn(session, await newIds(row), row.body, actor);
    if (row.action !== 'update' || row.changes.length === 0) return;
    await this.editing.updateIn(session, row.product._id.toHexString(), row.body, actor);
  }

  /** Generates the ids for each line once, however often the transaction runs. */
  private idsByLine(): Applying['newIds'] {
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

/** A count in the file may be older than the last sale; a change of the stock may not. */
function overwritesStock({ line, changes }: Change, sheet: Sheet): boolean {
  const cells = sheet.rows.find((row) => row.line === line)?.cells ?? {};
  return changes.some(({ field }) => field === 'stock') && !('stockChange' in cells);
}

const TOO_MANY = { line: 1, ...ruleFault('TOO_MANY_CHANGES', { max: MAX_IMPORT_CHANGES }) };

type Creation = Extract<PlannedRow, { action: 'create' }>;
type Change = Extract<PlannedRow, { action: 'create' | 'update' }>;
const isChange = (row: PlannedRow): row is Change => row.action === 'create' || row.action === 'update';

/** A key that is equal for lines about the same product; empty if a line has too many errors to identify one. */
function keyOf(row: PlannedRow): string {
  if (row.sku !== '') return row.sku;
  return row.action === 'create' ? identityKey(row.body) : '';
}

function isRepeated(keys: readonly string[], index: number): boolean {
  const key = keys[index] ?? '';
  return key !== '' && keys.indexOf(key) < index;
}

function repeated({ line, sku, action }: PlannedRow): PlannedRow {
  const problem =
    sku === '' || action === 'exists' ? fieldFault('code', 'PRODUCT_TWICE') : fieldFault('sku', 'SKU_TWICE');
  return { line, sku, action: 'wrong', product: null, problems: [problem] };
}

const REPORTED_FIELDS = 'sku name category size variant color code';
const identityOf = ({ category, size, variant, color, code }: ProductRecord) => ({
  size,
  variant,
  color,
  code,
  category: category._id.toHexString(),
});

function digestOf(rows: readonly Change[]): string {
  return createHash('sha256')
    .update(JSON.stringify(rows.map(({ line, sku, action, changes }) => ({ line, sku, action, changes }))))
    .digest('hex');
}

/** @param confirmed the lines that are taken in spite of their remarks; null for a dry run */
function toResponse(plan: Plan, confirmed: ReadonlySet<number> | null): ProductImportResponse {
  const { rows, problems, digest, isWrong, sheet, remarks } = plan;
  const reported = rows.map((row, index) => toRow(row, plan, index));
  const left = [...remarks.keys()].filter((line) => confirmed?.has(line) !== true);
  const count = (...wanted: string[]) => reported.filter(({ action }) => wanted.includes(action)).length;
  return {
    applied: confirmed !== null,
    plan: isWrong ? null : digest,
    goodPlan: isWrong ? digest : null,
    created: count('create'),
    updated: count('update') - left.length,
    left,
    existing: count('exists'),
    unchanged: count('same'),
    wrong: count('wrong'),
    problems: [...problems],
    columns: [...sheet.headings],
    rows: reported,
  };
}

function toRow(row: PlannedRow, { sheet, remarks }: Plan, index: number): ImportRowResponse {
  const product = row.action === 'create' ? null : row.product;
  const source = sheet.rows[index];
  const isSame = row.action === 'update' && row.changes.length === 0;
  const problems = row.action === 'wrong' ? row.problems : [];
  return {
    line: row.line,
    sku: row.sku,
    name: product?.name ?? '',
    action: isSame ? 'same' : row.action,
    changes: isChange(row) ? row.changes : [],
    remarks: [...(remarks.get(row.line) ?? [])],
    problems: problems.map((problem) => ({
      ...problem,
      value: quotedCell(sheet, source, problem.field, PRODUCT_SHEET),
    })),
    cells: row.action === 'wrong' ? [...(source?.texts ?? [])] : [],
  };
}

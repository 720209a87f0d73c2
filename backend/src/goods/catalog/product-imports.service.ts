import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MAX_IMPORT_CHANGES } from '@shop/contract/product-import';
import type { ClientSession, Model } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { requireStaffActions } from '../../platform/auth/staff-access.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse, fieldFault, ruleFault } from '../../platform/errors/refuse.js';
import { Category, type CategoryRecord } from './category.schema.js';
import { readSheet, type Sheet, type SheetProblem, textIn } from './domain/product-sheet.js';
import type { ImportProductsDto } from './dto/product-import.requests.js';
import type { ImportRowResponse, ProductImportResponse } from './dto/product-import.response.js';
import type { CreateProductDto } from './dto/product.requests.js';
import { ProductEditing, type ProductIds } from './product-editing.service.js';
import { identityKey, type PlannedRow, planRow, skuIn, type StoredCatalog } from './product-row.js';
import { Product, type ProductRecord } from './product.schema.js';

/** The response quotes at most this many characters of a wrong cell. */
const MOST_QUOTED = 100;

interface Plan {
  readonly sheet: Sheet;
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
  readonly newIds: (line: number, body: Pick<CreateProductDto, 'productType'>) => Promise<ProductIds>;
}

/** Imports products from a file: a dry run returns the changes; the import then stores all of them or none. */
@Injectable()
export class ProductImports {
  constructor(
    @InjectModel(Product.name) private readonly products: Model<Product>,
    @InjectModel(Category.name) private readonly categories: Model<Category>,
    private readonly editing: ProductEditing,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError IMPORT_OUTDATED if the file would now make other changes than the plan */
  async run({ csv, plan }: ImportProductsDto, actor: Actor): Promise<ProductImportResponse> {
    const sheet = readSheet(csv);
    // The dry run returns changed costs, so it needs the right to see them.
    if (sheet.rows.some(({ cells }) => 'costPrice' in cells)) requireStaffActions(actor, ['margin.see']);
    if (!plan) return toResponse(await this.plan(sheet, null), false);
    const newIds = this.idsByLine();
    return this.transactions.answer(actor, async (session) => {
      const found = await this.plan(sheet, session);
      if (found.digest !== plan) throw refuse('IMPORT_OUTDATED');
      for (const row of found.rows) await this.apply(row, { actor, session, newIds });
      return toResponse(found, true);
    });
  }

  private async plan(sheet: Sheet, session: ClientSession | null): Promise<Plan> {
    const { rows, problems } = sheet;
    const skus = rows.map(({ cells }) => skuIn(cells));
    const catalog = await this.catalog(skus, session);
    const planned = await Promise.all(rows.map((row) => planRow(row, catalog)));
    const keys = planned.map(keyOf);
    const reported = planned.map((row, index) => (isRepeated(keys, index) ? repeated(row) : row));
    const changing = reported.filter((row): row is Change => isChange(row) && row.changes.length > 0);
    const tooMany = changing.length > MAX_IMPORT_CHANGES ? [TOO_MANY] : [];
    const all = [...problems, ...tooMany];
    const digest = all.length > 0 || changing.length === 0 ? null : digestOf(changing);
    return { sheet, rows: reported, problems: all, digest, isWrong: reported.some(({ action }) => action === 'wrong') };
  }

  private async catalog(skus: readonly string[], session: ClientSession | null): Promise<StoredCatalog> {
    const named = skus.filter((sku) => sku !== '');
    const products = await this.products
      .find({ sku: { $in: named } })
      .session(session)
      .lean<ProductRecord[]>();
    const categories = await this.categories.find().session(session).lean<CategoryRecord[]>();
    const bySku = new Map(products.map((product) => [product.sku, product]));
    const byIdentity = skus.includes('') ? await this.byIdentity(session) : new Map<string, ProductRecord>();
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
    if (row.action === 'create')
      await this.editing.createIn(session, await newIds(row.line, row.body), row.body, actor);
    if (row.action !== 'update' || row.changes.length === 0) return;
    await this.editing.updateIn(session, row.product._id.toHexString(), row.body, actor);
  }

  /** Generates the ids for each line once, however often the transaction runs. */
  private idsByLine(): Applying['newIds'] {
    const byLine = new Map<number, Promise<ProductIds>>();
    return (line, body) => {
      const ids = byLine.get(line) ?? this.editing.newIds(body);
      byLine.set(line, ids);
      return ids;
    };
  }
}

const TOO_MANY = { line: 1, ...ruleFault('TOO_MANY_CHANGES', { max: MAX_IMPORT_CHANGES }) };

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
  ...{ size, variant, color, code },
  category: category._id.toHexString(),
});

function digestOf(rows: readonly Change[]): string {
  return createHash('sha256')
    .update(JSON.stringify(rows.map(({ line, sku, action, changes }) => ({ line, sku, action, changes }))))
    .digest('hex');
}

function toResponse(plan: Plan, applied: boolean): ProductImportResponse {
  const { sheet, rows, problems, digest, isWrong } = plan;
  const reported = rows.map((row, index) => toRow(row, sheet, index));
  const count = (...wanted: string[]) => reported.filter(({ action }) => wanted.includes(action)).length;
  return {
    applied,
    plan: isWrong ? null : digest,
    goodPlan: isWrong ? digest : null,
    created: count('create'),
    updated: count('update'),
    existing: count('exists'),
    unchanged: count('same'),
    wrong: count('wrong'),
    problems: [...problems],
    columns: [...sheet.headings],
    rows: reported,
  };
}

function toRow(row: PlannedRow, sheet: Sheet, index: number): ImportRowResponse {
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
    problems: problems.map((problem) => ({
      ...problem,
      value: source ? quoted(textIn(sheet, source, problem.field)) : '',
    })),
    cells: row.action === 'wrong' ? [...(source?.texts ?? [])] : [],
  };
}

const quoted = (text: string): string => (text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text);

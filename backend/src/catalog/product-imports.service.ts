import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Actor } from '../platform/auth/actor.js';
import { Transactions } from '../platform/database/transactions.js';
import { importOutdated } from './catalog.errors.js';
import { Category, type CategoryRecord } from './category.schema.js';
import { readSheet, type Sheet, type SheetProblem, sheetProblem } from './domain/product-sheet.js';
import type { ImportProductsDto } from './dto/product-import.requests.js';
import type { ImportRowResponse, ProductImportResponse } from './dto/product-import.response.js';
import type { CreateProductDto } from './dto/product.requests.js';
import { ProductEditing, type ProductIds } from './product-editing.service.js';
import { type StoredCatalog, type PlannedRow, planRow, skuIn } from './product-row.js';
import { Product, type ProductRecord } from './product.schema.js';

/** All changes of a file are one transaction, which must not take long: others wait for the products that it holds. */
const MAX_CHANGES = 500;

interface Plan {
  readonly rows: readonly PlannedRow[];
  readonly problems: readonly SheetProblem[];
  /** Of all that would be changed; null where nothing can be. */
  readonly digest: string | null;
}

interface Applying {
  readonly actor: Actor;
  readonly session: ClientSession;
  readonly newIds: (line: number, body: Pick<CreateProductDto, 'productType'>) => Promise<ProductIds>;
}

/** Takes products from a file: first it says what that would change, then all of it is changed or nothing. */
@Injectable()
export class ProductImports {
  constructor(
    @InjectModel(Product.name) private readonly products: Model<Product>,
    @InjectModel(Category.name) private readonly categories: Model<Category>,
    private readonly editing: ProductEditing,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError IMPORT_OUTDATED where the file would by now change something else than the plan says */
  async run({ csv, plan }: ImportProductsDto, actor: Actor): Promise<ProductImportResponse> {
    const sheet = readSheet(csv);
    if (!plan) return toResponse(await this.plan(sheet, null), false);
    const newIds = this.idsByLine();
    return this.transactions.run(actor, async (session) => {
      const found = await this.plan(sheet, session);
      if (found.digest !== plan) throw importOutdated();
      for (const row of found.rows) await this.apply(row, { actor, session, newIds });
      return toResponse(found, true);
    });
  }

  private async plan({ rows, problems }: Sheet, session: ClientSession | null): Promise<Plan> {
    const skus = rows.map(({ cells }) => skuIn(cells));
    const catalog = await this.catalog(skus, session);
    const planned = await Promise.all(rows.map((row) => planRow(row, catalog)));
    const told = planned.map((row, index) => (isRepeated(skus, index) ? repeated(row) : row));
    const changing = told.filter((row) => row.action !== 'wrong' && row.changes.length > 0);
    const tooMany = changing.length > MAX_CHANGES ? [TOO_MANY] : [];
    const all = [...problems, ...tooMany];
    const isWrong = all.length > 0 || told.some(({ action }) => action === 'wrong');
    return { rows: told, problems: all, digest: isWrong || changing.length === 0 ? null : digestOf(changing) };
  }

  private async catalog(skus: readonly string[], session: ClientSession | null): Promise<StoredCatalog> {
    const named = skus.filter((sku) => sku !== '');
    const products = await this.products
      .find({ sku: { $in: named } })
      .session(session)
      .lean<ProductRecord[]>();
    const categories = await this.categories.find().session(session).lean<CategoryRecord[]>();
    const bySku = new Map(products.map((product) => [product.sku, product]));
    return { categories, productOf: (sku) => bySku.get(sku) };
  }

  private async apply(row: PlannedRow, { actor, session, newIds }: Applying): Promise<void> {
    if (row.action === 'create')
      await this.editing.createIn(session, await newIds(row.line, row.body), row.body, actor);
    if (row.action !== 'update' || row.changes.length === 0) return;
    await this.editing.updateIn(session, row.product._id.toHexString(), row.body, actor);
  }

  /** Each line gets its ids once, however often the transaction runs. */
  private idsByLine(): Applying['newIds'] {
    const byLine = new Map<number, Promise<ProductIds>>();
    return (line, body) => {
      const ids = byLine.get(line) ?? this.editing.newIds(body);
      byLine.set(line, ids);
      return ids;
    };
  }
}

const TOO_MANY = sheetProblem(
  1,
  `More than ${MAX_CHANGES} products would change: split the file.`,
  'TOO_MANY_CHANGES',
  { max: MAX_CHANGES },
);

function isRepeated(skus: readonly string[], index: number): boolean {
  const sku = skus[index] ?? '';
  return sku !== '' && skus.indexOf(sku) < index;
}

function repeated({ line, sku }: PlannedRow): PlannedRow {
  const problems = [{ field: 'sku', message: 'This SKU stands on an earlier line, too.', rule: 'SKU_TWICE' }];
  return { line, sku, action: 'wrong', product: null, problems };
}

function digestOf(rows: readonly PlannedRow[]): string {
  return createHash('sha256')
    .update(JSON.stringify(rows.map(toRow)))
    .digest('hex');
}

function toResponse({ rows, problems, digest }: Plan, applied: boolean): ProductImportResponse {
  const told = rows.map(toRow);
  const changing = told.filter(({ action, changes }) => action === 'wrong' || changes.length > 0);
  const count = (wanted: string) => changing.filter(({ action }) => action === wanted).length;
  return {
    applied,
    plan: digest,
    created: count('create'),
    updated: count('update'),
    unchanged: told.length - changing.length,
    wrong: count('wrong'),
    problems: [...problems],
    rows: changing,
  };
}

function toRow(row: PlannedRow): ImportRowResponse {
  const product = row.action === 'create' ? null : row.product;
  return {
    line: row.line,
    sku: row.sku,
    name: product?.name ?? '',
    action: row.action,
    changes: row.action === 'wrong' ? [] : row.changes,
    problems: row.action === 'wrong' ? row.problems : [],
  };
}

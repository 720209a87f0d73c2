import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import { type PriceSheetColumn, priceSheetColumn } from '@shop/contract/price-list-import';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { refuse } from '../../../platform/errors/refuse.js';
import { FileReader } from '../../../platform/reading/file-reader.service.js';
import { CategoriesService } from '../../catalog/categories.service.js';
import type { CategoryResponse } from '../../catalog/dto/category.response.js';
import { quotedCell, type Sheet } from '../../catalog/domain/import-sheet.js';
import type { ImportRowResponse } from '../../catalog/dto/product-import.response.js';
import { ProductsService } from '../../catalog/products.service.js';
import { PRICE_SHEET } from './domain/price-sheet.js';
import { lineIdentity, linesToEnd, type LinesToEnd } from './domain/missing-lines.js';
import type { ImportPriceLinesDto } from './dto/price-list.requests.js';
import type { PriceImportResponse } from './dto/price-list.response.js';
import { PriceLineDrafts } from './price-line-drafts.service.js';
import { PriceListEditing } from './price-list-editing.service.js';
import { type NamedCells, namedCells, type PlannedLine, planLine, skuIn } from './price-line-row.js';
import { toPriceLine, toRemarks } from './price-list.mapper.js';
import type { PriceListLine, PriceListRecord } from './price-list.schema.js';
import { PriceLists } from './price-lists.service.js';

/** Other calls are answered between this many rows. */
const ROWS_AT_ONCE = 200;

interface Plan {
  readonly list: PriceListRecord;
  readonly sheet: Sheet<PriceSheetColumn>;
  readonly rows: readonly PlannedLine[];
  readonly missing: LinesToEnd<PriceListLine>;
  /** The lines after the import, if none is ended. */
  readonly after: readonly PriceListLine[];
  /** Hash of all changes; null if nothing would change, or something is wrong. */
  readonly digest: string | null;
}

/** Imports the lines of a price list from a file: a dry run returns the changes, the import stores all of them or none. */
@Injectable()
export class PriceListImports {
  constructor(
    private readonly lists: PriceLists,
    private readonly editing: PriceListEditing,
    private readonly drafts: PriceLineDrafts,
    private readonly products: ProductsService,
    private readonly categories: CategoriesService,
    private readonly transactions: Transactions,
    private readonly files: FileReader,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError IMPORT_OUTDATED if the file would now make other changes than the plan, PRICE_LIST_FULL, FILE_TOO_COMPLEX */
  async run(id: string, body: ImportPriceLinesDto, actor: Actor): Promise<PriceImportResponse> {
    const sheet = await this.files.read<Sheet<PriceSheetColumn>>('sheet', { form: 'prices', csv: body.csv });
    if (!body.plan) return toResponse(await this.plan(id, sheet, null));
    const endsMissing = body.endMissing === true;
    return this.transactions.answer(actor, async (session) => {
      const plan = await this.plan(id, sheet, session);
      if (plan.digest !== body.plan) throw refuse('IMPORT_OUTDATED');
      const changing = plan.rows.filter(isChange);
      const { ended, removed } = endsMissing ? plan.missing : { ended: [], removed: [] };
      const saved = [...changing.map(({ stored }) => stored), ...ended];
      const known = [...changing.flatMap(({ before }) => before ?? []), ...(endsMissing ? plan.missing.lines : [])];
      const changes = { saved, removed: removed.map(({ _id }) => _id) };
      if (saved.length + removed.length > 0)
        await this.editing.storeLines(plan.list, changes, known, { actor, session });
      return { ...toResponse(plan), applied: true, rows: [], remarks: [], ended: ended.length + removed.length };
    });
  }

  private async plan(id: string, sheet: Sheet<PriceSheetColumn>, session: ClientSession | null): Promise<Plan> {
    const list = await this.lists.load(id, session);
    const lines = await this.lists.storedLines(list._id, session);
    const rows = await this.plannedRows(sheet, { list, lines }, session);
    const named = rows.flatMap((row) => (row.action === 'wrong' ? [] : row.stored));
    const missing = linesToEnd(lines, named, dubaiDay(this.clock.now()));
    const isWrong = sheet.problems.length > 0 || rows.some(({ action }) => action === 'wrong');
    const changing = rows.filter(isChange);
    const isNothing = changing.length + missing.lines.length === 0;
    const digest = isWrong || isNothing ? null : digestOf(changing, missing);
    const after = [...new Map([...lines, ...named].map((line) => [lineIdentity(line), line])).values()];
    return { list, sheet, rows, missing: isWrong ? NOTHING : missing, after, digest };
  }

  private async plannedRows(
    { rows, headings }: Sheet<PriceSheetColumn>,
    { list, lines }: { readonly list: PriceListRecord; readonly lines: readonly PriceListLine[] },
    session: ClientSession | null,
  ): Promise<PlannedLine[]> {
    const cells = await this.namedRows(rows, lines, session);
    const targetOf = await this.drafts.targets([...cells, ...lines.filter(({ moq }) => moq)], session);
    const stored = new Map(lines.map((line) => [lineIdentity(line), line]));
    const seen = new Set<string>();
    const columns = new Set(headings.map(priceSheetColumn));
    const parts = { list: list._id, columns, stored, seen, targetOf };
    const planned: PlannedLine[] = [];
    for (const [index, row] of rows.entries()) {
      if (index % ROWS_AT_ONCE === 0) await setImmediate();
      planned.push(await planLine(row, { ...parts, cells: cells[index] }));
    }
    return planned;
  }

  /** The keys of the targets that rows name. */
  private async namedRows(
    rows: Sheet<PriceSheetColumn>['rows'],
    lines: readonly PriceListLine[],
    session: ClientSession | null,
  ): Promise<NamedCells[]> {
    const ids = await this.products.idsBySku(rows.map(skuIn).filter(Boolean), session);
    const categories = await this.categories.inShopOrder({ isAdmin: true });
    // The product of a stored line may have been deleted.
    const keys = new Map(lines.filter(({ sku }) => sku !== '').map(({ sku, key }) => [sku, key]));
    return rows.map((row) =>
      namedCells(row, {
        productOf: (sku) => ids.get(sku) ?? keys.get(sku),
        categoryOf: (name) => idOfCategory(categories, name),
      }),
    );
  }
}

/** undefined if several categories have this display name; short names are unique. */
function idOfCategory(categories: readonly CategoryResponse[], wanted: string): string | undefined {
  const named = categories.filter(({ displayName }) => displayName.toLowerCase() === wanted);
  const found =
    categories.find(({ name }) => name.toLowerCase() === wanted) ?? (named.length === 1 ? named[0] : undefined);
  return found?._id;
}

const NOTHING: LinesToEnd<PriceListLine> = { lines: [], ended: [], removed: [] };

type Change = Extract<PlannedLine, { action: 'create' | 'update' }>;
const isChange = (row: PlannedLine): row is Change => row.action === 'create' || row.action === 'update';

function digestOf(rows: readonly Change[], { lines }: LinesToEnd<PriceListLine>): string {
  const changes = rows.map(({ line, sku, action, changes: made }) => ({ line, sku, action, made }));
  return createHash('sha256')
    .update(JSON.stringify([changes, lines.map(toPriceLine)]))
    .digest('hex');
}

function toResponse({ sheet, rows, missing, after, digest }: Plan): PriceImportResponse {
  const count = (wanted: PlannedLine['action']) => rows.filter(({ action }) => action === wanted).length;
  return {
    applied: false,
    plan: digest,
    ended: 0,
    created: count('create'),
    updated: count('update'),
    unchanged: count('same'),
    wrong: count('wrong'),
    problems: [...sheet.problems],
    rows: rows.map((row, index) => toRow(row, sheet, index)),
    remarks: toRemarks(after),
    missing: missing.lines.map(toPriceLine),
  };
}

function toRow(row: PlannedLine, sheet: Sheet<PriceSheetColumn>, index: number): ImportRowResponse {
  const { line, sku, name, action } = row;
  const source = sheet.rows[index];
  const valueOf = (column: string) => quotedCell(sheet, source, column, PRICE_SHEET);
  return {
    line,
    sku,
    name,
    action,
    remarks: [],
    cells: [],
    changes: isChange(row) ? [...row.changes] : [],
    problems: action === 'wrong' ? row.problems.map((one) => ({ ...one, value: valueOf(one.field) })) : [],
  };
}

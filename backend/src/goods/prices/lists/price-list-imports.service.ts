import { Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import { PRICE_SHEET_COLUMNS, type PriceSheetColumn, priceSheetColumn } from '@shop/contract/price-list-import';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { type ImportKind, type ImportPlan, isChange } from '../../../platform/imports/import-kind.js';
import { toImport } from '../../../platform/imports/import-plan.js';
import { ImportRuns } from '../../../platform/imports/import-runs.service.js';
import type { Sheet, SheetForm } from '../../../platform/imports/import-sheet.js';
import { CategoriesService } from '../../catalog/categories.service.js';
import type { CategoryResponse } from '../../catalog/dto/category.response.js';
import { ProductsService } from '../../catalog/products.service.js';
import { lineIdentity, linesToEnd, type LinesToEnd } from './domain/missing-lines.js';
import type { ImportPriceLinesDto } from './dto/price-list.requests.js';
import type { PriceImportResponse } from './dto/price-list.response.js';
import { PriceLineDrafts } from './price-line-drafts.service.js';
import { PriceListEditing } from './price-list-editing.service.js';
import { type ListParts, type NamedCells, namedCells, planLine, type PlannedLine, skuIn } from './price-line-row.js';
import { toPriceLine, toRemarks } from './price-list.mapper.js';
import type { PriceListLine, PriceListRecord } from './price-list.schema.js';
import { PriceLists } from './price-lists.service.js';
import { MAX_PRICE_LIST_LINES } from '@shop/contract/price-lists';
import { ruleFault } from '../../../platform/errors/refuse.js';

const PRICE_SHEET: SheetForm<PriceSheetColumn> = {
  kinds: PRICE_SHEET_COLUMNS,
  maxRows: MAX_PRICE_LIST_LINES,
  tooMany: ruleFault('TOO_MANY_LINES/file', { max: MAX_PRICE_LIST_LINES }),
};

/** The list as stored, and what the rows of the file name. */
interface Found {
  readonly list: PriceListRecord;
  readonly lines: readonly PriceListLine[];
  /** By line of the file. */
  readonly cells: ReadonlyMap<number, NamedCells>;
  readonly parts: Omit<ListParts, 'cells'>;
}

type Plan = ImportPlan<PriceSheetColumn, PlannedLine, Found>;
type PriceKind = ImportKind<PriceSheetColumn, PlannedLine, Found>;

/** The import of lines of a price list, as a whole: a wrong row refuses the file. */
@Injectable()
export class PriceListImports {
  constructor(
    private readonly lists: PriceLists,
    private readonly editing: PriceListEditing,
    private readonly drafts: PriceLineDrafts,
    private readonly products: ProductsService,
    private readonly categories: CategoriesService,
    private readonly imports: ImportRuns,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError IMPORT_OUTDATED, PRICE_LIST_FULL, FILE_TOO_COMPLEX */
  run(id: string, { csv, plan, endMissing }: ImportPriceLinesDto, actor: Actor): Promise<PriceImportResponse> {
    const endsMissing = endMissing === true;
    const kind = this.kindFor(id, actor, endsMissing);
    return this.imports.run(kind, { csv, ...(plan && { plan }) }, actor, (found, confirmed) => {
      const missing = this.missing(found);
      const ended = endsMissing ? missing.ended.length + missing.removed.length : 0;
      return confirmed === null
        ? toDryRun(found, missing)
        : { ...toDryRun(found, missing), applied: true, rows: [], remarks: [], ended };
    });
  }

  private kindFor(id: string, actor: Actor, endsMissing: boolean): PriceKind {
    return {
      form: PRICE_SHEET,
      isWhole: true,
      load: (sheet, session) => this.load(id, sheet, session),
      planRow: (row, { cells, parts }) => planLine(row, { ...parts, cells: cells.get(row.line) }),
      besides: (plan) => this.missing(plan).lines.map(toPriceLine),
      apply: async (rows, plan, session) => {
        const missing = endsMissing ? this.missing(plan) : NOTHING;
        const changing = rows.filter(isLineChange);
        const saved = [...changing.map(({ stored }) => stored), ...missing.ended];
        const known = [...changing.flatMap(({ before }) => before ?? []), ...missing.lines];
        const changes = { saved, removed: missing.removed.map(({ _id }) => _id) };
        if (saved.length + missing.removed.length > 0)
          await this.editing.storeLines(plan.found.list, changes, known, { actor, session });
      },
    };
  }

  /** The lines that the file lacks; none if the file is wrong. */
  private missing({ sheet, rows, found }: Pick<Plan, 'sheet' | 'rows' | 'found'>): LinesToEnd<PriceListLine> {
    const isWrong = sheet.problems.length > 0 || rows.some(({ action }) => action === 'wrong');
    return isWrong ? NOTHING : linesToEnd(found.lines, storedOf(rows), dubaiDay(this.clock.now()));
  }

  private async load(id: string, sheet: Sheet<PriceSheetColumn>, session: ClientSession | null): Promise<Found> {
    const list = await this.lists.load(id, session);
    const lines = await this.lists.storedLines(list._id, session);
    const named = await this.namedRows(sheet.rows, lines, session);
    const targetOf = await this.drafts.targets([...named, ...lines.filter(({ moq }) => moq)], session);
    const stored = new Map(lines.map((line) => [lineIdentity(line), line]));
    const columns = new Set(sheet.headings.map(priceSheetColumn));
    return {
      list,
      lines,
      cells: new Map(sheet.rows.flatMap(({ line }, index) => (named[index] ? [[line, named[index]] as const] : []))),
      parts: { list: list._id, columns, stored, seen: new Set(), targetOf },
    };
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

const storedOf = (rows: readonly PlannedLine[]): PriceListLine[] =>
  rows.flatMap((row) => (row.action === 'wrong' ? [] : row.stored));

type LineChange = Extract<PlannedLine, { action: 'create' | 'update' }>;
const isLineChange = (row: PlannedLine): row is LineChange => isChange(row);

function toDryRun(plan: Plan, missing: LinesToEnd<PriceListLine>): PriceImportResponse {
  const all = [...plan.found.lines, ...storedOf(plan.rows)];
  const after = [...new Map(all.map((line) => [lineIdentity(line), line])).values()];
  return {
    ...toImport(plan),
    applied: false,
    ended: 0,
    remarks: toRemarks(after),
    missing: missing.lines.map(toPriceLine),
  };
}

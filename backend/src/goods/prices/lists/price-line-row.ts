import { PRODUCT_TYPES } from '@shop/contract/catalog';
import type { PriceSheetColumn } from '@shop/contract/price-list-import';
import { PRICE_TARGETS, type PriceTarget } from '@shop/contract/price-lists';
import type { Types } from 'mongoose';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { ruleFault } from '../../../platform/errors/refuse.js';
import { checked, problemsOf, type Problems } from '../../../platform/imports/checked-cells.js';
import type { ImportChangeResponse } from '../../../platform/imports/dto/import.response.js';
import { type PlannedRow, textOf, wrongRow } from '../../../platform/imports/import-kind.js';
import { numberIn, type SheetRow } from '../../../platform/imports/import-sheet.js';
import { lineIdentity } from './domain/missing-lines.js';
import { PriceLineDto } from './dto/price-list.requests.js';
import { type FindTarget, lineOf } from './price-line-drafts.service.js';
import { toPriceLine } from './price-list.mapper.js';
import type { PriceListLine } from './price-list.schema.js';

type Row = SheetRow<PriceSheetColumn>;

/** The target that a row names; an empty key: there is none. */
export interface NamedCells {
  readonly target: PriceTarget;
  readonly key: string;
  /** The row as in the file. */
  readonly moq: unknown;
}

type NamedRow = Pick<PlannedRow, 'line' | 'sku' | 'name'>;

/** The change that a row of a file makes to the lines of a list. */
export type PlannedLine = PlannedRow &
  (
    | { readonly action: 'same'; readonly stored: PriceListLine }
    | {
        readonly action: 'create' | 'update';
        readonly stored: PriceListLine;
        readonly before: PriceListLine | undefined;
      }
    | { readonly action: 'wrong' }
  );

/** Empty for lines that are not about a product. */
export const skuIn = ({ cells }: Row): string => textOf(cells.sku);

interface TargetKeys {
  readonly productOf: (sku: string) => string | undefined;
  /** By the display name or the short name, in lower case. */
  readonly categoryOf: (name: string) => string | undefined;
}

export function namedCells(row: Row, { productOf, categoryOf }: TargetKeys): NamedCells {
  const typed = textOf(row.cells.target).toLowerCase();
  const target = PRICE_TARGETS.find((one) => one === typed) ?? 'product';
  const name = textOf(row.cells.name).toLowerCase();
  const keys: Readonly<Record<PriceTarget, () => string | undefined>> = {
    product: () => productOf(skuIn(row)),
    category: () => categoryOf(name),
    type: () => PRODUCT_TYPES.find((type) => type.toLowerCase() === name),
    all: () => '',
  };
  return { target, key: keys[target]() ?? '', moq: row.cells.moq };
}

export interface ListParts {
  readonly cells: NamedCells | undefined;
  readonly list: Types.ObjectId;
  /** The columns of the file. */
  readonly columns: ReadonlySet<string | undefined>;
  /** By identity. */
  readonly stored: ReadonlyMap<string, PriceListLine>;
  /** Identities of earlier rows; that of this row is added. */
  readonly seen: Set<string>;
  readonly targetOf: FindTarget;
}

/** Checks a row by the rules of the call that saves lines. */
export async function planLine(row: Row, parts: ListParts): Promise<PlannedLine> {
  const { target = 'product', key = '' } = parts.cells ?? {};
  const typed = textOf(row.cells.target).toLowerCase();
  const named = { line: row.line, sku: skuIn(row), name: textOf(row.cells.name) };
  const isUnknown = key === '' && target !== 'all';
  const { body, problems } = await checked(PriceLineDto, {
    target: typed === '' ? target : typed,
    key,
    minQty: row.cells.minQty ?? 1,
    price: row.cells.price,
    percent: percentIn(row.cells.percent),
    moq: row.cells.moq,
    step: row.cells.step,
    max: row.cells.max,
    validFrom: textOf(row.cells.validFrom) || null,
    validTo: textOf(row.cells.validTo) || null,
  });
  const found = { ...problems, ...(isUnknown && UNKNOWN[target === 'product' ? 'product' : 'other']), ...row.faults };
  if (body === null || Object.keys(found).length > 0) return wrongRow(named, found);
  return planBody(named, body, parts);
}

const UNKNOWN: Readonly<Record<'product' | 'other', Problems>> = {
  product: { sku: ruleFault('UNKNOWN_SKU/list') },
  other: { name: ruleFault('UNKNOWN_TARGET') },
};

/** Excel writes a percentage with its sign. */
const percentIn = (cell: unknown): unknown =>
  typeof cell === 'string' && /[%٪]$/.test(cell) ? (numberIn(cell.slice(0, -1).trim()) ?? cell) : cell;

function planBody(named: NamedRow, body: PriceLineDto, parts: ListParts): PlannedLine {
  const { list, stored, seen, targetOf, columns } = parts;
  const { target, key = '', minQty, validFrom = null } = body;
  const identity = lineIdentity({ target, key, minQty, validFrom });
  if (seen.has(identity)) return wrongRow(named, { minQty: ruleFault('PRICED_TWICE') });
  seen.add(identity);
  const before = stored.get(identity);
  try {
    const line = lineOf(
      { ...body, ...unnamedQuantities(before, columns) },
      { list, before, target: targetOf({ target, key }), prefix: '' },
    );
    const row = { ...named, name: line.name };
    const changes = changesOf(before, line);
    if (before !== undefined && changes.length === 0) return { ...row, action: 'same', stored: before };
    return { ...row, action: before === undefined ? 'create' : 'update', before, stored: line, changes };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return wrongRow(named, problemsOf(error));
  }
}

/** A file may lack these columns: the line keeps its quantities. */
function unnamedQuantities(before: PriceListLine | undefined, columns: ListParts['columns']) {
  const { moq = null, step = null, max = null } = before ?? {};
  return Object.fromEntries(Object.entries({ moq, step, max }).filter(([column]) => !columns.has(column)));
}

function changesOf(before: PriceListLine | undefined, after: PriceListLine): ImportChangeResponse[] {
  const from = before && toPriceLine(before);
  const to = toPriceLine(after);
  const fields = before === undefined ? (['minQty', 'validFrom', ...CHANGED] as const) : CHANGED;
  return fields
    .filter((field) => (from?.[field] ?? null) !== to[field])
    .map((field) => ({
      field,
      from: from?.[field] ?? null,
      to: to[field],
      ...(field === 'price' && { isMoney: true }),
    }));
}

/** The fields of a line that are not its identity. */
const CHANGED = ['price', 'percent', 'moq', 'step', 'max', 'validTo'] as const;

import type { BankDateOrder } from '@shop/contract/bank';
import { aedText, type Fils, isAmount, MAX_AED, toFils } from '@shop/contract/money';
import { dayIn } from '../../money/bank/reading/days.js';
import { ruleFault } from '../../platform/errors/refuse.js';
import { numberIn } from '../../platform/imports/import-sheet.js';
import type { Problems } from '../../platform/imports/checked-cells.js';
import { textOf, wrongRow } from '../../platform/imports/import-kind.js';
import type { BroughtRow, RowContext } from '../move-in-step.js';
import type { CustomerNames, FoundCustomer } from './customer-names.js';

type Fault = ReturnType<typeof ruleFault>;
type Cells<C extends string> = Readonly<Partial<Record<C, unknown>>>;

/** Larger amounts are no whole fils. */
const MOST_AED = 1_000_000_000_000;

const NOTHING = { key: '', content: '', old: null };

export const emptyRow = (line: number, sku: string, name: string) => ({ line, sku, name, ...NOTHING });

/** A row that contradicts another one. */
export const refusedRow = <Row extends BroughtRow>(row: Row, problems: Problems) => ({
  ...wrongRow(row, problems),
  ...NOTHING,
  changes: [],
});

/** Reads the cells of a row and collects what is wrong with them, by column. */
export class RowCells<C extends string> {
  readonly problems: Partial<Record<C, Fault>>;

  constructor(
    private readonly cells: Cells<C>,
    private readonly order: BankDateOrder,
    faults: Readonly<Partial<Record<C, Fault>>>,
  ) {
    this.problems = { ...faults };
  }

  get isWrong(): boolean {
    return Object.keys(this.problems).length > 0;
  }

  text(column: C): string {
    const cell = this.cells[column];
    return typeof cell === 'number' ? String(cell) : textOf(cell);
  }

  /** Reads `25,000.00 Dr`, too; `Cr` is negative. @returns undefined if the cell is empty or wrong */
  amount(column: C): Fils | undefined {
    const cell = this.cells[column];
    if (cell === undefined || cell === '') return undefined;
    const [, written = '', side = ''] = /^(.*?)\s*(dr|cr)?\.?$/iu.exec(this.text(column)) ?? [];
    const read = typeof cell === 'number' ? cell : numberIn(written.replace(/^(?:AED|Dhs?\.?)\s*/iu, ''));
    const value = read === undefined ? undefined : side.toLowerCase() === 'cr' ? -read : read;
    if (value === undefined || !isAmount(Math.abs(value)) || Math.abs(value) > MOST_AED) {
      this.fault(column, ruleFault('OPENING_AMOUNT', { value: this.text(column) }));
      return undefined;
    }
    return value < 0 ? -toFils(-value) : toFils(value);
  }

  /** @returns a day of the calendar; undefined if the cell is empty or wrong */
  day(column: C): string | undefined {
    const text = this.text(column);
    if (text === '') return undefined;
    const day = dayIn(text, this.order);
    if (day === undefined) this.fault(column, ruleFault('DAY', { value: text }));
    return day;
  }

  /** A day before the first one in the shop; as `day` otherwise. */
  dayBefore(switchDay: string, column: C): string | undefined {
    const day = this.day(column);
    if (day !== undefined && day >= switchDay)
      this.fault(column, ruleFault('OPENING_AFTER_SWITCH', { day: switchDay }));
    return day;
  }

  require(...columns: readonly C[]): void {
    for (const column of columns) if (this.text(column) === '') this.fault(column, ruleFault('REQUIRED'));
  }

  /** Refuses longer texts than the records of the shop have. */
  limit(lengths: Readonly<Partial<Record<C, number>>>): void {
    for (const [column, max] of Object.entries(lengths) as [C, number][])
      if (this.text(column).length > max) this.fault(column, ruleFault('TOO_LONG', { max }));
  }

  /** Refuses a larger total than documents of the shop have. */
  limitTotal(column: C, total: Fils): void {
    const max = toFils(MAX_AED);
    if (total > max) this.fault(column, ruleFault('TOTAL_TOO_HIGH', { max: aedText(max) }));
  }

  fault(column: C, fault: Fault): void {
    this.problems[column] ??= fault;
  }
}

/** True if a document of the shop will have this number. */
export function isAhead(number: string, starts: RowContext['starts'], of: 'INV' | 'ORD' | 'QUO'): boolean {
  const [, series = '', value = ''] = /^([A-Z]{3}-\d{4})-(\d{5,9})$/u.exec(number) ?? [];
  return series.startsWith(of) && Number(value) > (starts.get(series) ?? 0);
}

export const aheadFault = (number: string): Fault =>
  ruleFault('NUMBER_AHEAD_OF_SERIES', { number, series: number.slice(0, 8) });

/** Refuses a missing number, and one that another document has or will have. @param taken the numbers that documents have */
export function checkNumber(
  row: RowCells<'number'>,
  { brought, starts, taken }: RowContext & { readonly taken: ReadonlySet<string> },
  series: 'INV' | 'ORD' | 'QUO',
): void {
  const number = row.text('number');
  row.require('number');
  if (taken.has(number) && !brought.has(number)) row.fault('number', ruleFault('OPENING_NUMBER_USED', { number }));
  if (isAhead(number, starts, series)) row.fault('number', aheadFault(number));
}

type Shown = readonly { readonly field: string; readonly to: unknown }[];

function valuesOf(shown: Shown): Map<string, string> {
  const values = new Map<string, string>();
  for (const { field, to } of shown)
    values.set(field, [values.get(field), String(to)].filter((one) => one !== undefined).join('; '));
  return values;
}

/** The faults of a row that differs from the one that was brought. @param main is named if nothing that is shown differs */
export function changedFaults(main: string, number: string, before: Shown, after: Shown): Record<string, Fault> {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  const differing = [...new Set([...was.keys(), ...is.keys()])].filter((field) => was.get(field) !== is.get(field));
  const faults = differing.map((field) => [
    field,
    ruleFault('OPENING_CHANGED_FROM', { before: was.get(field) ?? '–' }),
  ]);
  return faults.length === 0
    ? { [main]: ruleFault('OPENING_CHANGED', { number }) }
    : (Object.fromEntries(faults) as Record<string, Fault>);
}

export const broughtIn = <T>(content: string): T =>
  JSON.parse(content, (key, value: unknown) =>
    /(?:At|Day|Date)$/u.test(key) && typeof value === 'string' && value.endsWith('Z') ? new Date(value) : value,
  ) as T;

/** True for the words of a sum, and for the time below a report: a customer may be called Total Print. */
export const isSum = (text: string): boolean =>
  /^(?:(?:grand\s+|percentage of\s+)?total\s*:?$|total for\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b.*\bGMT)/iu.test(
    text,
  );

/** The account that the row names. @returns undefined if it is not certain */
export function customerOf(row: RowCells<'customer' | 'trn'>, customers: CustomerNames): string | undefined {
  const name = row.text('customer');
  const found = customers.find(name, row.text('trn'));
  if ('id' in found) return found.id;
  row.fault('customer', customerFault(name, found));
  return undefined;
}

function customerFault(name: string, found: Exclude<FoundCustomer, { readonly id: string }>): Fault {
  if (found.problem === 'like') return ruleFault('OPENING_CUSTOMER_LIKE', { name, like: found.name });
  if (found.problem === 'ambiguous') return ruleFault('OPENING_CUSTOMER_TWICE', { name });
  if (found.problem === 'alone') return ruleFault('OPENING_CUSTOMER_ALONE', { name });
  return ruleFault('OPENING_CUSTOMER_UNKNOWN', { name });
}

/** Noon in Dubai, so that the day is the same in every zone nearby. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00+04:00`);

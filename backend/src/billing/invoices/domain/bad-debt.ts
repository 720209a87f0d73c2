import { creditOfAmount } from '@shop/contract/credit';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { Fils } from '@shop/contract/money';
import { type PriceBasis, sumOf, type TaxedCategory } from '@shop/contract/vat';
import { RELIEF_MONTHS } from '@shop/contract/write-offs';

/** Changes of the part of a debt that is written off. A recovery is money that comes for it afterwards. */
export const BAD_DEBT_CHANGES = ['writeOff', 'writeOffUndone', 'recovery', 'recoveryUndone'] as const;
export type BadDebtChangeKind = (typeof BAD_DEBT_CHANGES)[number];

export interface BadDebtChange {
  readonly kind: BadDebtChangeKind;
  readonly at: Date;
  /** Without a sign. */
  readonly amount: Fils;
  /** The id of the write-off, or of the payment. */
  readonly of: string;
}

/** The VAT that the return of a period adjusts: below 0 for relief, above 0 for VAT that is due again. */
export interface BadDebtVat {
  readonly at: Date;
  readonly categories: readonly TaxedCategory[];
  /** True if it belongs to days of a closed period, so that it counts when it was recorded. */
  readonly isLate: boolean;
}

interface Id {
  toString(): string;
}

interface WriteOff {
  readonly _id: Id;
  readonly amount: Fils;
  readonly at: Date;
  readonly undone: { readonly at: Date } | null;
}

interface Payment {
  readonly _id: Id;
  readonly amount: Fils;
  readonly status: 'Received' | 'Refunded';
  readonly paymentDate: Date;
  readonly appliedAt: Date | null;
  readonly refundedAt: Date | null;
  readonly refunds:
    | readonly {
        readonly amount: Fils;
        readonly paymentDate: Date;
        readonly unappliedAt: Date | null;
      }[]
    | undefined;
}

/** The records of an invoice that move its debt. */
export interface DebtRecords {
  readonly issuedTotal: Fils;
  readonly advanced: Fils;
  /** Credit notes of the old books took `creditedBefore` off it. */
  readonly opening?: { readonly creditedBefore: Fils } | null;
  readonly creditNotes: readonly { readonly _id: Id; readonly total: Fils; readonly createdAt: Date }[];
  readonly payments: readonly Payment[];
  readonly writeOffs: readonly WriteOff[];
  /** Small differences reduce the debt like credit notes. */
  readonly differences: readonly WriteOff[];
}

/** On one day in this order: money of the day of a write-off is a recovery. */
const EVENTS = ['credit', 'writeOff', 'money', 'undo'] as const;

interface DebtEvent {
  readonly kind: (typeof EVENTS)[number];
  readonly at: Date;
  /** Negative for refunds. */
  readonly amount: Fils;
  readonly of: string;
}

interface Step extends BadDebtChange {
  /** The amount that is written off and not recovered from then on. */
  readonly after: Fils;
}

/** How the written-off part of a debt changed, each change on its own day. */
export const badDebtChanges = (records: DebtRecords): BadDebtChange[] =>
  stepsOf(records).map(({ kind, at, amount, of }) => ({ kind, at, amount, of }));

/** The part of the debt that is written off, and was not paid afterwards. */
export const writtenOffOf = (records: DebtRecords): Fils => stepsOf(records).at(-1)?.after ?? 0;

/** A write-off never exceeds the unpaid amount due: money beyond it recovers written-off debt. */
function stepsOf({ issuedTotal, advanced, opening, ...records }: DebtRecords): Step[] {
  const steps: Step[] = [];
  let owed = issuedTotal - advanced - (opening?.creditedBefore ?? 0);
  let writtenOff = 0;
  let before = 0;
  for (const event of eventsOf(records)) {
    if (event.kind === 'writeOff') writtenOff += event.amount;
    else if (event.kind === 'undo') writtenOff -= event.amount;
    else owed -= event.amount;
    const after = Math.min(writtenOff, Math.max(owed, 0));
    if (after !== before) {
      const { at, of } = event;
      steps.push({ kind: changeOf(event.kind, after > before), at, amount: Math.abs(after - before), of, after });
    }
    before = after;
  }
  return steps;
}

function changeOf(kind: DebtEvent['kind'], isMore: boolean): BadDebtChangeKind {
  if (kind === 'money') return isMore ? 'recoveryUndone' : 'recovery';
  return isMore ? 'writeOff' : 'writeOffUndone';
}

function eventsOf({
  creditNotes,
  payments,
  writeOffs,
  differences,
}: Omit<DebtRecords, 'issuedTotal' | 'advanced' | 'opening'>) {
  const events = [
    ...creditNotes.map(({ _id, total, createdAt }) => eventOf('credit', createdAt, total, _id)),
    ...differences.flatMap(({ _id, amount, at, undone }) => [
      eventOf('credit', at, amount, _id),
      ...(undone ? [eventOf('credit', undone.at, -amount, _id)] : []),
    ]),
    ...payments.flatMap(eventsOfPayment),
    ...writeOffs.flatMap(({ _id, amount, at, undone }) => [
      eventOf('writeOff', at, amount, _id),
      ...(undone ? [eventOf('undo', undone.at, amount, _id)] : []),
    ]),
  ];
  return events.sort(
    (one, other) =>
      dubaiDay(one.at).localeCompare(dubaiDay(other.at)) ||
      EVENTS.indexOf(one.kind) - EVENTS.indexOf(other.kind) ||
      one.at.getTime() - other.at.getTime(),
  );
}

/** The same days as in the movements of the account. */
function eventsOfPayment(payment: Payment): DebtEvent[] {
  const { _id, amount, status, paymentDate, appliedAt, refundedAt, refunds = [] } = payment;
  const rest = refunds.reduce((left, refund) => left - (refund.unappliedAt ? 0 : refund.amount), amount);
  return [
    eventOf('money', appliedAt ?? paymentDate, amount, _id),
    ...refunds.flatMap((refund) => [
      eventOf('money', refund.paymentDate, -refund.amount, _id),
      ...(refund.unappliedAt ? [eventOf('money', refund.unappliedAt, refund.amount, _id)] : []),
    ]),
    ...(status === 'Refunded' ? [eventOf('money', refundedAt ?? paymentDate, -rest, _id)] : []),
  ];
}

const eventOf = (kind: DebtEvent['kind'], at: Date, amount: Fils, id: Id): DebtEvent => ({
  kind,
  at,
  amount,
  of: id.toString(),
});

/** The amounts due of an invoice, by VAT category. */
export interface DebtShares {
  readonly basis: PriceBasis;
  readonly categories: TaxedCategory[];
}

/** The VAT of an invoice that is due by category, less advances and credit notes. Nothing is below 0. */
export function debtShares(
  issued: readonly TaxedCategory[],
  taken: readonly TaxedCategory[],
  basis: PriceBasis,
): DebtShares {
  const left = issued.map((category) =>
    taken
      .filter((one) => keyOf(one) === keyOf(category))
      .reduce(
        (rest, { net, vat, gross }) => ({
          ...rest,
          net: rest.net - net,
          vat: rest.vat - vat,
          gross: rest.gross - gross,
        }),
        category,
      ),
  );
  return { basis, categories: left.filter(({ net, vat, gross }) => gross > 0 && net >= 0 && vat >= 0) };
}

const NO_CHARGE: TaxedCategory = { category: 'S', rate: 0, net: 0, vat: 0, gross: 0 };

/** The VAT of a part of the debt, by category, as a credit note of this amount would share it. All of it has all VAT. */
export function vatShareOf({ basis, categories }: DebtShares, amount: Fils): readonly TaxedCategory[] {
  const most = sumOf(categories).gross;
  if (amount === 0 || most === 0) return [];
  const lines = categories.map((category) => ({ ...category, qty: 1 }));
  const left = { basis, lines, deliveryCharge: NO_CHARGE, extraFee: NO_CHARGE };
  return creditOfAmount(left, Math.min(amount, most)).categories;
}

interface Adjusted {
  readonly records: DebtRecords;
  readonly shares: DebtShares;
  /** Stored lines only. */
  readonly before: readonly BadDebtVat[];
  /** The last closed day in Dubai, or empty. */
  readonly closed: string;
  readonly now: Date;
}

/**
 * The adjustments of VAT for a bad debt, each on the day of its change. Those of closed periods stay; what would change
 * them counts now. A write-off that is undone before its period is closed leaves nothing.
 */
export function badDebtVat({ records, shares, before, closed, now }: Adjusted): BadDebtVat[] {
  const isClosed = (at: Date) => dubaiDay(at) <= closed;
  const final = before.filter(({ at }) => isClosed(at));
  const writeOffs = records.writeOffs.filter(({ at, undone }) => !undone || isClosed(at));
  const steps = stepsOf({ ...records, writeOffs });
  const until = steps.filter(({ at }) => isClosed(at)).at(-1)?.after ?? 0;
  const counted = added(final.flatMap(({ categories }) => categories));
  const atClose = vatShareOf(shares, until);
  const lateAt = before.find(({ at, isLate }) => isLate && !isClosed(at))?.at ?? now;
  const late = { at: lateAt, isLate: true, categories: added([...negative(atClose), ...negative(counted)]) };
  let last = atClose;
  const open = steps
    .filter(({ at }) => !isClosed(at))
    .map(({ at, after }) => {
      const share = vatShareOf(shares, after);
      const categories = added([...last, ...negative(share)]);
      last = share;
      return { at, isLate: false, categories };
    });
  return [...final, ...[late, ...open].filter(({ categories }) => categories.some(({ vat }) => vat !== 0))];
}

const negative = (categories: readonly TaxedCategory[]): TaxedCategory[] =>
  categories.map(({ category, rate, net, vat, gross }) => ({
    category,
    rate,
    net: 0 - net,
    vat: 0 - vat,
    gross: 0 - gross,
  }));

function added(parts: readonly TaxedCategory[]): TaxedCategory[] {
  const keys = [...new Set(parts.map(keyOf))];
  return keys
    .flatMap((key) => {
      const own = parts.filter((part) => keyOf(part) === key);
      return own[0] === undefined ? [] : [{ category: own[0].category, rate: own[0].rate, ...sumOf(own) }];
    })
    .filter(({ net, vat, gross }) => net !== 0 || vat !== 0 || gross !== 0);
}

const keyOf = ({ category, rate }: TaxedCategory) => `${category} ${rate}`;

interface Supplied {
  readonly supplyDate: Date | null;
  readonly taxDate: Date;
}

export interface TaxedSupply extends Supplied {
  /** null if without VAT. */
  readonly tax: { readonly vat: Fils } | null;
}

/** The first day in Dubai on which an invoice with VAT may be written off; null, without VAT: any. */
export const reliefDayOf = ({ tax, ...invoice }: TaxedSupply): string | null =>
  tax && tax.vat > 0 ? reliefDay(invoice) : null;

/**
 * The first day in Dubai on which relief can be had: more than six months after the supply, and after the day that decides
 * its period in the return, so that its VAT is accounted for.
 */
export function reliefDay({ supplyDate, taxDate }: Supplied): string {
  const counted = supplyDate !== null && supplyDate > taxDate ? supplyDate : taxDate;
  const [year = 0, month = 0, day = 0] = dubaiDay(counted).split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + RELIEF_MONTHS + 1, 0)).getUTCDate();
  const after = Date.UTC(year, month - 1 + RELIEF_MONTHS, Math.min(day, lastOfMonth) + 1);
  return new Date(after).toISOString().slice(0, 10);
}

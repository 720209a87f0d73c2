import {
  type AccountRole,
  accountOfMethod,
  type BookRole,
  type Income,
  incomeRole,
  type JournalKind,
} from '@shop/contract/books';
import type { Fils } from '@shop/contract/money';
import type { TaxCategory, TaxedCategory } from '@shop/contract/vat';
import { boxOf, type VatBox } from '@shop/contract/vat-return';
import type { BookedDocument, BookEvent, TaxedEvent } from './book-event.js';

/** The place of a line in the VAT return. */
export interface LineVat {
  readonly category: TaxCategory;
  /** In percent. */
  readonly rate: number;
  /** null if the return does not include it. */
  readonly box: VatBox | null;
  readonly taxDay: string;
  readonly isAdjustment: boolean;
}

export interface JournalLine {
  readonly role: BookRole;
  /** Above 0: debit; below 0: credit. */
  readonly amount: Fils;
  /** The number of the document that the line is about: its account is the party of the line. */
  readonly of: string;
  readonly vat: LineVat | null;
}

export interface JournalEntry {
  /** The same for the same event, at any time. */
  readonly _id: string;
  readonly day: string;
  readonly kind: JournalKind;
  readonly document: BookedDocument;
  readonly reference: string;
  readonly lines: readonly JournalLine[];
}

/** The account of a line, with its name on the document. */
export interface Party {
  /** The key of the account. */
  readonly key: string;
  readonly name: string;
  readonly trn: string;
}

export interface PostedLine extends JournalLine {
  readonly party: Party;
}

export interface PostedEntry extends JournalEntry {
  readonly lines: readonly PostedLine[];
}

type Lines = readonly JournalLine[];

/** The balanced entry of an event, in fils. Lines of 0 are omitted. */
export function journalOf(event: BookEvent): JournalEntry {
  const { day, kind, key, document, reference } = event;
  const _id = [document.resource, document._id, kind, ...(key === '' ? [] : [key])].join(':');
  return { _id, day, kind, document, reference, lines: LINES[kind](event).filter(({ amount }) => amount !== 0) };
}

const LINES: Readonly<Record<JournalKind, (event: BookEvent) => Lines>> = {
  opening: (event) => [...against('opening')(event), ...openingAdvance(event)],
  invoice: (event) => [...owed(event), ...mirrored(supplied(event))],
  credit: (event) => [...owed(event), ...supplied(event)],
  void: (event) => (event.taxed ? [...owed(event), ...supplied(event)] : against('opening')(event)),
  writeOff: against('badDebts'),
  writeOffUndone: against('badDebts'),
  recovery: against('badDebts'),
  recoveryUndone: against('badDebts'),
  badDebtVat: adjusted,
  bankCharge: against('bankCharges'),
  difference: against('smallDifferences'),
  differenceUndone: (event) => against(event.undone === 'bankCharge' ? 'bankCharges' : 'smallDifferences')(event),
  payment: money,
  refund: money,
  returned: money,
  mistake: money,
  applied: owed,
  unapplied: owed,
  chequeTaken: against('chequesInHand'),
  chequeEnded: against('chequesInHand'),
};

/** The amounts that an event adds to debts, and takes from the credit of receipts. */
function owed({ document, parts }: BookEvent): Lines {
  return parts.map(({ of, amount }) => {
    const isCredit = document.resource === 'receipts' && of === document.number;
    return line(isCredit ? 'customerCredit' : 'receivables', amount, of);
  });
}

/** Books the parts of an event against one account. */
function against(role: AccountRole) {
  return (event: BookEvent): Lines => {
    const lines = owed(event);
    return [line(role, -lines.reduce((sum, { amount }) => sum + amount, 0), event.document.number), ...lines];
  };
}

/** The old books declared the VAT of an advance: what the shop owes is its net amount. */
function openingAdvance({ document: { number }, taxed }: BookEvent): Lines {
  const net = (taxed?.categories ?? []).reduce((sum, category) => sum + category.net, 0);
  return [line('opening', net, number), line('advances', -net, number)];
}

function money(event: BookEvent): Lines {
  return against(event.method === null ? 'opening' : accountOfMethod(event.method))(event);
}

const mirrored = (lines: Lines): Lines => lines.map((one) => ({ ...one, amount: -one.amount }));

/** The income and the VAT of a document as debits, less the advances that it deducts. */
function supplied({ document: { number }, taxed }: BookEvent): Lines {
  if (taxed === undefined) return [];
  const { categories, advances, advanced, total } = taxed;
  if (categories === null) {
    const role = taxed.ofAdvance ? 'advances' : incomeRole('sales', 'O');
    return [line(role, total, number), line('advances', -advanced, number)];
  }
  return [
    ...(taxed.ofAdvance ? booked(taxed, number, categories, () => 'advances') : incomes(taxed, number, categories)),
    ...mirrored(booked(taxed, number, advances, () => 'advances')),
  ];
}

/** Charges have accounts of their own; the rest of each category is sales. */
function incomes(taxed: TaxedEvent, number: string, categories: readonly TaxedCategory[]): Lines {
  const charges = [
    { income: 'delivery' as const, charge: taxed.deliveryCharge },
    { income: 'extraFee' as const, charge: taxed.extraFee },
  ].flatMap(({ income, charge }) => (charge === null ? [] : [{ income, charge }]));
  const ofIncome =
    (income: Income) =>
    ({ category }: TaxedCategory) =>
      incomeRole(income, category);
  const sales = categories.map((category) =>
    charges
      .filter(({ charge }) => charge.category === category.category && charge.rate === category.rate)
      .reduce((rest, { charge }) => ({ ...rest, net: rest.net - charge.net, vat: rest.vat - charge.vat }), category),
  );
  return [
    ...booked(taxed, number, sales, ofIncome('sales')),
    ...charges.flatMap(({ income, charge }) => booked(taxed, number, [charge], ofIncome(income))),
  ];
}

function booked(
  taxed: TaxedEvent,
  number: string,
  categories: readonly TaxedCategory[],
  roleOf: (category: TaxedCategory) => AccountRole,
): Lines {
  return categories.flatMap((category) => {
    const vat = vatOf(taxed, category);
    return [
      { ...line(roleOf(category), category.net, number), vat },
      { ...line('outputVat', category.vat, number), vat },
    ];
  });
}

/** Relief makes the bad debt smaller: its VAT is below 0. */
function adjusted({ document: { number }, taxed }: BookEvent): Lines {
  if (!taxed?.categories) return [];
  return taxed.categories.flatMap((category) => [
    { ...line('badDebtVat', -category.vat, number), vat: { ...vatOf(taxed, category), isAdjustment: true } },
    line('badDebts', category.vat, number),
  ]);
}

const vatOf = ({ emirate, taxDay }: TaxedEvent, { category, rate }: TaxedCategory): LineVat => ({
  category,
  rate,
  box: boxOf(category, emirate),
  taxDay,
  isAdjustment: false,
});

const line = (role: AccountRole, amount: Fils, of: string): JournalLine => ({ role, amount, of, vat: null });

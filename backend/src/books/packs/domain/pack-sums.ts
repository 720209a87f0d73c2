import { type BookCheck, type BookRole, purposeOf } from '@shop/contract/books';
import type { Fils } from '@shop/contract/money';
import { VAT_BOXES, type VatBox } from '@shop/contract/vat-return';
import type { BookedMoney } from '../../../money/bank/domain/suggestion.js';
import type { PostedEntry, PostedLine } from '../../journal/domain/journal-of.js';

interface BoxSums {
  amount: Fils;
  vat: Fils;
  adjustment: Fils;
}

/** Days in Dubai, both included. */
export interface PackPeriod {
  readonly from: string;
  readonly to: string;
}

/** The name of the files of a period. */
export const packName = ({ from, to }: PackPeriod): string => `Books-${from}-${to}`;

export interface Check {
  readonly check: BookCheck;
  /** The box of the VAT return; empty for other checks. */
  readonly box: string;
  readonly journal: Fils;
  readonly other: Fils;
}

/** Money that came to the bank in the period. */
export type BankMoney = Omit<BookedMoney, 'left' | 'chequeNumber'> & { readonly amount: Fils };

const OWED: ReadonlySet<BookRole> = new Set(['receivables', 'customerCredit', 'chequesInHand']);

/** The sums of the journal for a period: added up entry by entry, so that no entry stays in memory. */
export class PackSums {
  debit: Fils = 0;
  credit: Fils = 0;
  /** Owed by all customers at the end of the period. */
  owed: Fils = 0;
  /** The same after all entries. */
  owedInAll: Fils = 0;
  readonly balances = new Map<BookRole, Fils>();
  /** The ids of all money, of any day. */
  readonly money = new Set<string>();
  private readonly atBank: BankMoney[] = [];
  private readonly reversed = new Set<string>();
  private readonly boxes = new Map<VatBox, BoxSums>();

  constructor(private readonly period: PackPeriod) {}

  isWithin({ day }: PostedEntry): boolean {
    return day >= this.period.from && day <= this.period.to;
  }

  add(entry: PostedEntry): void {
    const isWithin = this.isWithin(entry);
    for (const line of entry.lines) {
      const { role, amount } = line;
      const owed = OWED.has(role) ? amount : 0;
      this.owedInAll += owed;
      if (entry.day <= this.period.to) {
        this.balances.set(role, (this.balances.get(role) ?? 0) + amount);
        this.owed += owed;
      }
      if (isWithin && amount > 0) this.debit += amount;
      if (isWithin && amount < 0) this.credit -= amount;
      this.addVat(line);
    }
    this.addMoney(entry);
  }

  /** Without money that never came, or went back with its cheque. */
  get bankMoney(): BankMoney[] {
    return this.atBank.filter(({ _id }) => !this.reversed.has(_id));
  }

  /** The figures of a box; box 8 has those of all boxes. */
  boxOf(box: VatBox): Readonly<BoxSums> {
    const none = { amount: 0, vat: 0, adjustment: 0 };
    if (box !== '8') return this.boxes.get(box) ?? none;
    return [...this.boxes.values()].reduce(
      (sum, { amount, vat, adjustment }) => ({
        amount: sum.amount + amount,
        vat: sum.vat + vat,
        adjustment: sum.adjustment + adjustment,
      }),
      none,
    );
  }

  private addMoney(entry: PostedEntry): void {
    const { kind, day, reference, lines } = entry;
    const { resource, _id, number } = entry.document;
    if (kind === 'mistake' || kind === 'returned') this.reversed.add(_id);
    if (kind !== 'payment' || (resource !== 'receipts' && resource !== 'payments')) return;
    this.money.add(_id);
    const toBank = lines.find(({ role }) => purposeOf(role) === 'bank');
    if (toBank === undefined || !this.isWithin(entry)) return;
    const { amount, party } = toBank;
    this.atBank.push({ resource, _id, refund: null, number, day, payer: party.name, reference, amount });
  }

  /** The tax day decides, not the day of the entry. */
  private addVat({ role, amount, vat }: PostedLine): void {
    if (!vat?.box || vat.taxDay < this.period.from || vat.taxDay > this.period.to) return;
    const sums = this.boxes.get(vat.box) ?? { amount: 0, vat: 0, adjustment: 0 };
    if (vat.isAdjustment) sums.adjustment -= amount;
    else if (role === 'outputVat') sums.vat -= amount;
    else sums.amount -= amount;
    this.boxes.set(vat.box, sums);
  }
}

/** The same figures from the lists of the shop. */
export interface ShopFigures {
  readonly statements: Fils;
  readonly ageing: Fils;
  /** By the amounts that invoices and receipts store. */
  readonly documents: Fils;
  readonly boxes: readonly (BoxSums & { readonly box: VatBox })[];
  /** The VAT of the lines behind the return. */
  readonly vatOfLines: Fils;
  /** The same money of the bank by bank lines, and what is open. */
  readonly atBank: Fils;
  /** Money of matched bank lines of the period, and the part that is in the books. */
  readonly matched: { readonly all: Fils; readonly inBooks: Fils };
}

/** Boxes of which neither side has anything are omitted, except the total. */
export function checksOf(sums: PackSums, shop: ShopFigures): Check[] {
  const check = (name: BookCheck, journal: Fils, other: Fils, box = '') => ({ check: name, box, journal, other });
  const received = sums.bankMoney.reduce((sum, { amount }) => sum + amount, 0);
  const boxes = VAT_BOXES.flatMap((box) => {
    const own = shop.boxes.find((one) => one.box === box);
    if (own === undefined || box === '12' || box === '14') return [];
    const { amount, vat, adjustment } = sums.boxOf(box);
    return [
      check('vatAmount', amount, own.amount, box),
      check('vat', vat, own.vat, box),
      check('vatAdjustment', adjustment, own.adjustment, box),
    ].filter(({ journal, other }) => box === '8' || journal !== 0 || other !== 0);
  });
  return [
    check('balance', sums.debit, sums.credit),
    check('receivables', sums.owed, shop.statements),
    check('ageing', sums.owed, shop.ageing),
    check('documents', sums.owedInAll, shop.documents),
    ...boxes,
    check('vatLines', sums.boxOf('8').vat, shop.vatOfLines),
    check('bank', received, shop.atBank),
    check('bankMatches', shop.matched.inBooks, shop.matched.all),
  ];
}

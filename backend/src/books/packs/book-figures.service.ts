import { Injectable } from '@nestjs/common';
import { endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { type Fils, toFils } from '@shop/contract/money';
import type { RecordResource } from '@shop/contract/records';
import type { VatBox } from '@shop/contract/vat-return';
import type { BroughtReturnResponse } from '../../billing/tax/dto/vat-return.response.js';
import { TaxReports } from '../../billing/tax/tax-reports.service.js';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import { SalesService } from '../../insight/sales/sales.service.js';
import { BankLines } from '../../money/bank/bank-lines.service.js';
import { ChequeCover } from '../../money/cheques/cheque-cover.service.js';
import { Receivables } from '../../money/receivables/ageing/receivables.service.js';
import type { PostedEntry } from '../journal/domain/journal-of.js';
import { JournalReading } from '../journal/journal-reading.service.js';
import { type Check, checksOf, type PackPeriod, PackSums } from './domain/pack-sums.js';

/** The records that the checks read. */
const CHECKED: readonly RecordResource[] = [
  'invoices',
  'credit-notes',
  'payments',
  'receipts',
  'cheques',
  'bank-lines',
  'move-ins',
];

/** After every entry: later ones may cancel VAT of the period. */
const LAST_DAY = '9999-12-31';

/** The figures of the old books in the VAT return, which the journal does not have. Box 8 has those of all boxes. */
function broughtIn(returns: readonly BroughtReturnResponse[]) {
  const all = returns.flatMap(({ boxes }) => boxes);
  const of = (box: VatBox) => (box === '8' ? all : all.filter((one) => one.box === box));
  return {
    amountOf: (box: VatBox): Fils => of(box).reduce((sum, { amount }) => sum + toFils(amount), 0),
    vatOf: (box: VatBox): Fils => of(box).reduce((sum, { vat }) => sum + toFils(vat), 0),
  };
}

/** Reads the journal beside the lists that it must agree with. */
@Injectable()
export class BookFigures {
  /** Reads the journal from its first day: the answer is cached until a record changes. @param days first and last */
  readonly checks: (...days: readonly [from: string, to: string]) => Promise<readonly Check[]>;

  constructor(
    cache: QueryCache,
    private readonly reading: JournalReading,
    private readonly tax: TaxReports,
    private readonly receivables: Receivables,
    private readonly bank: BankLines,
    private readonly cheques: ChequeCover,
    private readonly sales: SalesService,
  ) {
    this.checks = cache.cached(CHECKED, async (from, to) => (await this.compare({ from, to }, () => undefined)).checks);
  }

  /** @param onEntry called with each entry of the period, in no order */
  async compare(period: PackPeriod, onEntry: (entry: PostedEntry) => void) {
    const sums = new PackSums(period);
    for await (const portion of this.reading.between({ from: null, to: LAST_DAY })) {
      for (const entry of portion) {
        sums.add(entry);
        if (sums.isWithin(entry)) onEntry(entry);
      }
    }
    const { from, to } = period;
    const [vatReturn, vatLines, ageing, statements, documents, atBank, matched] = await Promise.all([
      this.tax.vatReturn({ from, to }),
      this.tax.vatLines({ from, to }),
      this.receivables.listReceivables({ on: to }),
      this.receivables.statementBalance({ on: to }),
      this.receivables.storedBalance(),
      this.bank.matchedOrOpen(sums.bankMoney),
      this.bank.matchedIn(period, (id) => sums.money.has(id)),
    ]);
    const { current, overdue, creditBalance } = ageing.total;
    const brought = broughtIn(vatReturn.broughtIn);
    const checks = checksOf(sums, {
      statements,
      documents,
      ageing: toFils(current) + toFils(overdue) - toFils(creditBalance),
      boxes: vatReturn.boxes.map(({ box, amount, vat, adjustment }) => ({
        box,
        amount: toFils(amount) - brought.amountOf(box),
        vat: toFils(vat ?? 0) - brought.vatOf(box),
        adjustment: toFils(adjustment ?? 0),
      })),
      vatOfLines: vatLines.reduce((sum, { box, vat }) => sum + (box === null ? 0 : toFils(vat)), 0),
      atBank: atBank.sum,
      matched,
    });
    return { sums, checks, vatReturn, vatLines, ageing, openAtBank: atBank.open };
  }

  /** The other lists of the pack. */
  async lists({ from, to }: PackPeriod) {
    const [first = 0, last = 0] = [from, to].map((day) => Number(day.slice(0, 4)));
    const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const series = await Promise.all(years.map((year) => this.tax.numberSeries({ year })));
    const cheques = [];
    for await (const cheque of this.cheques.journalled({ since: null })) cheques.push(cheque);
    const end = endOfDubaiDay(startOfDubaiDay(to));
    return { series: series.flat(), cheques, sales: await this.sales.between(startOfDubaiDay(from), end, 'product') };
  }
}

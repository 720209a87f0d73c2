import { Injectable } from '@nestjs/common';
import { type BookRole, bookRoleOf, type JournalResource } from '@shop/contract/books';
import { startOfDubaiDay } from '@shop/contract/dubai-day';
import { CreditNotesService } from '../../billing/credit-notes/credit-notes.service.js';
import { accountKeyOf, accountOf } from '../../billing/invoices/account.js';
import { type InvoiceBuyerView, InvoiceTaxViews } from '../../billing/invoices/invoice-tax-views.service.js';
import { BankLines } from '../../money/bank/bank-lines.service.js';
import { ChequeCover } from '../../money/cheques/cheque-cover.service.js';
import { PaymentsService } from '../../money/payments/payments.service.js';
import { AccountCredit } from '../../money/receipts/account-credit.service.js';
import type { ChangedRecords } from '../../platform/database/changed-records.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { ownBankAccounts } from '../accounts/accounts-of.js';
import type { BookEvent } from './domain/book-event.js';
import { eventsOfCheque, eventsOfInvoice, eventsOfNote, eventsOfPayment, eventsOfReceipt } from './domain/events-of.js';
import { type JournalEntry, journalOf, type Party, type PostedEntry } from './domain/journal-of.js';

interface Happened {
  readonly events: readonly BookEvent[];
  /** The party of the document; null for that of its invoice. */
  readonly party: Party | null;
}

interface Unposted {
  readonly entry: JournalEntry;
  readonly party: Party | null;
  /** The id of the money or of the refund. */
  readonly money: string;
}

interface Days {
  /** null: from the beginning. */
  readonly from: string | null;
  readonly to: string;
}

const PORTION = 500;

/** Reads the records that move money, and makes the entries of the journal from what happened to them. Stores nothing. */
@Injectable()
export class JournalReading {
  private readonly sources: Readonly<Record<JournalResource, (which: ChangedRecords) => AsyncIterable<Happened>>>;

  constructor(
    private readonly invoices: InvoiceTaxViews,
    notes: CreditNotesService,
    payments: PaymentsService,
    credit: AccountCredit,
    cheques: ChequeCover,
    private readonly bank: BankLines,
    private readonly settings: SettingsService,
  ) {
    this.sources = {
      invoices: (which) =>
        each(invoices.journalled(which), (invoice) => ({ events: eventsOfInvoice(invoice), party: partyOf(invoice) })),
      'credit-notes': (which) => each(notes.journalled(which), (note) => ({ events: eventsOfNote(note), party: null })),
      payments: (which) =>
        each(payments.journalled(which), (payment) => ({ events: eventsOfPayment(payment), party: null })),
      receipts: (which) =>
        each(credit.journalled(which), (receipt) => ({ events: eventsOfReceipt(receipt), party: payerOf(receipt) })),
      cheques: (which) =>
        each(cheques.journalled(which), (cheque) => ({ events: eventsOfCheque(cheque), party: payerOf(cheque) })),
    };
  }

  /**
   * The entries of these days, in portions and in no order. Each event changes its record on its day or later, so that records that
   * are unchanged since the first day are not read.
   */
  async *between({ from, to }: Days): AsyncGenerator<PostedEntry[]> {
    const which = { since: from === null ? null : startOfDubaiDay(from) };
    for (const source of Object.values(this.sources)) {
      yield* this.portions(source(which), ({ day }) => day <= to && (from === null || day >= from));
    }
  }

  /** The entries of documents. */
  async ofDocuments(resource: JournalResource, ids: readonly string[]): Promise<PostedEntry[]> {
    const found: PostedEntry[] = [];
    for await (const portion of this.portions(this.sources[resource]({ ids }), () => true)) found.push(...portion);
    return found;
  }

  private async *portions(
    happened: AsyncIterable<Happened>,
    isWanted: (event: BookEvent) => boolean,
  ): AsyncGenerator<PostedEntry[]> {
    // Payments come after the invoices that they settle, whose buyers are known by then.
    const parties = new Map<string, Party>();
    let portion: Unposted[] = [];
    for await (const { events, party } of happened) {
      portion.push(
        ...events.filter(isWanted).map((event) => ({ entry: journalOf(event), party, money: moneyOf(event) })),
      );
      if (portion.length < PORTION) continue;
      yield await this.posted(portion, parties);
      portion = [];
    }
    if (portion.length > 0) yield await this.posted(portion, parties);
  }

  private async posted(portion: readonly Unposted[], parties: Map<string, Party>): Promise<PostedEntry[]> {
    for (const { entry, party } of portion) if (party !== null) parties.set(entry.document.number, party);
    const others = portion.flatMap(({ entry }) => entry.lines.map(({ of }) => of)).filter((of) => !parties.has(of));
    // A credit note has the party of its invoice, which another line of it names.
    const buyers = others.length === 0 ? [] : await this.invoices.buyersOf([...new Set(others)]);
    for (const invoice of buyers) parties.set(invoice.invoiceNumber, partyOf(invoice));
    const banks = await this.bankRolesOf(portion);
    return portion.map(({ entry, party, money }) => {
      const own = party ?? entry.lines.map(({ of }) => parties.get(of)).find((one) => one !== undefined);
      const lines = entry.lines.map((line) => {
        const found = line.of === entry.document.number ? own : parties.get(line.of);
        if (found === undefined) throw new Error(`${entry._id} is about ${line.of}, which is no document`);
        return { ...line, role: (line.role === 'bank' && banks.get(money)) || line.role, party: found };
      });
      return { ...entry, lines };
    });
  }

  /** The own accounts of the bank accounts whose statements have the money. */
  private async bankRolesOf(portion: readonly Unposted[]): Promise<ReadonlyMap<string, BookRole>> {
    const own = new Map(ownBankAccounts(this.settings.current()).map((one) => [one.bankAccount, bookRoleOf(one)]));
    if (own.size === 0) return new Map();
    const atBank = portion.filter(({ entry: { lines } }) => lines.some(({ role }) => role === 'bank'));
    const accounts = await this.bank.accountsOf(atBank.map(({ entry }) => entry.document._id));
    return new Map([...accounts].flatMap(([money, account]) => [[money, own.get(account) ?? 'bank']]));
  }
}

/** Money that was returned or typed wrongly leaves the account that it came to. */
const moneyOf = ({ kind, key, document }: BookEvent): string => (kind === 'refund' ? key : document._id);

async function* each<T>(records: AsyncIterable<T>, happenedTo: (record: T) => Happened): AsyncGenerator<Happened> {
  for await (const record of records) yield happenedTo(record);
}

const partyOf = (invoice: InvoiceBuyerView): Party => ({
  key: accountKeyOf(accountOf(invoice)),
  name: invoice.buyer.company?.legalName ?? invoice.buyer.name,
  trn: invoice.buyer.company?.trn ?? '',
});

const payerOf = (record: Parameters<typeof accountKeyOf>[0] & { readonly payer: string }): Party => ({
  key: accountKeyOf(record),
  name: record.payer,
  trn: '',
});

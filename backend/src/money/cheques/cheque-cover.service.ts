import { grouped } from '@shop/contract/grouped';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { COVERING_STATUSES } from '@shop/contract/cheques';
import { dubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import type { Fils } from '@shop/contract/money';
import type { ClientSession, Model, Types } from 'mongoose';
import { Clock } from '../../platform/clock.js';
import { changedRecords, type ChangedRecords } from '../../platform/database/changed-records.js';
import { AnswersQuery } from '../../platform/events/events.js';
import { type Account, accountKeyOf } from '../../billing/invoices/account.js';
import { CHEQUES_OF_INVOICES, type InvoiceCheque } from '../../billing/invoices/invoice.events.js';
import { accountOfCheque, Cheque, type ChequeRecord } from './cheque.schema.js';
import { coveredOn } from './domain/course.js';
import { type AccountCheques, chequesOfAccount, coveredParts, covers } from './domain/cover.js';

export type { ChequeRecord };

interface Covering {
  readonly session?: ClientSession | null;
  /** A cheque that changes. */
  readonly except?: Types.ObjectId;
  /** Only cheques of this day or a later one. */
  readonly since?: string;
}

/** Computes what cheques in hand and at the bank cover of invoices and accounts. */
@Injectable()
export class ChequeCover {
  constructor(
    @InjectModel(Cheque.name) private readonly cheques: Model<Cheque>,
    private readonly clock: Clock,
  ) {}

  /** The amounts of invoices that cheques are still to pay, by the ids of the invoices. */
  async coveredOf(
    invoices: readonly Types.ObjectId[],
    { session = null, except, since = '' }: Covering = {},
  ): Promise<ReadonlyMap<string, Fils>> {
    const covering = await this.cheques
      .find({
        'allocations.invoice': { $in: [...invoices] },
        status: { $in: [...COVERING_STATUSES] },
        kind: 'Payment',
        chequeDate: { $gte: since },
        ...(except && { _id: { $ne: except } }),
      })
      .session(session)
      .lean<ChequeRecord[]>();
    const covered = new Map<string, Fils>();
    for (const { invoice, amount } of covering.flatMap((cheque) => coveredParts(cheque, this.today()))) {
      const key = invoice.toHexString();
      covered.set(key, (covered.get(key) ?? 0) + amount);
    }
    return covered;
  }

  /** The cheques that were given for invoices, in the order of their days, by the ids of the invoices. */
  @AnswersQuery(CHEQUES_OF_INVOICES)
  async ofInvoices(
    invoices: readonly Types.ObjectId[],
    session: null,
  ): Promise<ReadonlyMap<string, readonly InvoiceCheque[]>> {
    const cheques = await this.cheques
      .find({ 'allocations.invoice': { $in: [...invoices] }, status: { $ne: 'Withdrawn' } })
      .session(session)
      .sort({ chequeDate: 1, _id: 1 })
      .lean<ChequeRecord[]>();
    const found = new Map<string, InvoiceCheque[]>();
    for (const cheque of cheques) {
      const { _id, number, chequeNumber, bank, chequeDate, status } = cheque;
      const covered = coveredParts(cheque, this.today());
      for (const { invoice, amount } of cheque.allocations) {
        const covers = covered.find((part) => part.invoice.equals(invoice))?.amount ?? 0;
        const key = invoice.toHexString();
        const given = { _id, number, chequeNumber, bank, chequeDate, status, amount, covers };
        found.set(key, [...(found.get(key) ?? []), given]);
      }
    }
    return found;
  }

  /** By the keys of the accounts; one without cheques is missing. */
  async ofAccounts(accounts: readonly Account[]): Promise<ReadonlyMap<string, AccountCheques>> {
    const groups = grouped(await this.paymentsOf(accounts), (cheque) => accountKeyOf(accountOfCheque(cheque)));
    return new Map([...groups].map(([key, group]) => [key, chequesOfAccount(group, this.today())]));
  }

  /**
   * The amounts that cheques were to bring at the end of a day in Dubai, by the keys of their accounts; an account of which none was
   * is missing.
   * @param account null for all
   */
  async coveredOn(account: Account | null, day: string): Promise<ReadonlyMap<string, Fils>> {
    const cheques = account === null ? await this.maybeCovering(day) : await this.paymentsOf([account]);
    const sums = new Map<string, Fils>();
    for (const cheque of cheques) {
      const key = accountKeyOf(accountOfCheque(cheque));
      const covered = coveredOn(cheque, day);
      if (covered > 0) sums.set(key, (sums.get(key) ?? 0) + covered);
    }
    return sums;
  }

  journalled(which: ChangedRecords): AsyncIterable<ChequeRecord> {
    return changedRecords(
      this.cheques,
      which,
      'number kind company user payer chequeNumber chequeDate bank amount course',
    );
  }

  /** The cheques of an account that may still bring money, in the order of their days. */
  async inHandOf(account: Account): Promise<ChequeRecord[]> {
    const cheques = await this.paymentsOf([account]);
    return cheques.filter((cheque) => covers(cheque, this.today()));
  }

  /**
   * Cheques of all accounts that are in hand or at the bank, or changed on that day or later; other cheques no longer
   * covered anything then.
   */
  private maybeCovering(day: string): Promise<ChequeRecord[]> {
    const maybe = [{ status: { $in: [...COVERING_STATUSES] } }, { updatedAt: { $gte: startOfDubaiDay(day) } }];
    return this.cheques.find({ kind: 'Payment', $or: maybe }).lean<ChequeRecord[]>();
  }

  /** Its cheques but guarantees that were not withdrawn, in the order of their days. */
  private paymentsOf(accounts: readonly Account[]): Promise<ChequeRecord[]> {
    const companies = accounts.flatMap(({ company }) => company ?? []);
    const people = accounts.flatMap(({ user }) => user ?? []);
    const of = [
      ...(companies.length > 0 ? [{ company: { $in: companies } }] : []),
      ...(people.length > 0 ? [{ user: { $in: people } }] : []),
    ];
    if (of.length === 0) return Promise.resolve([]);
    return this.cheques
      .find({ $or: of, kind: 'Payment', status: { $ne: 'Withdrawn' } })
      .sort({ chequeDate: 1, _id: 1 })
      .lean<ChequeRecord[]>();
  }

  /** In Dubai. */
  private today(): string {
    return dubaiDay(this.clock.now());
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Fils } from '@shop/contract/money';
import { type ClientSession, type Model, Types } from 'mongoose';
import { accountKeyOf, accountOf } from '../../billing/invoices/account.js';
import { payableOf } from '../../billing/invoices/domain/invoice.rules.js';
import type { InvoicedParty, OpeningInvoices } from '../../billing/invoices/opening-invoices.service.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { BroughtRecords, type BroughtSums } from '../../platform/imports/brought-records.js';
import { remainingFor } from '../payments/domain/payment.rules.js';
import { ChequeCover } from './cheque-cover.service.js';
import { ChequeEntry } from './cheque-entry.service.js';
import { Cheque, type ChequeAllocation, type ChequeRecord } from './cheque.schema.js';
import { identityOf } from './domain/identity.js';

/** A cheque that was in hand when the old books were closed. */
export type BroughtCheque = Pick<
  Cheque,
  'kind' | 'drawer' | 'bank' | 'chequeNumber' | 'chequeDate' | 'amount' | 'receivedOn' | 'note'
> & {
  readonly opening: NonNullable<Cheque['opening']>;
  readonly allocations: readonly ChequeAllocation[];
};

type FoundInvoices = Awaited<ReturnType<OpeningInvoices['numbered']>>;

/** Cheques of the old books. No email is sent. */
@Injectable()
export class OpeningCheques extends BroughtRecords<Cheque> {
  protected readonly numberField = 'number';

  constructor(
    @InjectRecords(Cheque) protected readonly records: RecordStore<Cheque>,
    @InjectModel(Cheque.name) protected readonly model: Model<Cheque>,
    private readonly entry: ChequeEntry,
    private readonly cover: ChequeCover,
  ) {
    super();
  }

  /** In the caller's transaction. @throws DomainError CHEQUE_NUMBER_TAKEN */
  async bring(cheque: BroughtCheque, { contact, company }: InvoicedParty, by: ChangeContext): Promise<ChequeRecord> {
    const payer = company?.legalName ?? contact.name;
    const user = company === null ? new Types.ObjectId(contact._id) : null;
    const fields = { ...cheque, drawer: cheque.drawer || payer, allocations: [...cheque.allocations], payer, user };
    const number = await this.entry.nextNumber(by.session);
    return this.entry.insert(number, { ...fields, company: company?._id ?? null }, by, 'brought in');
  }

  /** The account of each invoice, and the amount of it that no cheque covers. */
  async openOf(invoices: FoundInvoices): Promise<Map<string, { readonly account: string; readonly open: Fils }>> {
    const covered = await this.cover.coveredOf([...invoices.values()].map(({ _id }) => _id));
    return new Map(
      [...invoices].map(([number, invoice]) => {
        const left = invoice.voidedAt ? 0 : remainingFor(payableOf(invoice), invoice.payments);
        const open = Math.max(left - (covered.get(String(invoice._id)) ?? 0), 0);
        return [number, { account: accountKeyOf(accountOf(invoice)), open }];
      }),
    );
  }

  /** The identities of these sheets that the register has. */
  async registered(sheets: readonly Pick<Cheque, 'bank' | 'chequeNumber' | 'drawer'>[]): Promise<Set<string>> {
    const found = await this.model.find({ identity: { $in: sheets.map(identityOf) } }, { identity: 1 }).lean();
    return new Set(found.map(({ identity }) => identity));
  }

  /** The numbers of other cheques that are given for these invoices. */
  async on(invoices: readonly Types.ObjectId[], except: readonly Types.ObjectId[], session: ClientSession) {
    const found = await this.model
      .find({ 'allocations.invoice': { $in: [...invoices] }, _id: { $nin: [...except] } }, { number: 1 })
      .session(session)
      .lean<ChequeRecord[]>();
    return found.map(({ number }) => number);
  }

  sumsOf(moveIn: Types.ObjectId): Promise<BroughtSums> {
    return this.sums({ 'opening.moveIn': moveIn, kind: 'Payment' }, '$amount');
  }
}

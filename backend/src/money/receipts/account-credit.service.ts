import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Fils } from '@shop/contract/money';
import { type ClientSession, type Model, Types } from 'mongoose';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { type Account, accountKeyOf, accountOf, ofAccount, overpaidOf } from '../../billing/invoices/account.js';
import { InvoiceViews, type OfCompanies } from '../../billing/invoices/invoice-views.service.js';
import type { InvoiceRecord, InvoicePayment } from '../../billing/invoices/invoice-changes.service.js';
import { UsersService } from '../../people/users/users.service.js';
import { Receipt, type ReceiptRecord } from './receipt.schema.js';
import { refuseField } from '../../platform/errors/refuse.js';
import { netOf } from '../../billing/invoices/domain/invoice.rules.js';
import { PAID_BACK, PaymentSettlement, UNUSED } from '../payments/payment-settlement.service.js';
import { NO_CHEQUE } from '../payments/domain/cheque.js';
import { PaymentsService } from '../payments/payments.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { changedRecords, type ChangedRecords } from '../../platform/database/changed-records.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { takenFrom, unallocatedOf } from './domain/receipt.rules.js';

/**
 * The sources of an account's credit: unallocated money of receipts, and invoices that were credited after they were
 * paid. A receipt that its bank took back, of which the customer had got something back, takes that from the credit.
 */
export interface CreditSources {
  readonly receipts: readonly ReceiptRecord[];
  readonly overpaid: readonly InvoiceRecord[];
}

type By = Pick<ChangeContext, 'session'> & { readonly actor: Actor };

/**
 * Accounts that pay, their credit, and the settlement of an invoice with it. The account's balance does not change: the
 * credit leaves its receipt, or the overpaid invoice, at the moment when it is applied to this invoice.
 */
@Injectable()
export class AccountCredit {
  constructor(
    @InjectModel(Receipt.name) private readonly receipts: Model<Receipt>,
    private readonly views: InvoiceViews,
    private readonly companies: CompaniesService,
    private readonly users: UsersService,
    @InjectRecords(Receipt) private readonly records: RecordStore<Receipt>,
    private readonly payments: PaymentsService,
    private readonly settlement: PaymentSettlement,
    private readonly clock: Clock,
  ) {}

  /**
   * The account that a body or a query names, with its name.
   * @throws DomainError COMPANY_NOT_FOUND, USER_NOT_FOUND, or `invalid` if it names none or two
   */
  async findAccount(
    { company, user }: { readonly company?: string | null; readonly user?: string | null },
    session?: ClientSession,
  ): Promise<{ account: Account; payer: string }> {
    if (company && user) throw refuseField('user', 'ONE_ACCOUNT');
    if (company) {
      const { _id, legalName } = await this.companies.load(company, session);
      return { account: { company: _id, user: null }, payer: legalName };
    }
    if (!user) throw refuseField('company', 'ONE_ACCOUNT');
    const { _id, name } = await this.users.contact(user, session);
    return { account: { company: null, user: new Types.ObjectId(_id) }, payer: name };
  }

  /** The oldest receipt first; overpaid invoices after them. @param account null for all */
  async sourcesOf(account: Account | null, session: ClientSession | null): Promise<CreditSources> {
    const receipts = await this.receipts
      .find({ ...(account && ofAccount(account)), unallocated: { $ne: 0 } })
      .sort({ paymentDate: 1, _id: 1 })
      .session(session)
      .lean<ReceiptRecord[]>();
    return { receipts, overpaid: await this.views.overpaidInvoicesOf(account, session) };
  }

  /** The credit that may settle an invoice: of its account, then of the company that the person belongs to now. */
  async sourcesFor(invoice: InvoiceRecord, session: ClientSession | null): Promise<CreditSources> {
    const own = await this.sourcesOf(accountOf(invoice), session);
    const company = invoice.company ? null : await this.companies.idOfUser(invoice.user, session);
    if (company === null) return own;
    const more = await this.sourcesOf({ company, user: null }, session);
    return { receipts: [...own.receipts, ...more.receipts], overpaid: [...own.overpaid, ...more.overpaid] };
  }

  async balanceOf(account: Account, session: ClientSession | null = null): Promise<Fils> {
    return creditBalanceOf(await this.sourcesOf(account, session));
  }

  /** The balances of the accounts that have credit, by their keys. @param account null for all */
  async balancesOf(account: Account | null, session: ClientSession | null): Promise<ReadonlyMap<string, Fils>> {
    const { receipts, overpaid } = await this.sourcesOf(account, session);
    const keyOf = (invoice: InvoiceRecord) => accountKeyOf(accountOf(invoice));
    const keys = new Set([...receipts.map(accountKeyOf), ...overpaid.map(keyOf)]);
    const sourcesOf = (key: string): CreditSources => ({
      receipts: receipts.filter((receipt) => accountKeyOf(receipt) === key),
      overpaid: overpaid.filter((invoice) => keyOf(invoice) === key),
    });
    return new Map([...keys].map((key) => [key, creditBalanceOf(sourcesOf(key))]));
  }

  /** The sum of what all receipts have left, by the amounts that they store. */
  async storedCredit(): Promise<Fils> {
    const [found] = await this.receipts.aggregate<{ sum: Fils }>([
      { $group: { _id: null, sum: { $sum: '$unallocated' } } },
    ]);
    return found?.sum ?? 0;
  }

  journalled(which: ChangedRecords): AsyncIterable<ReceiptRecord> {
    return changedRecords(this.receipts, which, { seller: 0, buyer: 0 });
  }

  /** For the statement of the account. */
  receiptsOf(account: Account): Promise<ReceiptRecord[]> {
    return this.receipts.find(ofAccount(account)).sort({ paymentDate: 1, _id: 1 }).lean<ReceiptRecord[]>();
  }

  /**
   * The receipts that may have had credit at that time; other receipts were used up, and are unchanged since.
   * @param of the accounts; all accounts if omitted
   */
  receiptsMaybeOpenAt(at: Date, of: OfCompanies = {}): Promise<ReceiptRecord[]> {
    return this.receipts
      .find({ ...of, $or: [{ updatedAt: { $gt: at } }, { unallocated: { $ne: 0 } }] })
      .sort({ paymentDate: 1, _id: 1 })
      .lean<ReceiptRecord[]>();
  }

  /** Settles an invoice with the rest of a receipt. The caller has checked that it fits. */
  async useReceipt(
    invoice: InvoiceRecord,
    receipt: ReceiptRecord,
    amount: Fils,
    by: ChangeContext,
  ): Promise<InvoiceRecord> {
    const { _id, receiptNumber, chequeNumber, chequeDate } = receipt;
    const payment = {
      ...this.appliedCredit(receipt, amount),
      chequeNumber,
      chequeDate,
      receipt: { _id, receiptNumber },
    };
    const settled = await this.settlement.insertPayment(invoice, payment, by);
    const allocation = { invoice: invoice._id, invoiceNumber: invoice.invoiceNumber, payment: payment._id, amount };
    const allocations = [...receipt.allocations, { ...allocation, appliedAt: this.clock.now(), paidBack: 0 }];
    const fields = { allocations, unallocated: unallocatedOf({ ...receipt, allocations }) };
    const changes = [{ field: 'appliedTo', from: null, to: invoice.invoiceNumber }];
    await this.records.store(receipt, fields, { ...by, action: 'updated', changes });
    return settled.invoice;
  }

  /** Takes back the latest payments of the overpaid invoice, up to the amount that is needed. */
  async useOverpaid(invoice: InvoiceRecord, overpaid: InvoiceRecord, amount: Fils, by: By): Promise<InvoiceRecord> {
    let settled = invoice;
    for (const { source, amount: part } of takenFrom(amount, [...overpaid.payments].reverse(), netOf)) {
      const at = this.clock.now();
      const payment = { ...this.appliedCredit(source, part), appliedFrom: overpaid.invoiceNumber };
      const refund = {
        _id: new Types.ObjectId(),
        amount: part,
        paymentMethod: source.paymentMethod,
        paymentDate: at,
        note: '',
        ...PAID_BACK,
        appliedTo: invoice.invoiceNumber,
        appliedAs: payment._id,
        by: by.actor.name,
        at,
      };
      await this.settlement.refundPart(await this.payments.load(source._id.toHexString(), by.session), refund, by);
      settled = (await this.settlement.insertPayment(settled, payment, by)).invoice;
    }
    return settled;
  }

  /** A payment of this invoice, dated to the day when the money was received. */
  private appliedCredit(
    { paymentMethod, paymentDate }: Pick<InvoicePayment, 'paymentMethod' | 'paymentDate'>,
    amount: Fils,
  ): InvoicePayment {
    return {
      _id: new Types.ObjectId(),
      amount,
      paymentMethod,
      paymentDate,
      paidTo: '',
      note: '',
      status: 'Received' as const,
      ...NO_CHEQUE,
      ...UNUSED,
      appliedAt: this.clock.now(),
    };
  }
}

/**
 * The amount that the shop owes to an account; negative if the account owes refunds of money that was never received.
 */
export function creditBalanceOf({ receipts, overpaid }: CreditSources): Fils {
  const retained = receipts.reduce((sum, { unallocated }) => sum + unallocated, 0);
  return overpaid.reduce((sum, invoice) => sum + overpaidOf(invoice), retained);
}

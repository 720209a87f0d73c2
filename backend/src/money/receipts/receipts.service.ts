import { DocumentReads } from '../../people/users/document-reads.js';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { companyAccountOf } from '@shop/contract/company';
import { dubaiDay } from '@shop/contract/dubai-day';
import { type Fils, toAed } from '@shop/contract/money';
import { type ClientSession, type Model, Types } from 'mongoose';
import { accountKeyOf, accountOfKey } from '../../billing/invoices/account.js';
import { InvoiceViews } from '../../billing/invoices/invoice-views.service.js';
import { InvoicesService } from '../../billing/invoices/invoices.service.js';
import {
  isReturned,
  type ReceivedMoney,
  receivedFilter,
  type ReceivedQuery,
  refundedFilter,
  type RefundedQuery,
  refundFilter,
  refundsOf,
} from '../payments/received-money.js';
import { PaymentsService } from '../payments/payments.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { toObjectId } from '../../platform/database/record.js';
import { AnswersQuery } from '../../platform/events/events.js';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import { type ListTotalsResponse } from '../../platform/lists/list-totals.js';
import { findOwned } from '../../platform/lists/find-page.js';
import { type ListQueryDto, type RangeQueryDto } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { DocumentAccess } from '../../people/companies/document-access.service.js';
import { viewerOf } from '../../platform/auth/viewer.js';
import { refuse } from '../../platform/errors/refuse.js';
import { DOCUMENTS_OF_OWNER, type DocumentOwner } from '../../people/user-record/owner.events.js';
import { UsersService } from '../../people/users/users.service.js';
import { AccountCredit, creditBalanceOf } from './account-credit.service.js';
import type { AccountQueryDto } from './dto/receipt.requests.js';
import type {
  AccountCreditResponse,
  InvoiceCreditResponse,
  OpenInvoicesResponse,
  ReceiptResponse,
} from './dto/receipt.response.js';
import { toReceipt } from './receipt.mapper.js';
import { RECEIPT_RECORD, Receipt, type ReceiptRecord } from './receipt.schema.js';
import { RECEIPT_LIST, RECEIPT_TOTALS } from './receipts.list.js';
import type { Sum } from '../../billing/invoices/domain/aging.js';
import {
  MONEY_OF_RECEIPTS,
  MONEY_OF_RECEIPTS_ALONE,
  movedBetween,
  type MovedIn,
  movedIn,
  movedInList,
  sumOf,
  sumsOf,
} from '../../billing/movements/money-stages.js';

export type { ReceiptRecord };

/** One receipt can settle at most this many invoices. */
const MOST_OPEN = 100;

/** Reads receipts, also for the dashboard. Amounts are sums of whole fils. */
@Injectable()
export class ReceiptsService extends DocumentReads<Receipt> {
  /** Receipts and refunds in that time, by month in Dubai, such as `2026-11`. */
  readonly movedByMonth: (since: Date, until: Date) => Promise<Map<string, Sum>>;
  private readonly movedOf: (query: MovedIn<Receipt>) => Promise<Fils>;

  constructor(
    @InjectModel(Receipt.name) private readonly receipts: Model<Receipt>,
    cache: QueryCache,
    private readonly users: UsersService,
    private readonly access: DocumentAccess,
    private readonly companies: CompaniesService,
    private readonly invoices: InvoicesService,
    private readonly views: InvoiceViews,
    private readonly credit: AccountCredit,
    private readonly payments: PaymentsService,
    clock: Clock,
  ) {
    super(receipts, RECEIPT_RECORD, RECEIPT_LIST, { clock, cache });
    this.movedByMonth = cache.cached(['receipts'], (since, until) =>
      sumsOf(this.receipts, movedBetween(MONEY_OF_RECEIPTS_ALONE, since, until)),
    );
    this.movedOf = cache.cached(['receipts'], (query) => sumOf(this.receipts, movedIn(MONEY_OF_RECEIPTS, query, null)));
  }

  /** A reversed receipt also prevents the deletion of its customer. */
  @AnswersQuery(DOCUMENTS_OF_OWNER)
  receiptsOf(owner: DocumentOwner, session: ClientSession): Promise<string[]> {
    return this.numbersOf(owner, session);
  }

  async list(query: ListQueryDto): Promise<ListPage<ReceiptResponse>> {
    const { records, ...page } = await this.page(query);
    const users = await this.users.refs(records.flatMap(({ user }) => user ?? []));
    const companies = await this.companies.listed(records.flatMap(({ company }) => company ?? []));
    const rows = records.map((receipt) => ({
      ...toReceipt(receipt, users, 'staff'),
      listedCompany: companies.get(String(receipt.company)) ?? null,
    }));
    return { ...page, rows };
  }

  async totals(query: ListQueryDto): Promise<ListTotalsResponse> {
    const totals = await this.totalsOf(query, RECEIPT_TOTALS);
    const moved = movedInList(RECEIPT_LIST, query, await this.context(query));
    return { ...totals, amount: toAed((await this.movedOf(moved)) + (await this.payments.refundedPartsOf(moved))) };
  }

  /** The caller's receipts; for a company’s key, all of the company. */
  async listOwn(actor: Actor, query: RangeQueryDto): Promise<ListPage<ReceiptResponse>> {
    const company = actor.key === undefined ? null : await this.access.readableOfCompany(actor, 'account');
    const own = company ?? (await this.access.own(actor));
    const { records, ...page } = await findOwned(this.receipts, own, { paymentDate: -1, _id: -1 }, query);
    const users = await this.users.refs(records.flatMap(({ user }) => user ?? []));
    return { ...page, rows: records.map((receipt) => toReceipt(receipt, users, 'owner')) };
  }

  /** The credit of the caller as a person, and of the caller's company if the role may see it. */
  async ownCredit(actor: Actor): Promise<AccountCreditResponse[]> {
    const company = companyAccountOf(await this.users.profile(actor));
    const own = await this.credit.balanceOf({ company: null, user: new Types.ObjectId(actor.id) });
    const answers: AccountCreditResponse[] = [{ company: null, creditBalance: toAed(own) }];
    if (company === null) return answers;
    const balance = await this.credit.balanceOf({ company: new Types.ObjectId(company._id), user: null });
    return [...answers, { company, creditBalance: toAed(balance) }];
  }

  async get(id: string, actor: Actor): Promise<ReceiptResponse> {
    return this.toReceiptResponse(actor, await this.loadFor(actor, id));
  }

  /** @param receipt that the actor may see */
  async toReceiptResponse(actor: Actor, receipt: ReceiptRecord): Promise<ReceiptResponse> {
    const users = await this.users.refs(receipt.user === null ? [] : [receipt.user]);
    return toReceipt(receipt, users, viewerOf(actor, receipt.user));
  }

  protected mayRead(actor: Actor, receipt: ReceiptRecord): Promise<boolean> {
    return this.access.mayRead(actor, 'account', receipt);
  }

  /** The open invoices of an account, of a company then those of its members, and its credit balance. @throws DomainError COMPANY_NOT_FOUND, USER_NOT_FOUND */
  async openInvoices(query: AccountQueryDto): Promise<OpenInvoicesResponse> {
    const { account } = await this.credit.findAccount(query);
    const people = account.company === null ? [] : await this.users.ofCompany(account.company.toHexString());
    const open = [
      ...(await this.views.openInvoicesOf(account, MOST_OPEN)),
      ...(await this.views.openInvoicesOfPeople(
        people.map(({ _id }) => new Types.ObjectId(_id)),
        MOST_OPEN,
      )),
    ];
    return {
      invoices: open
        .slice(0, MOST_OPEN)
        .map(({ _id, invoiceNumber, dueDate, amountDue, remainingDue, ...invoice }) => ({
          _id: _id.toHexString(),
          invoiceNumber,
          member: account.company !== null && !invoice.company ? invoice.buyer.name : null,
          dueDate: dueDate.toISOString(),
          amountDue: toAed(amountDue),
          remainingDue: toAed(remainingDue),
        })),
      creditBalance: toAed(await this.credit.balanceOf(account)),
    };
  }

  /** How much of a receipt can be paid back: its rest, less what its account owes of money that never came. */
  async refundableOf(receipt: ReceiptRecord, session: ClientSession): Promise<Fils> {
    const balance = await this.credit.balanceOf(accountOfKey(accountKeyOf(receipt)), session);
    return Math.max(Math.min(receipt.unallocated, balance), 0);
  }

  /** @throws DomainError INVOICE_NOT_FOUND */
  async creditFor(invoiceId: string): Promise<InvoiceCreditResponse> {
    const invoice = await this.invoices.load(invoiceId);
    const balance = Math.max(creditBalanceOf(await this.credit.sourcesFor(invoice, null)), 0);
    return { creditBalance: toAed(balance), applicable: toAed(Math.min(balance, invoice.remainingDue)) };
  }

  /** The receipts whose money came and was not reversed. */
  async received(query: ReceivedQuery): Promise<ReceivedMoney[]> {
    const found = await this.receipts.find(receivedFilter(query)).lean<ReceiptRecord[]>();
    return found.map(toReceived);
  }

  /** Refunds paid on these days, and money lost with returned cheques. */
  async refunded(query: RefundedQuery): Promise<ReceivedMoney[]> {
    const found = await this.receipts.find(refundedFilter(query)).lean<ReceiptRecord[]>();
    return found.flatMap((receipt) => refundsOf(receipt, toReceived(receipt), query));
  }

  /** The refund with this id, or the return of the receipt with this id; undefined if no receipt has it. */
  async refundById(id: string, session: ClientSession): Promise<ReceivedMoney | undefined> {
    const receipt = await this.receipts
      .findOne(refundFilter(toObjectId(id)))
      .session(session)
      .lean<ReceiptRecord | null>();
    return receipt ? refundsOf(receipt, toReceived(receipt)).find(({ refund }) => refund === id) : undefined;
  }

  /** @throws DomainError RECEIPT_NOT_FOUND, RECEIPT_REVERSED */
  async receivedById(id: string, session: ClientSession): Promise<ReceivedMoney> {
    const receipt = await this.load(id, session);
    if (receipt.reversal !== null && !isReturned(receipt.reversal)) throw refuse('RECEIPT_REVERSED');
    return toReceived(receipt);
  }
}

const toReceived = (receipt: ReceiptRecord): ReceivedMoney => ({
  resource: 'receipts',
  _id: receipt._id.toHexString(),
  refund: null,
  number: receipt.receiptNumber,
  amount: receipt.amount,
  day: dubaiDay(receipt.paymentDate),
  payer: receipt.payer,
  chequeNumber: receipt.chequeNumber,
  reference: receipt.reference,
});

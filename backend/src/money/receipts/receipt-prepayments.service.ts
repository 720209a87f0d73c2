import { payableOf } from '../../billing/invoices/domain/invoice.rules.js';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { OrderBinding, type OrderRecord } from '../../sales/orders/order-binding.service.js';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { AccountCredit } from './account-credit.service.js';
import { type Account, accountOf, isSameAccount } from '../../billing/invoices/account.js';
import { InvoiceChanges, type InvoiceRecord } from '../../billing/invoices/invoice-changes.service.js';
import { InvoiceViews } from '../../billing/invoices/invoice-views.service.js';
import { remainingFor } from '../payments/domain/payment.rules.js';
import { Differences } from '../../billing/differences/differences.service.js';
import type { DifferenceDto } from '../../billing/differences/dto/difference.requests.js';
import { PaymentSettlement, UNUSED } from '../payments/payment-settlement.service.js';
import type { ReceiptAllocation, ReceiptRecord } from './receipt.schema.js';
import { aedText, toFils } from '@shop/contract/money';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import type { RecordReceiptDto } from './dto/receipt.requests.js';

type ReceivedMoney = Pick<
  ReceiptRecord,
  '_id' | 'receiptNumber' | 'paymentMethod' | 'paymentDate' | 'chequeNumber' | 'chequeDate' | 'note'
>;

type Wanted = readonly { readonly invoice: string; readonly amount: number; readonly difference?: DifferenceDto }[];

type By = Parameters<PaymentSettlement['insertPayment']>[2];

interface Payer {
  readonly account: Account;
  readonly payer: string;
  readonly order: OrderRecord | null;
}

/** The account whose money a receipt is, its order, and the invoices that it may settle. */
@Injectable()
export class ReceiptPrepayments {
  constructor(
    private readonly binding: OrderBinding,
    private readonly companies: CompaniesService,
    private readonly credit: AccountCredit,
    private readonly changes: InvoiceChanges,
    private readonly settlement: PaymentSettlement,
    private readonly views: InvoiceViews,
    private readonly differences: Differences,
  ) {}

  /**
   * The payer: the account in the body, otherwise the owner of the order in the body. A company can't be deleted until
   * the transaction ends.
   * @throws DomainError COMPANY_NOT_FOUND, USER_NOT_FOUND, ORDER_NOT_FOUND, INVOICE_EXISTS, FREE_ORDER,
   * ORDER_NOT_INVOICEABLE, or `invalid`
   */
  async payerOf(body: Pick<RecordReceiptDto, 'company' | 'user' | 'order'>, session: ClientSession): Promise<Payer> {
    const found = await this.findPayer(body, session);
    const { company } = found.account;
    if (company !== null) await this.companies.lockNamed(company, session);
    return found;
  }

  private async findPayer(
    body: Pick<RecordReceiptDto, 'company' | 'user' | 'order'>,
    session: ClientSession,
  ): Promise<Payer> {
    if (!body.order) return { ...(await this.credit.findAccount(body, session)), order: null };
    const isAdvanceOpen = async (id: Types.ObjectId) => (await this.views.openAdvancesOf(id, session)).length > 0;
    const order = await this.binding.loadForMoney(body.order, session, isAdvanceOpen);
    const owner = await this.credit.findAccount(ownerOf(order), session);
    if (body.company || body.user) {
      const { account } = await this.credit.findAccount(body, session);
      if (!isSameAccount(account, owner.account))
        throw refuseField('order', 'ORDER_OF_OTHER_ACCOUNT', { order: order.orderNumber });
    }
    return { ...owner, order };
  }

  /** Money of a company also settles invoices of its present members that name no company; they keep their buyer. */
  async maySettle(invoice: InvoiceRecord, account: Account, session: ClientSession): Promise<boolean> {
    if (isSameAccount(accountOf(invoice), account)) return true;
    if (account.company === null || invoice.company) return false;
    return account.company.equals((await this.companies.idOfUser(invoice.user, session)) ?? '');
  }

  /**
   * Settles invoices with the money of a new receipt.
   * @param wanted in AED
   * @throws DomainError ALLOCATION_TOO_LARGE, INVOICE_NOT_FOUND
   */
  async settle(receipt: ReceivedMoney, account: Account, wanted: Wanted, by: By) {
    const { _id, receiptNumber, paymentMethod, paymentDate, chequeNumber, chequeDate, note } = receipt;
    const allocations: ReceiptAllocation[] = [];
    const invoices: InvoiceRecord[] = [];
    for (const [index, part] of wanted.entries()) {
      const invoice = await this.changes.loadFor('addPayment', part.invoice, by.session);
      const amount = toFils(part.amount);
      const field = `allocations.${index}.invoice`;
      if (invoices.some((one) => one._id.equals(invoice._id)))
        throw refuseField(field, 'INVOICE_TWICE', { invoice: invoice.invoiceNumber });
      if (!(await this.maySettle(invoice, account, by.session)))
        throw refuseField(field, 'OTHER_ACCOUNT', { invoice: invoice.invoiceNumber });
      const open = remainingFor(payableOf(invoice), invoice.payments);
      if (amount > open) {
        const values = { left: aedText(open), asked: aedText(amount), invoice: invoice.invoiceNumber };
        throw refuse('ALLOCATION_TOO_LARGE', values, { field: `allocations.${index}.amount` });
      }
      const payment = new Types.ObjectId();
      const paid = {
        _id: payment,
        amount,
        paymentMethod,
        paymentDate,
        chequeNumber,
        chequeDate,
        note,
        paidTo: '',
        status: 'Received' as const,
        ...UNUSED,
        receipt: { _id, receiptNumber },
      };
      const settled = (await this.settlement.insertPayment(invoice, paid, by)).invoice;
      invoices.push(part.difference ? await this.differences.takeOff(settled, part.difference, by) : settled);
      allocations.push({
        invoice: invoice._id,
        invoiceNumber: invoice.invoiceNumber,
        payment,
        amount,
        appliedAt: null,
        paidBack: 0,
      });
    }
    return { allocations, invoices };
  }
}

function ownerOf(order: OrderRecord) {
  const { company, user } = accountOf(order);
  return company === null ? { user: user.toHexString() } : { company: company.toHexString() };
}

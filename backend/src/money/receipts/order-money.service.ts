import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { aedText, type Fils, toAed } from '@shop/contract/money';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { ChangeContext } from '../../platform/database/record-store.js';
import { refuse } from '../../platform/errors/refuse.js';
import { OnEvent } from '../../platform/events/events.js';
import { comingTotal } from '../../sales/orders/domain/coming-bills.js';
import { OrderBinding, type OrderRecord } from '../../sales/orders/order-binding.service.js';
import { CreditNoteIssuing } from '../../billing/credit-notes/credit-note-issuing.service.js';
import { accountKeyOf, accountOf } from '../../billing/invoices/account.js';
import { AdvanceIssuing } from '../../billing/invoices/advance-issuing.service.js';
import type { PaymentReceipt } from '../../billing/invoices/invoice-changes.service.js';
import { INVOICE_ISSUED } from '../../billing/invoices/invoice.events.js';
import { InvoiceViews } from '../../billing/invoices/invoice-views.service.js';
import { InvoiceWriting } from '../../billing/invoices/invoice-writing.service.js';
import { type InvoiceRecord, InvoicesService } from '../../billing/invoices/invoices.service.js';
import { AccountCredit } from './account-credit.service.js';
import { takenFrom, waitingOf } from './domain/receipt.rules.js';
import { Receipt, type ReceiptRecord } from './receipt.schema.js';

interface Money {
  readonly amount: Fils;
  readonly paymentDate: Date;
  readonly receipt: PaymentReceipt;
  /** If true, money beyond the future invoices of the order goes on account and is not refused. */
  readonly takesRest: boolean;
}

/** The part of the money that an invoice gets, in AED. */
interface Part {
  readonly invoice: string;
  readonly amount: number;
}

/** The money of an order that waits for its invoices. */
type WaitingFor = (order: Types.ObjectId) => Fils;

interface UsedMoney {
  readonly parts: readonly Part[];
  readonly onAccount: Fils;
  /** The advance invoice that was issued for it, or null. */
  readonly advance: InvoiceRecord | null;
}

const partOf = ({ _id }: Pick<InvoiceRecord, '_id'>, amount: Fils): Part => ({
  invoice: _id.toHexString(),
  amount: toAed(amount),
});

/**
 * Money that names its order. It settles open advance invoices first. For goods that are not delivered yet it makes an
 * advance invoice; money for delivered goods waits for their invoice, and settles it by itself. Money for all that is
 * left makes the invoice.
 */
@Injectable()
export class OrderMoney {
  constructor(
    @InjectModel(Receipt.name) private readonly receipts: Model<Receipt>,
    private readonly binding: OrderBinding,
    private readonly views: InvoiceViews,
    private readonly invoices: InvoicesService,
    private readonly advances: AdvanceIssuing,
    private readonly writing: InvoiceWriting,
    private readonly notes: CreditNoteIssuing,
    private readonly credit: AccountCredit,
  ) {}

  /**
   * Issues what the money is for, in the caller's transaction, which is in the queue INVOICE_NUMBERS.
   * @throws DomainError ADVANCE_TOO_LARGE
   */
  async partsOf(order: OrderRecord, money: Money, by: ChangeContext): Promise<UsedMoney> {
    const { amount, takesRest } = money;
    const requested = await this.views.openAdvancesOf(order._id, by.session);
    const open = takenFrom(amount, requested, ({ remainingDue }) => remainingDue);
    const rest = open.reduce((left, part) => left - part.amount, amount);
    const waiting = (await this.waitingFor([order._id], by.session))(order._id);
    const left = Math.max(comingTotal(order) - waiting, 0);
    if (rest > left && !takesRest) {
      const most = amount - rest + left;
      throw refuse('ADVANCE_TOO_LARGE', { left: aedText(most), asked: aedText(amount) }, { field: 'amount' });
    }
    const forOrder = Math.min(rest, left);
    const issued = await this.issue(order, { ...money, amount: forOrder }, { left, waiting }, by);
    const parts = open.map((part) => partOf(part.source, part.amount));
    return {
      parts: [...parts, ...issued.map(({ invoice, amount: part }) => partOf(invoice, part))],
      onAccount: rest - forOrder,
      advance: issued.map(({ invoice }) => invoice).find(({ kind }) => kind === 'Advance') ?? null,
    };
  }

  private async issue(
    order: OrderRecord,
    money: Money,
    { left, waiting }: { readonly left: Fils; readonly waiting: Fils },
    by: ChangeContext,
  ): Promise<{ invoice: InvoiceRecord; amount: Fils }[]> {
    const { amount } = money;
    if (amount === 0 || !(await this.advances.areIssued(by.session))) return [];
    if (amount === left && !order.hold) {
      const invoice = await this.writing.issueForMoney(order, money.paymentDate, by);
      return [{ invoice, amount: Math.min(amount, invoice.remainingDue) }];
    }
    const delivered = Math.max(comingTotal(order, 'delivery') - waiting, 0);
    if (amount <= delivered) return [];
    const advance = amount - delivered;
    const received = { ...money, isMailed: false };
    return [{ invoice: await this.advances.issueForMoney(order, advance, received, by), amount: advance }];
  }

  /** Money of an order that waits settles its invoice by itself. */
  @OnEvent(INVOICE_ISSUED)
  async settleIssued(issued: InvoiceRecord, by: ChangeContext): Promise<void> {
    if (issued.kind === 'Advance' || issued.order === null) return;
    const account = accountKeyOf(accountOf(issued));
    const found = await this.waitingReceipts([issued.order._id], by.session);
    const own = found.filter((receipt) => accountKeyOf(receipt) === account);
    let invoice = issued;
    for (const { source, amount } of takenFrom(issued.remainingDue, own, waitingOf)) {
      invoice = await this.credit.useReceipt(invoice, source, amount, by);
    }
    if (invoice !== issued) await this.redate(issued.order._id, by);
  }

  /** Ends the advance invoices that were issued for money that never came. What invoices use of them stays due. */
  async endAdvances({ _id, allocations }: ReceiptRecord, reason: string, by: ChangeContext): Promise<void> {
    for (const { invoice: id } of allocations) {
      const invoice = await this.invoices.load(id.toHexString(), by.session);
      if (!invoice.receipt?._id.equals(_id) || invoice.amountPaid > 0) continue;
      if (await this.writing.isVoidable(invoice, by.session)) {
        await this.writing.voidIn(id.toHexString(), reason, by);
      } else await this.notes.creditReversedAdvance(invoice, by);
    }
  }

  /** Stores on the order the date since which its payment has had no invoice. Skips deleted orders. */
  async redate(order: Types.ObjectId, by: ChangeContext): Promise<void> {
    const [first] = await this.waitingReceipts([order], by.session);
    await this.binding.setPaidAt(order, first?.paymentDate ?? null, by);
  }

  /** The money of these orders that waits for their invoices. */
  async waitingFor(orders: readonly Types.ObjectId[], session: ClientSession | null): Promise<WaitingFor> {
    const receipts = await this.waitingReceipts(orders, session);
    return (order) =>
      receipts
        .filter((receipt) => receipt.order?._id.equals(order))
        .reduce((sum, receipt) => sum + waitingOf(receipt), 0);
  }

  /** The oldest money first. */
  private async waitingReceipts(
    orders: readonly Types.ObjectId[],
    session: ClientSession | null,
  ): Promise<ReceiptRecord[]> {
    const found = await this.receipts
      .find({ 'order._id': { $in: [...orders] }, unallocated: { $gt: 0 } })
      .sort({ paymentDate: 1, _id: 1 })
      .session(session)
      .lean<ReceiptRecord[]>();
    return found.filter((receipt) => waitingOf(receipt) > 0);
  }
}

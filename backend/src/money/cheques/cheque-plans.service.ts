import { payableOf } from '../../billing/invoices/domain/invoice.rules.js';
import { Injectable } from '@nestjs/common';
import { aedText, type Fils, toFils } from '@shop/contract/money';
import type { ClientSession, Types } from 'mongoose';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import type { Account } from '../../billing/invoices/account.js';
import { InvoicesService } from '../../billing/invoices/invoices.service.js';
import { InvoiceViews } from '../../billing/invoices/invoice-views.service.js';
import { remainingFor } from '../payments/domain/payment.rules.js';
import { allocatedOf } from '../receipts/domain/receipt.rules.js';
import { ReceiptPrepayments } from '../receipts/receipt-prepayments.service.js';
import { ChequeCover } from './cheque-cover.service.js';
import type { ChequeAllocation } from './cheque.schema.js';
import { fittingAllocations, oldestFirst } from './domain/cheque.rules.js';

const MOST_OPEN = 100;

interface Planned {
  readonly account: Account;
  readonly amount: Fils;
  readonly session: ClientSession;
  /** A cheque that changes: its own plan does not count. */
  readonly except?: Types.ObjectId;
}

/** The plan of what a cheque pays. A plan binds nothing: when the cheque clears, invoices take what still fits. */
@Injectable()
export class ChequePlans {
  constructor(
    private readonly cover: ChequeCover,
    private readonly invoices: InvoicesService,
    private readonly views: InvoiceViews,
    private readonly prepayments: ReceiptPrepayments,
  ) {}

  /** @throws DomainError INVOICE_NOT_FOUND, INVOICE_VOID, ALLOCATION_TOO_LARGE, or `invalid` */
  async checkedPlan(
    wanted: readonly { readonly invoice: string; readonly amount: number }[],
    { account, amount, session, except }: Planned,
  ): Promise<ChequeAllocation[]> {
    const plan: ChequeAllocation[] = [];
    for (const [index, part] of wanted.entries()) {
      const invoice = await this.invoices.load(part.invoice, session);
      const { _id, invoiceNumber } = invoice;
      const field = `allocations.${index}`;
      if (plan.some((one) => one.invoice.equals(_id)))
        throw refuseField(`${field}.invoice`, 'INVOICE_TWICE', { invoice: invoiceNumber });
      if (!(await this.prepayments.maySettle(invoice, account, session)))
        throw refuseField(`${field}.invoice`, 'OTHER_ACCOUNT', { invoice: invoiceNumber });
      if (invoice.voidedAt) throw refuse('INVOICE_VOID');
      const covered = await this.cover.coveredOf([_id], { session, ...(except && { except }) });
      const open = remainingFor(payableOf(invoice), invoice.payments);
      const left = Math.max(open - (covered.get(_id.toHexString()) ?? 0), 0);
      const wantedAmount = toFils(part.amount);
      if (wantedAmount > left) {
        const values = { left: aedText(left), asked: aedText(wantedAmount), invoice: invoiceNumber };
        throw refuse('ALLOCATION_TOO_LARGE', values, { field: `${field}.amount` });
      }
      plan.push({ invoice: _id, invoiceNumber, amount: wantedAmount });
    }
    this.requireWithin(plan, amount);
    return plan;
  }

  /** @throws DomainError ALLOCATED_TOO_MUCH at `allocations` */
  requireWithin(allocations: readonly ChequeAllocation[], amount: Fils): void {
    const allocated = allocatedOf({ allocations });
    if (allocated > amount)
      throw refuseField('allocations', 'ALLOCATED_TOO_MUCH', {
        allocated: aedText(allocated),
        amount: aedText(amount),
      });
  }

  /** The open invoices of an account, the oldest first, for cheques over these amounts. */
  async oldestInvoicesFor(account: Account, amounts: readonly Fils[]): Promise<ChequeAllocation[][]> {
    const open = await this.views.openInvoicesOf(account, MOST_OPEN);
    const covered = await this.cover.coveredOf(open.map(({ _id }) => _id));
    const invoices = open.map(({ _id, remainingDue }) => {
      const invoice = _id.toHexString();
      return { invoice, open: Math.max(remainingDue - (covered.get(invoice) ?? 0), 0) };
    });
    const known = new Map(open.map((invoice) => [invoice._id.toHexString(), invoice]));
    return oldestFirst(amounts, invoices).map((parts) =>
      parts.flatMap(({ invoice, amount }) => {
        const found = known.get(invoice);
        return found ? [{ invoice: found._id, invoiceNumber: found.invoiceNumber, amount }] : [];
      }),
    );
  }

  /** The parts of a plan that the invoices can still take from the received money. */
  async fittingParts(
    plan: readonly ChequeAllocation[],
    { account, amount, session }: Planned,
  ): Promise<{ readonly invoice: string; readonly amount: Fils }[]> {
    const open: { readonly invoice: string; readonly open: Fils }[] = [];
    for (const part of plan) {
      const invoice = part.invoice.toHexString();
      const found = await this.invoices.load(invoice, session);
      const takes = !found.voidedAt && (await this.prepayments.maySettle(found, account, session));
      open.push({ invoice, open: takes ? remainingFor(payableOf(found), found.payments) : 0 });
    }
    const wanted = plan.map((part) => ({ invoice: part.invoice.toHexString(), amount: part.amount }));
    return fittingAllocations(wanted, amount, open);
  }
}

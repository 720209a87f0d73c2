import { Injectable } from '@nestjs/common';
import { dayAfter } from '@shop/contract/working-days';
import { rfReferenceOf } from '@shop/contract/rf-reference';
import { accountKeyOf, accountOf } from '../../billing/invoices/account.js';
import { ChequesService } from '../cheques/cheques.service.js';
import { restOf } from '../cheques/domain/cheque.rules.js';
import { InvoiceViews } from '../../billing/invoices/invoice-views.service.js';
import { PaymentsService } from '../payments/payments.service.js';
import { ReceiptsService } from '../receipts/receipts.service.js';
import { BankBookings } from './bank-bookings.service.js';
import type { BankLineRecord } from './bank-line.schema.js';
import { BankLines } from './bank-lines.service.js';
import { toSuggestion } from './bank.mapper.js';
import { BankPayers } from './bank-payers.service.js';
import { leftOf } from './domain/bank-line.rules.js';
import type { ChequeAtBank, OpenInvoice, Suggestion } from './domain/suggestion.js';
import { refundsFor, suggestionsFor } from './domain/suggestions.js';
import type { BankSuggestionResponse } from './dto/bank.response.js';

export interface Unpaid {
  readonly invoices: readonly OpenInvoice[];
  readonly cheques: readonly ChequeAtBank[];
}

/** Refunds of these days before and after a line may be it. */
const REFUND_DAYS = 31;

/** Invoices beyond these, the oldest, are not looked at. */
const MOST_INVOICES = 5000;

/** Proposes what a bank line may be; nothing is written. */
@Injectable()
export class BankSuggestions {
  constructor(
    private readonly payers: BankPayers,
    private readonly lines: BankLines,
    private readonly bookings: BankBookings,
    private readonly receipts: ReceiptsService,
    private readonly payments: PaymentsService,
    private readonly views: InvoiceViews,
    private readonly cheques: ChequesService,
  ) {}

  /** @throws DomainError BANK_LINE_NOT_FOUND */
  async suggest(id: string): Promise<BankSuggestionResponse[]> {
    const line = await this.lines.load(id);
    if (line.status !== 'Open') return [];
    if (line.amount < 0) return (await this.refundsOf(line)).map(toSuggestion);
    return (await this.suggestionsOf(line, await this.unpaid())).map(toSuggestion);
  }

  /** The invoices and the cheques at the bank that a line may pay. */
  async unpaid(): Promise<Unpaid> {
    return { invoices: await this.openInvoices(), cheques: await this.chequesAtBank() };
  }

  /** @param line that is open, with money received */
  async suggestionsOf(line: BankLineRecord, unpaid: Unpaid): Promise<Suggestion[]> {
    const amount = leftOf(line);
    const money = [...(await this.receipts.received({ amount })), ...(await this.payments.received({ amount }))];
    const booked = await this.bookings.withLeft(money);
    const known = await this.payers.accountOf(line.counterparty);
    return suggestionsFor({ ...line, amount }, { ...unpaid, booked, known });
  }

  private async refundsOf(line: BankLineRecord): Promise<Suggestion[]> {
    const [from, to] = [dayAfter(line.bookedOn, -REFUND_DAYS), dayAfter(line.bookedOn, REFUND_DAYS)];
    const refunds = [...(await this.receipts.refunded({ from, to })), ...(await this.payments.refunded({ from, to }))];
    return refundsFor({ ...line, amount: leftOf(line) }, await this.bookings.withLeft(refunds));
  }

  private async chequesAtBank(): Promise<ChequeAtBank[]> {
    const cheques = await this.cheques.atBank();
    return cheques.map(({ _id, number, chequeNumber, chequeDate, payer, deposit, ...cheque }) => ({
      _id: _id.toHexString(),
      number,
      chequeNumber,
      chequeDate,
      payer,
      left: restOf(cheque),
      deposit: deposit && { _id: deposit._id.toHexString(), number: deposit.number },
    }));
  }

  /** Written-off invoices come last: money for them is a recovery. */
  private async openInvoices(): Promise<OpenInvoice[]> {
    const open = await this.views.allOpenInvoices(MOST_INVOICES);
    const found = [...open, ...(await this.views.allWrittenOff(MOST_INVOICES))];
    return found.map(({ _id, invoiceNumber, company, user, buyer, remainingDue, writtenOff }) => {
      const account = accountOf({ company, user });
      const customer = buyer.company?.legalName ?? buyer.name;
      return {
        _id: _id.toHexString(),
        number: invoiceNumber,
        account,
        customer,
        left: remainingDue + writtenOff,
        accountKey: accountKeyOf(account),
        reference: rfReferenceOf(invoiceNumber),
      };
    });
  }
}

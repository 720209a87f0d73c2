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
import { nameKey } from './domain/payer-keys.js';
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
    const [found = []] = await this.suggestionsOfAll([line]);
    return found.map(toSuggestion);
  }

  /** The suggestions for each of these open lines. The number of queries does not depend on the number of lines. */
  async suggestionsOfAll(lines: readonly BankLineRecord[]): Promise<Suggestion[][]> {
    const [received, paid] = [lines.filter(({ amount }) => amount > 0), lines.filter(({ amount }) => amount < 0)];
    const found = new Map([
      ...zip(received, received.length === 0 ? [] : await this.ofReceived(received, await this.unpaid())),
      ...zip(paid, paid.length === 0 ? [] : await this.ofPaid(paid)),
    ]);
    return lines.map((line) => found.get(line) ?? []);
  }

  async unpaid(): Promise<Unpaid> {
    return { invoices: await this.openInvoices(), cheques: await this.chequesAtBank() };
  }

  /** @param lines that are open, with money received */
  async ofReceived(lines: readonly BankLineRecord[], unpaid: Unpaid): Promise<Suggestion[][]> {
    const amounts = [...new Set(lines.map(leftOf))];
    const money = [...(await this.receipts.received({ amounts })), ...(await this.payments.received({ amounts }))];
    const booked = await this.bookings.withLeft(money);
    const known = await this.payers.accountsOf(lines.map(({ counterparty }) => counterparty));
    return lines.map((line, index) =>
      suggestionsFor({ ...line, amount: leftOf(line) }, { ...unpaid, booked, known: known[index] ?? null }),
    );
  }

  private async ofPaid(lines: readonly BankLineRecord[]): Promise<Suggestion[][]> {
    const days = lines.map(({ bookedOn }) => bookedOn).toSorted();
    const [from, to] = [dayAfter(days[0] ?? '', -REFUND_DAYS), dayAfter(days.at(-1) ?? '', REFUND_DAYS)];
    const refunds = [...(await this.receipts.refunded({ from, to })), ...(await this.payments.refunded({ from, to }))];
    const left = await this.bookings.withLeft(refunds);
    return lines.map((line) => {
      const [first, last] = [dayAfter(line.bookedOn, -REFUND_DAYS), dayAfter(line.bookedOn, REFUND_DAYS)];
      const near = left.filter(({ day }) => day >= first && day <= last);
      return refundsFor({ ...line, amount: leftOf(line) }, near);
    });
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
        customerKey: nameKey(customer),
        reference: rfReferenceOf(invoiceNumber),
      };
    });
  }
}

const zip = <A, B>(keys: readonly A[], values: readonly B[]) =>
  keys.flatMap((key, index): [A, B][] => {
    const value = values[index];
    return value === undefined ? [] : [[key, value]];
  });

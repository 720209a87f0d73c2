import { Inject, Injectable } from '@nestjs/common';
import { buyerBlock, documentDate, sellerBlock, shortDate } from '../platform/pdf/document-parts.js';
import type { StatementLine } from '../platform/pdf/document-view.js';
import { DocumentsService } from '../platform/pdf/documents.service.js';
import type { PdfFile } from '../platform/http/pdf-answer.js';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { Environment } from '../platform/config/environment.js';
import { ENVIRONMENT } from '../platform/config/tokens.js';
import type { Aging, EntryKind, StatementEntry } from './domain/statement.rules.js';
import type { StatementQueryDto } from './dto/statement.query.js';
import { StatementsService } from './statements.service.js';

const AGES: Record<keyof Aging, string> = {
  current: 'Not yet due',
  days1to30: '1–30 days',
  days31to60: '31–60 days',
  days61to90: '61–90 days',
  over90: 'Over 90 days',
};

/** The statement of account that a customer gets. */
@Injectable()
export class StatementDocument {
  constructor(
    private readonly statements: StatementsService,
    private readonly documents: DocumentsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @throws DomainError USER_NOT_FOUND, or `invalid` naming `from` or `to` */
  async render(userId: string, query: StatementQueryDto, caller: string): Promise<PdfFile> {
    const { customer, period, statement } = await this.statements.of(userId, query);
    const [from, to] = [documentDate(period.from), documentDate(period.to)];
    const bytes = await this.documents.statementPdf(caller, {
      title: 'Statement of account',
      number: `${from} – ${to}`,
      seller: sellerBlock(this.environment.shop),
      buyer: buyerBlock(customer),
      dates: [
        { label: 'From', value: from },
        { label: 'To', value: to },
      ],
      opening: { label: `Balance before ${from}`, amount: statement.openingBalance },
      entries: statement.entries.map(toLine),
      totals: [
        { label: 'Opening balance', amount: statement.openingBalance },
        { label: 'Invoiced', amount: statement.invoiced },
        { label: 'Paid', amount: statement.paid },
        ...(statement.refunded > 0 ? [{ label: 'Refunded', amount: statement.refunded }] : []),
        { label: 'Balance due', amount: statement.closingBalance, strong: true },
      ],
      ages: AGE_ORDER.map((age) => ({ label: AGES[age], amount: statement.aging[age] })),
    });
    return { name: `Statement-${dubaiDay(period.from)}-${dubaiDay(period.to)}`, bytes };
  }
}

const AGE_ORDER = ['current', 'days1to30', 'days31to60', 'days61to90', 'over90'] as const;

const WORDS: Record<EntryKind, string> = { invoice: 'Invoice', payment: 'Payment', refund: 'Refund of payment' };

function toLine({ kind, at, invoice, payment, debit, credit, balance }: StatementEntry<unknown>): StatementLine {
  return {
    date: shortDate(at),
    what: [WORDS[kind], payment?.paymentMethod].filter(Boolean).join(', '),
    number: invoice.invoiceNumber,
    due: kind === 'invoice' ? shortDate(invoice.dueDate) : '',
    debit: kind === 'payment' ? null : debit,
    credit: kind === 'payment' ? credit : null,
    balance,
  };
}

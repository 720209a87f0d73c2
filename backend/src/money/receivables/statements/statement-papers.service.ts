import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import { SettingsService } from '../../../shop/settings/settings.service.js';
import type { PdfFile } from '../../../platform/http/pdf-answer.js';
import type { DocumentTotal, StatementLine, StatementModel } from '../../../documents/document-model.js';
import type { ChequeRecord } from '../../cheques/cheque-cover.service.js';
import { restOf } from '../../cheques/domain/cheque.rules.js';
import { DocumentsService } from '../../../platform/pdf/documents.service.js';
import { DocumentParts } from '../../../documents/document-parts.js';
import { AGES, STATEMENT_SUMS, SUM_SIGNS, type StatementSum } from '@shop/contract/statement';
import { overdueOf, referenceOf, settledOf, type Statement, type StatementEntry } from './domain/statement.rules.js';
import type { StaffStatementPdfQueryDto } from './dto/statement.query.js';
import { type StatementCustomer, StatementsService } from './statements.service.js';
import { DEFAULT_LANGUAGE, type Language } from '@shop/contract/languages';
import { Types } from 'mongoose';
import type { Actor } from '../../../platform/auth/actor.js';
import type { PrintedDocument } from '../../../platform/mail/email.js';
import { type MailableRecord, MailedDocuments } from '../../../platform/mail/mailed-documents.service.js';
import { formatAed } from '../../../documents/texts/email-parts.js';
import { documentEmailTexts } from '../../../documents/texts/texts.js';

/** The statement of account for a customer, company or person: as PDF, and sent by staff. */
@Injectable()
export class StatementPapers implements OnModuleInit {
  constructor(
    private readonly statements: StatementsService,
    private readonly documents: DocumentsService,
    private readonly settings: SettingsService,
    private readonly mailed: MailedDocuments,
  ) {}

  /**
   * @param caller the user who requests it
   * @throws DomainError `invalid` naming `from` or `to`
   */
  async printStatement(
    customer: StatementCustomer,
    { language, ...query }: StaffStatementPdfQueryDto,
    caller: string,
  ): Promise<PdfFile> {
    const { period, statement, inHand } = await this.statements.statementOf(customer, query);
    const parts = new DocumentParts(language ?? customer.language);
    const texts = parts.texts.statement;
    const [from, to] = [parts.day(period.from), parts.day(period.to)];
    const model: StatementModel = {
      ...parts.head(this.settings.current(), customer.buyer),
      title: texts.title,
      number: `${from} – ${to}`,
      badges: [],
      dates: [
        { label: texts.from, value: from },
        { label: texts.to, value: to },
      ],
      opening: { label: texts.balanceBefore(period.from), amount: statement.openingBalance },
      entries: statement.entries.map((entry) => toLine(entry, parts)),
      totals: totalsOf(statement, parts),
      ages: [
        ...AGES.map((age) => ({ label: texts.ages[age], amount: statement.aging[age] })),
        ...(statement.creditBalance > 0
          ? [{ label: texts.totals.creditBalance, amount: -statement.creditBalance }]
          : []),
      ],
      cheques: inHand.cheques.length === 0 ? null : { ...texts.cheques, ...parts.cheques(inHand.cheques.map(stated)) },
    };
    const bytes = await this.documents.print(caller, 'statement', model);
    const { company, name: person } = customer.buyer;
    const name = ['Statement', company?.legalName ?? person, dubaiDay(period.from), dubaiDay(period.to)].join('-');
    return { name, bytes };
  }

  onModuleInit(): void {
    this.registerFor('users', (id) => this.statements.person(id));
    this.registerFor('companies', (id) => this.statements.company(id));
  }

  private registerFor(resource: 'users' | 'companies', load: (id: string) => Promise<StatementCustomer>): void {
    this.mailed.register(resource, {
      load,
      describe: async (id, document) => this.describe(await load(id), document),
      print: async (id, document, actor) => this.print(await load(id), document, actor),
    });
  }

  /** @throws DomainError `invalid` naming `from` or `to` */
  private async describe(customer: StatementCustomer, { period }: PrintedDocument): Promise<MailableRecord> {
    const { statement } = await this.statements.statementOf(customer, { ...period });
    const { account, buyer, language = DEFAULT_LANGUAGE } = customer;
    const overdue = overdueOf(statement.aging);
    return {
      id: new Types.ObjectId(account.company ?? account.user),
      name: period === undefined ? '' : `${period.from} – ${period.to}`,
      customer: {
        name: buyer.name || (buyer.company?.legalName ?? ''),
        email: buyer.email,
        language,
        phoneNumber: buyer.phoneNumber,
      },
      facts: (of: Language) => {
        const { facts } = documentEmailTexts(of);
        return [
          { label: facts.balance, value: formatAed(statement.closingBalance, of) },
          ...(overdue > 0 ? [{ label: facts.overdue, value: formatAed(overdue, of) }] : []),
        ];
      },
      path: '/account/statement',
    };
  }

  private print(customer: StatementCustomer, { language, period }: PrintedDocument, actor: Actor): Promise<PdfFile> {
    return this.printStatement(customer, { ...period, language }, actor.id);
  }
}

/** Sums shown on every statement; other sums are omitted if zero. */
const USUAL: readonly StatementSum[] = ['invoiced', 'paid'];

function totalsOf(statement: Statement, parts: DocumentParts): DocumentTotal[] {
  const { totals } = parts.texts.statement;
  const sums = STATEMENT_SUMS.filter((sum) => statement[sum] !== 0 || USUAL.includes(sum)).map((sum) => ({
    label: totals[sum],
    amount: SUM_SIGNS[sum] * statement[sum],
    strong: false,
  }));
  return [
    { label: totals.opening, amount: statement.openingBalance, strong: false },
    ...sums,
    { label: totals.closing, amount: statement.closingBalance, strong: true },
  ];
}

const stated = (cheque: ChequeRecord) => ({ ...cheque, amount: restOf(cheque) });

function toLine(entry: StatementEntry, parts: DocumentParts): StatementLine {
  const { kind, at, document, invoice, debit, credit, balance } = entry;
  return {
    date: parts.shortDay(at),
    entry: nameOf(entry, parts),
    number: document,
    reference: referenceOf(entry),
    settled: settledOf(entry).map(({ invoiceNumber, amount }) => ({ label: invoiceNumber, amount })),
    due: kind === 'invoice' && invoice !== null ? parts.shortDay(invoice.dueDate) : '',
    debit: credit > 0 ? null : debit,
    credit: credit > 0 ? credit : null,
    balance,
  };
}

/** For example 'Payment received · Cheque 77'. */
function nameOf({ kind, payment, receipt }: StatementEntry, parts: DocumentParts): string {
  const { entries } = parts.texts.statement;
  const money = payment ?? receipt;
  const hasMethod = money !== null && (kind === 'payment' || kind === 'returned');
  return hasMethod ? `${entries[kind]} · ${parts.method(money)}` : entries[kind];
}

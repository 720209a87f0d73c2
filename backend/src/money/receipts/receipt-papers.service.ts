import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language } from '@shop/contract/languages';
import { moneyStateOf, moneyStateTones } from '@shop/contract/statuses';
import type { LabelledText, ReceiptModel } from '../../documents/document-model.js';
import { DocumentParts } from '../../documents/document-parts.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { PdfFile, PdfQueryDto } from '../../platform/http/pdf-answer.js';
import { DocumentsService } from '../../platform/pdf/documents.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import type { UserContact } from '../../people/users/dto/user.response.js';
import { UsersService } from '../../people/users/users.service.js';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { invoicedCompany, sellerOf } from '../../billing/invoices/invoice-drafts.service.js';
import {
  factOfInvoice,
  factOfRest,
  laterSections,
  moneyFacts,
  type ReportedMoney,
} from '../payments/payment-papers.service.js';
import { allocatedAtFirst, firstRestOf, laterUsesOf } from './domain/later-uses.js';
import type { ReceiptRecord } from './receipt.schema.js';
import { ReceiptsService } from './receipts.service.js';
import type { EmailFact } from '../../platform/mail/email.js';
import {
  type MailableKind,
  type MailableRecord,
  MailedDocuments,
} from '../../platform/mail/mailed-documents.service.js';
import { addressedTo, formatAed } from '../../documents/texts/email-parts.js';
import { documentEmailTexts, documentTexts, emailTexts } from '../../documents/texts/texts.js';
import type { EmailTexts } from '../../documents/texts/en/emails.js';
import { type ClientSession, Types } from 'mongoose';
import type { Account } from '../../billing/invoices/account.js';
import { type InvoiceRecord, orderOf } from '../../billing/invoices/invoice-changes.service.js';
import { Outbox } from '../../platform/mail/outbox.service.js';

const NO_CONTACT = { name: '', email: '', phoneNumber: '', address: '' };

/**
 * The receipt of money that settles several invoices: as PDF, sent by staff, and one email about all settled invoices.
 */
@Injectable()
export class ReceiptPapers implements MailableKind, OnModuleInit {
  constructor(
    private readonly receipts: ReceiptsService,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly documents: DocumentsService,
    private readonly settings: SettingsService,
    private readonly mailed: MailedDocuments,
    private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError RECEIPT_NOT_FOUND */
  async print(id: string, { language }: PdfQueryDto, actor: Actor): Promise<PdfFile> {
    const receipt = await this.receipts.loadFor(actor, id);
    const parts = new DocumentParts(language ?? (await this.recipient(receipt))?.language);
    const { seller, buyer } = receipt;
    const { receipt: texts } = parts.texts;
    const state = moneyStateOf({ reversal: receipt.reversal });
    const isCleared = receipt.cheque !== null;
    const byCheque = receipt.paymentMethod === 'Cheque' && !isCleared ? [texts.onceCleared] : [];
    const model: ReceiptModel = {
      ...parts.head({ ...seller, whatsapp: seller.phones }, buyer),
      title: texts.title,
      number: receipt.receiptNumber,
      badges: [{ label: texts.status(state), tone: moneyStateTones[state] }],
      dates: [{ label: texts.date, value: parts.day(receipt.paymentDate) }],
      received: receipt.amount,
      amountInWords: parts.inWords(receipt.amount),
      facts: factsOf(receipt, parts),
      later: laterSections(laterUsesOf(receipt), texts.keptAsCredit, parts),
      note: '',
      terms: state === 'Received' ? byCheque : [texts.undone(state)],
    };
    const bytes = await this.documents.print(actor.id, 'receipt', model);
    return { name: `Receipt-${receipt.receiptNumber}`, bytes };
  }

  onModuleInit(): void {
    this.mailed.register('receipts', this);
  }

  load(id: string): Promise<ReceiptRecord> {
    return this.receipts.load(id);
  }

  /** @throws DomainError RECEIPT_NOT_FOUND */
  async describe(id: string): Promise<MailableRecord> {
    const receipt = await this.load(id);
    const { _id, receiptNumber, payer, amount } = receipt;
    const payingCompany = { name: payer, email: '', language: DEFAULT_LANGUAGE };
    return {
      id: _id,
      name: receiptNumber,
      customer: (await this.recipient(receipt)) ?? payingCompany,
      facts: (language: Language) => [
        { label: documentEmailTexts(language).facts.amount, value: formatAed(amount, language) },
      ],
      path: '/account/payments',
    };
  }

  /** null if no user of the company is known. */
  async recipient(
    { user, company }: Pick<ReceiptRecord, 'user' | 'company'>,
    session?: ClientSession,
  ): Promise<UserContact | null> {
    return user && this.users.recipientOf({ user, company }, session);
  }

  /** @param advance the advance invoice that was issued for the money, which the email reports too, or null */
  async mailRecorded(receipt: ReceiptRecord, advance: InvoiceRecord | null, session: ClientSession): Promise<void> {
    const buyer = await this.recipient(receipt, session);
    if (buyer === null) return;
    const { language } = buyer;
    const { receiptRecorded: texts } = emailTexts(language);
    const settled = receipt.allocations.map((part) => ({
      label: part.invoiceNumber,
      value: formatAed(part.amount, language),
    }));
    const facts = [...moneyFacts(receipt, language), ...settled, ...(advance ? vatFact(advance, language) : [])];
    const more = advance ? advanceSentences(advance, language) : [];
    await this.post({ texts, more }, receipt, facts, buyer, session);
  }

  /** @param receipt after the refund of a part of its rest */
  async mailRefunded(receipt: ReceiptRecord, refund: ReportedMoney, session: ClientSession): Promise<void> {
    const buyer = await this.recipient(receipt, session);
    if (buyer === null) return;
    const { language } = buyer;
    const { receiptRefunded: texts } = emailTexts(language);
    await this.post({ texts, more: [] }, receipt, moneyFacts(refund, language), buyer, session);
  }

  private async post(
    { texts, more }: { readonly texts: EmailTexts['receiptRefunded']; readonly more: readonly string[] },
    { _id, receiptNumber, unallocated }: ReceiptRecord,
    facts: readonly EmailFact[],
    buyer: UserContact,
    session: ClientSession,
  ): Promise<void> {
    const { language } = buyer;
    const { keptAsCredit } = documentTexts(language).receipt;
    const email = {
      ...addressedTo(buyer),
      subject: texts.subject(receiptNumber),
      paragraphs: [texts.text(receiptNumber), ...more],
      facts: [...facts, ...(unallocated > 0 ? [{ label: keptAsCredit, value: formatAed(unallocated, language) }] : [])],
      action: { label: emailTexts(language).payment.link, path: '/account/invoices' },
      about: { resource: 'receipts' as const, id: _id, name: receiptNumber },
    };
    await this.outbox.post(email, session);
  }

  /** The details of shop and payer that a new receipt copies. */
  async partiesOf(
    { company, payer, user }: Pick<ReceiptRecord, 'company' | 'payer' | 'user'>,
    session: ClientSession,
  ): Promise<Pick<ReceiptRecord, 'seller' | 'buyer'>> {
    const seller = sellerOf(await this.settings.load(session));
    const { name, email, phoneNumber, address } = (await this.recipient({ user, company }, session)) ?? NO_CONTACT;
    if (company === null) return { seller, buyer: { name: payer, email, phoneNumber, address, company: null } };
    const details = invoicedCompany(await this.companies.load(company.toHexString(), session));
    return { seller, buyer: { name, email, phoneNumber, address, company: details } };
  }

  /** The recipient of the company's email: the buyer of the first invoice, otherwise the company's first user. */
  async recipientOf(account: Account, invoices: readonly InvoiceRecord[]): Promise<Types.ObjectId | null> {
    const [first] = invoices;
    if (first !== undefined || account.company === null) return first?.user ?? null;
    const [person] = await this.users.ofCompany(account.company.toHexString());
    return person === undefined ? null : new Types.ObjectId(person._id);
  }
}

function advanceSentences(advance: InvoiceRecord, language: Language): string[] {
  const { invoiceNumber } = advance;
  const { orderNumber } = orderOf(advance);
  const { invoiceIssued: texts } = emailTexts(language);
  return [texts.text(invoiceNumber, orderNumber), texts.isAdvance(orderNumber)];
}

const vatFact = ({ tax }: InvoiceRecord, language: Language): EmailFact[] =>
  tax ? [{ label: emailTexts(language).invoiceIssued.vat, value: formatAed(tax.vat, language) }] : [];

/** The money as it was recorded: later allocations and refunds have sections of their own. */
function factsOf(receipt: ReceiptRecord, parts: DocumentParts): LabelledText[] {
  return [
    ...factsOfMoney(receipt, parts),
    ...allocatedAtFirst(receipt.allocations).map((part) => factOfInvoice(part, parts)),
    ...factOfRest(parts.texts.receipt.keptAsCredit, firstRestOf(receipt), parts),
  ];
}

function factsOfMoney(receipt: ReceiptRecord, parts: DocumentParts): LabelledText[] {
  const { receipt: labels } = parts.texts;
  const { chequeNumber, chequeDate, reference, order, buyer } = receipt;
  return [
    { label: labels.receivedFrom, value: parts.customer(buyer) },
    { label: labels.method, value: parts.texts.paymentMethod(receipt.paymentMethod) },
    ...(chequeNumber === '' ? [] : [{ label: labels.chequeNumber, value: chequeNumber }]),
    ...(chequeDate === null ? [] : [{ label: labels.chequeDate, value: parts.day(chequeDate) }]),
    ...(reference === '' ? [] : [{ label: labels.reference, value: reference }]),
    ...(order ? [{ label: labels.forOrder, value: order.orderNumber }] : []),
  ];
}

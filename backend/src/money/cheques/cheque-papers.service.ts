import { Injectable } from '@nestjs/common';
import { startOfDubaiDay } from '@shop/contract/dubai-day';
import { DEFAULT_LANGUAGE, type DocumentLanguage } from '@shop/contract/languages';
import type { ChequesModel, LabelledText } from '../../documents/document-model.js';
import { bankAccountsOf, DocumentParts } from '../../documents/document-parts.js';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { UsersService } from '../../people/users/users.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { PdfFile } from '../../platform/http/pdf-answer.js';
import { DocumentsService } from '../../platform/pdf/documents.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { accountKeyOf } from '../../billing/invoices/account.js';
import { allocatedOf } from '../receipts/domain/receipt.rules.js';
import { ChequeDeposits } from './cheque-deposits.service.js';
import { accountOfCheque, type ChequeRecord } from './cheque.schema.js';
import { ChequesService } from './cheques.service.js';

type Buyer = Parameters<DocumentParts['head']>[1];

const NOBODY: Buyer = { name: '', email: '', phoneNumber: '', address: '' };

/** The papers about cheques: the acknowledgement of receipt for who gave them, and the slip for the bank. */
@Injectable()
export class ChequePapers {
  constructor(
    private readonly cheques: ChequesService,
    private readonly deposits: ChequeDeposits,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly documents: DocumentsService,
    private readonly settings: SettingsService,
  ) {}

  /**
   * One paper for several cheques of an account.
   * @param language default: the customer's own
   * @throws DomainError CHEQUE_NOT_FOUND, CHEQUES_OF_SEVERAL_ACCOUNTS
   */
  async printAcknowledgement(ids: readonly string[], actor: Actor, language?: DocumentLanguage): Promise<PdfFile> {
    const loaded = await Promise.all([...new Set(ids)].map((id) => this.cheques.loadFor(actor, id)));
    const cheques = loaded.sort((a, b) => (a.chequeDate < b.chequeDate ? -1 : 1));
    const [first, ...others] = cheques;
    const accounts = new Set(cheques.map((cheque) => accountKeyOf(accountOfCheque(cheque))));
    if (!first || accounts.size > 1 || cheques.some(({ status }) => status === 'Withdrawn'))
      throw refuse('CHEQUES_OF_SEVERAL_ACCOUNTS');
    const customer = await this.customerOf(first);
    const parts = new DocumentParts(language ?? customer.language);
    const { cheques: texts } = parts.texts;
    const days = [...new Set(cheques.map(({ receivedOn }) => receivedOn))];
    const guarantees = cheques.filter(({ kind }) => kind === 'Guarantee');
    const rows = cheques.map((cheque) => ({
      ...cheque,
      bankNote: cheque.drawer === cheque.payer ? '' : cheque.drawer,
      purposes: purposesOf(cheque, parts),
      numberNote: days.length === 1 ? '' : texts.received(shortDay(cheque.receivedOn, parts)),
    }));
    const table = parts.cheques(rows);
    const { title, signedAs, onceCleared, guarantee } = texts.acknowledgement;
    const model: ChequesModel = {
      ...parts.head(this.settings.current(), customer.buyer),
      title,
      number: others.length === 0 ? first.chequeNumber : `${first.chequeNumber} +${others.length}`,
      badges: [],
      dates: [
        ...(days.length === 1 ? [{ label: texts.receivedOn, value: day(first.receivedOn, parts) }] : []),
        { label: texts.count, value: String(cheques.length) },
      ],
      intro: [],
      cheques: { title: '', note: '', ...table },
      amountInWords: parts.inWords(table.total),
      enclosed: null,
      signedAs,
      note: '',
      terms: [
        ...(guarantees.length < cheques.length ? [onceCleared] : []),
        ...(guarantees.length > 0 ? [guarantee] : []),
      ],
    };
    const bytes = await this.documents.print(actor.id, 'cheques', model);
    return { name: `Acknowledgement-${first.number}`, bytes };
  }

  /** The slip of a deposit, for the bank. @throws DomainError CHEQUE_DEPOSIT_NOT_FOUND */
  async printDeposit(id: string, actor: Actor, language: DocumentLanguage = DEFAULT_LANGUAGE): Promise<PdfFile> {
    const { deposit, cheques } = await this.deposits.load(id);
    const parts = new DocumentParts(language);
    const { deposit: texts, count } = parts.texts.cheques;
    const [account = deposit.account] = bankAccountsOf({ bankAccounts: [deposit.account] });
    const unpaid = new Map(deposit.amounts.map(({ cheque, amount }) => [cheque.toHexString(), amount]));
    const rows = cheques.map((cheque) => ({
      ...cheque,
      amount: unpaid.get(cheque._id.toHexString()) ?? cheque.amount,
      numberNote: cheque.number,
      bankNote: cheque.drawer,
    }));
    const table = parts.cheques(rows);
    const fact = (label: string, value: string): LabelledText[] => (value === '' ? [] : [{ label, value }]);
    const model: ChequesModel = {
      ...parts.head(this.settings.current(), { ...NOBODY, name: account.bank }),
      title: texts.title,
      number: deposit.number,
      badges: [],
      dates: [
        ...fact(texts.depositedOn, day(deposit.depositedOn, parts)),
        ...fact(texts.accountName, account.accountName),
        ...fact(texts.iban, account.iban),
        ...fact(texts.bic, account.bic),
        ...fact(texts.slipNumber, deposit.slipNumber),
        ...fact(count, String(cheques.length)),
      ],
      intro: [],
      cheques: { title: '', note: '', ...table },
      amountInWords: parts.inWords(table.total),
      enclosed: null,
      signedAs: texts.signedAs,
      note: deposit.note,
      terms: deposit.lodged ? [texts.lodged] : [],
    };
    return { name: deposit.number, bytes: await this.documents.print(actor.id, 'cheques', model) };
  }

  private async customerOf({ company, user, payer }: ChequeRecord) {
    if (company === null) {
      const contact = user && (await this.users.contact(user.toHexString()));
      return { buyer: { ...NOBODY, ...contact, name: payer }, language: contact?.language };
    }
    const person = (await this.users.billingContacts([company])).get(company.toHexString());
    const buyer = { ...NOBODY, ...person, company: await this.companies.load(company.toHexString()) };
    return { buyer, language: person?.language };
  }
}

const day = (of: string, parts: DocumentParts) => parts.day(startOfDubaiDay(of));
const shortDay = (of: string, parts: DocumentParts) => parts.shortDay(startOfDubaiDay(of));

/** The invoices that a cheque is meant to pay, its order, and the rest of its amount. */
function purposesOf({ kind, allocations, order, amount }: ChequeRecord, parts: DocumentParts): string[] {
  const { cheques: texts } = parts.texts;
  if (kind === 'Guarantee') return [texts.guarantee];
  const rest = amount - allocatedOf({ allocations });
  const forRest = order ? texts.order(order.number) : texts.onAccount;
  const parted = allocations.map((part) => `${part.invoiceNumber} · ${parts.amount(part.amount)}`);
  if (rest === 0) return parted;
  return [...parted, parted.length === 0 ? forRest : `${forRest} · ${parts.amount(rest)}`];
}

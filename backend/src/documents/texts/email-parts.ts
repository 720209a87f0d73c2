import { writtenMoney } from '@shop/contract/amounts';
import { type Language, LANGUAGES } from '@shop/contract/languages';
import { writtenNumber } from '@shop/contract/message';
import { type Fils, lineAmount, type PricedLine, toAed } from '@shop/contract/money';
import { balanceOf, type SettledInvoice } from '@shop/contract/settlement';
import { nameOfLine } from '@shop/contract/names';
import type { EmailFact, EmailLink } from '../../platform/mail/email.js';
import type { MailRecipient } from '../../platform/mail/mail-recipients.service.js';
import type { Line } from '../lines/line.schema.js';
import { DocumentParts, type PricedDocument as TotalledDocument } from '../document-parts.js';
import { detailsForOwner } from '../particulars/domain/purchase-details.js';
import { documentTexts, emailTexts } from './texts.js';

export interface Recipient {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

type NamedLine = PricedLine & Pick<Line, 'productName' | 'productNameAr' | 'unit'>;

interface PricedDocument extends TotalledDocument {
  readonly lines: readonly NamedLine[];
}

type PurchaseRecord = Parameters<typeof detailsForOwner>[0];

/** The head of an email to a customer. */
export function addressedTo({ name, email, language }: Recipient) {
  return { to: email, language, greeting: emailTexts(language).greeting(name) };
}

/** The head of an email to an address that was mailed before; only the customer's own account opens the link. */
export function addressedAgain(
  { email, language }: MailRecipient,
  customer: { readonly name: string; readonly email: string },
  action: EmailLink,
) {
  const isCustomer = email.toLowerCase() === customer.email.toLowerCase();
  const { greeting, greetingWithoutName } = emailTexts(language);
  return {
    to: email,
    language,
    greeting: isCustomer ? greeting(customer.name) : greetingWithoutName,
    ...(isCustomer && { action }),
  };
}

export function formatAed(fils: Fils, language: Language): string {
  return writtenMoney(toAed(fils), language);
}

/** @returns the day in Dubai, for example '21 November 2026' */
export function formatDay(instant: Date, language: Language): string {
  return new DocumentParts(language).day(instant);
}

/** Products and quantities, for documents without prices. */
export function quantityFacts(lines: readonly NamedLine[], language: Language): EmailFact[] {
  return lines.map((line) => ({ label: nameOfLine(line, language), value: formatLineQuantity(line, language) }));
}

/** Products with prices, then charges and total, as on a document. */
export function priceFacts(document: PricedDocument, language: Language): EmailFact[] {
  const products = document.lines.map((line) => ({
    label: nameOfLine(line, language),
    value: `${formatLineQuantity(line, language)} × ${formatAed(line.unitPrice, language)} = ${formatAed(lineAmount(line), language)}`,
  }));
  const totals = new DocumentParts(language).totals(document);
  return [...products, ...totals.map(({ label, amount }) => ({ label, value: formatAed(amount, language) }))];
}

/** The buyer's details of the purchase. */
export function purchaseFacts(record: PurchaseRecord, language: Language): EmailFact[] {
  const parts = new DocumentParts(language);
  const details = detailsForOwner(record);
  const address = parts.deliverTo(details).replaceAll('\n', LANGUAGES[language].comma);
  return [...parts.purchaseFacts(details), ...optionalFact(parts.texts.labels.deliverTo, address)];
}

/** The remaining due of an invoice, or its credit balance. */
export function balanceFact(invoice: SettledInvoice, language: Language): EmailFact {
  const { part, amount } = balanceOf(invoice);
  return { label: documentTexts(language).invoice.settlement[part], value: formatAed(amount, language) };
}

/** The fact, or nothing if its value is empty. */
export function optionalFact(label: string, value: string): EmailFact[] {
  return value.trim() === '' ? [] : [{ label, value }];
}

export function formatLineQuantity({ qty, unit }: NamedLine, language: Language): string {
  return [writtenNumber(qty), documentTexts(language).unit(unit, qty)].filter(Boolean).join(' ');
}

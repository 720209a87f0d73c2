import { type Language, LANGUAGES } from '@shop/contract/languages';
import { type Charges, type Fils, lineAmount, type PricedLine } from '@shop/contract/money';
import type { EmailFact } from '../platform/mail/email.js';
import { formatAmount, formatQuantity } from '../platform/pdf/document-format.js';
import { emails as ar } from './ar/emails.js';
import { type EmailTexts, emails as en } from './en/emails.js';

const TEXTS: Readonly<Record<Language, EmailTexts>> = { en, ar };

export interface Recipient {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

interface NamedLine extends PricedLine {
  readonly productName: string;
  readonly unit: string;
}

interface PricedDocument extends Charges {
  readonly lines: readonly NamedLine[];
  readonly totalPrice: Fils;
}

export function emailTexts(language: Language): EmailTexts {
  return TEXTS[language];
}

/** The head of an e-mail to a customer. */
export function addressedTo({ name, email, language }: Recipient) {
  return { to: email, language, greeting: TEXTS[language].greeting(name) };
}

export function formatAed(fils: Fils, language: Language): string {
  return TEXTS[language].aed(formatAmount(fils));
}

/** @returns the day in Dubai, for example '21 November 2026' */
export function formatDay(instant: Date, language: Language): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Dubai' } as const;
  return new Intl.DateTimeFormat(LANGUAGES[language].locale.backOffice, options).format(instant);
}

/** Products and quantities, for documents without prices. */
export function quantityFacts(lines: readonly NamedLine[], language: Language): EmailFact[] {
  return lines.map((line) => ({ label: line.productName, value: formatLineQuantity(line, language) }));
}

/** Products with prices, then charges and total. Without charges the subtotal is left out: it would repeat the total. */
export function priceFacts(document: PricedDocument, language: Language): EmailFact[] {
  const { lines, deliveryCharge, extraFee, totalPrice } = document;
  const aed = (fils: Fils) => formatAed(fils, language);
  const products = lines.map((line) => ({
    label: line.productName,
    value: `${formatLineQuantity(line, language)} × ${aed(line.unitPrice)} = ${aed(lineAmount(line))}`,
  }));
  const { totals } = TEXTS[language];
  const charges = [
    { label: totals.delivery, fils: deliveryCharge },
    { label: totals.extraFee, fils: extraFee },
  ].filter(({ fils }) => fils !== 0);
  const subtotal = { label: totals.subtotal, fils: lines.reduce((sum, line) => sum + lineAmount(line), 0) };
  const amounts = [...(charges.length === 0 ? [] : [subtotal, ...charges]), { label: totals.total, fils: totalPrice }];
  return [...products, ...amounts.map(({ label, fils }) => ({ label, value: aed(fils) }))];
}

/** The fact, or nothing if its value is empty. */
export function optionalFact(label: string, value: string): EmailFact[] {
  return value.trim() === '' ? [] : [{ label, value }];
}

function formatLineQuantity({ qty, unit }: NamedLine, language: Language): string {
  return `${formatQuantity(qty)} ${TEXTS[language].unit(unit)}`.trim();
}

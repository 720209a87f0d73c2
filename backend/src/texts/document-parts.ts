import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@shop/contract/languages';
import { type Charges, type Fils, lineAmount, type PricedLine } from '@shop/contract/money';
import type { DocumentBuyer, DocumentLine, DocumentSeller, DocumentTotal } from '../platform/pdf/document-model.js';
import { documents as ar } from './ar/documents.js';
import { documents as en, type DocumentTexts } from './en/documents.js';

const TEXTS: Readonly<Record<Language, DocumentTexts>> = { en, ar };

export const documentTexts = (language: Language): DocumentTexts => TEXTS[language];

const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Dubai' } as const;
const SHORT_DAY = { ...DAY, month: 'short' } as const;

export interface SellerDetails {
  readonly name: string;
  readonly legalName: string;
  readonly address: string;
  readonly trn: string;
  readonly email: string;
  readonly whatsapp: readonly string[];
}

export interface BuyerDetails {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly address: string;
}

export interface SoldLine extends PricedLine {
  readonly productName: string;
  readonly sku: string;
  readonly code: string;
  readonly size: string;
  readonly unit: string;
}

export interface PricedDocument extends Charges {
  readonly lines: readonly PricedLine[];
  readonly totalPrice: Fils;
}

/** The parts that every document makes in the same way, in one language. */
export class DocumentParts {
  readonly texts: DocumentTexts;
  private readonly longDays: Intl.DateTimeFormat;
  private readonly shortDays: Intl.DateTimeFormat;

  constructor(readonly language: Language = DEFAULT_LANGUAGE) {
    const locale = LANGUAGES[language].locale.backOffice;
    this.texts = TEXTS[language];
    this.longDays = new Intl.DateTimeFormat(locale, DAY);
    this.shortDays = new Intl.DateTimeFormat(locale, SHORT_DAY);
  }

  /** The language, the words of the templates, and the parties. */
  head(shop: SellerDetails, buyer: BuyerDetails) {
    return {
      language: this.language,
      labels: this.texts.labels,
      seller: sellerBlock(shop),
      buyer: buyerBlock(buyer),
    };
  }

  lines(lines: readonly SoldLine[]): DocumentLine[] {
    return lines.map((line, index) => ({
      position: index + 1,
      name: line.productName,
      sku: line.sku,
      code: line.code,
      size: line.size,
      unit: this.texts.unit(line.unit),
      qty: line.qty,
      unitPrice: line.unitPrice,
      amount: lineAmount(line),
    }));
  }

  /** Charges of zero are left out, and the subtotal with them: it would repeat the total. */
  totals({ lines, deliveryCharge, extraFee, totalPrice }: PricedDocument): DocumentTotal[] {
    const { totals } = this.texts;
    const charges = [
      { label: totals.delivery, amount: deliveryCharge, strong: false },
      { label: totals.extraFee, amount: extraFee, strong: false },
    ].filter(({ amount }) => amount !== 0);
    const sum = lines.reduce((before, line) => before + lineAmount(line), 0);
    const subtotal = { label: totals.subtotal, amount: sum, strong: false };
    const parts = charges.length === 0 ? [] : [subtotal, ...charges];
    return [...parts, { label: totals.total, amount: totalPrice, strong: true }];
  }

  /** @returns the day in Dubai: '21 November 2026' */
  day(instant: Date): string {
    return this.longDays.format(instant);
  }

  /** @returns the day in Dubai for a column of a table: '21 Nov 2026' */
  shortDay(instant: Date): string {
    return this.shortDays.format(instant);
  }
}

function sellerBlock(shop: SellerDetails): DocumentSeller {
  const { name, legalName, address, trn, email, whatsapp } = shop;
  return { name, legalName, address, trn, email, phones: whatsapp };
}

function buyerBlock(buyer: BuyerDetails): DocumentBuyer {
  const { name, email, phoneNumber, address } = buyer;
  return { name, email, phone: phoneNumber, address };
}

import { amountInWords } from '@shop/contract/amount-in-words';
import { deliveryLines } from '@shop/contract/delivery';
import { startOfDubaiDay } from '@shop/contract/dubai-day';
import { DEFAULT_LANGUAGE, type DocumentLanguage, type Language } from '@shop/contract/languages';
import { type Charges, type Fils, lineAmount, type PricedLine } from '@shop/contract/money';
import type { PaymentMethod } from '@shop/contract/payment';
import type { DocumentTax, PriceBasis, TaxCategory, TaxedAmount } from '@shop/contract/vat';
import { formatAmount } from '../platform/pdf/document-format.js';
import type {
  ChequeTable,
  DocumentBankAccount,
  DocumentBuyer,
  DocumentLine,
  DocumentSeller,
  DocumentTotal,
  LabelledText,
  TaxTable,
} from './document-model.js';
import type { PurchaseDetails as Details } from './particulars/domain/purchase-details.js';
import type { DocumentTexts } from './texts/en/documents.js';
import type { Line } from './lines/line.schema.js';
import type { CompanyDetails } from './parties/company-details.schema.js';
import type { PostalAddress } from './parties/postal-address.schema.js';
import { addressLine } from './parties/shop-details.js';
import { bothLanguages, inBothLanguages } from './texts/both-languages.js';
import { longDayOf, shortDayOf } from './texts/days.js';
import { documentTexts } from './texts/texts.js';

interface SellerDetails {
  readonly name: string;
  readonly legalName: string;
  readonly legalNameAr: string;
  readonly address: PostalAddress;
  readonly trn: string;
  readonly email: string;
  readonly whatsapp: readonly string[];
}

interface BuyerDetails {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly address: string;
  /** null or missing if the buyer is a person. */
  readonly company?: Pick<CompanyDetails, 'legalName' | 'legalNameAr' | 'trn' | 'address'> | null;
}

type SoldFields = 'productName' | 'productNameAr' | 'sku' | 'code' | 'size' | 'unit' | 'packSize' | 'packUnit';

type SoldLine = PricedLine & Readonly<Pick<Line, SoldFields>>;

interface PaperCheque {
  readonly chequeNumber: string;
  readonly bank: string;
  /** In Dubai. */
  readonly chequeDate: string;
  readonly amount: Fils;
  readonly numberNote?: string;
  readonly bankNote?: string;
  readonly purposes?: readonly string[];
}

interface PaidBy {
  readonly paymentMethod: PaymentMethod;
  readonly chequeNumber: string;
}

export interface PricedDocument extends Charges {
  readonly lines: readonly (PricedLine & { readonly discount?: Fils })[];
  /** Discount on all lines together. */
  readonly discount?: Fils;
  readonly discountReason?: string;
  readonly totalPrice: Fils;
  /** null if without VAT. */
  readonly tax?: Pick<DocumentTax, 'basis' | 'net' | 'categories'> | null;
}

type TaxedLine = SoldLine & Readonly<Pick<Line, 'discount' | 'taxCategory' | 'taxRate' | 'taxReason'>>;

type PurchaseDetails = Pick<Details<unknown>, 'poNumber' | 'neededBy' | 'deliveryMethod' | 'deliveryAddress'>;

/** The parts that all documents have in common, in one language or in both. */
export class DocumentParts {
  readonly texts: DocumentTexts;
  /** @returns the day in Dubai: '21 November 2026' */
  readonly day: (instant: Date) => string;
  /** @returns the day in Dubai for a column of a table: '21 Nov 2026' */
  readonly shortDay: (instant: Date) => string;

  constructor(readonly language: DocumentLanguage = DEFAULT_LANGUAGE) {
    const ofDays = language === 'both' ? DEFAULT_LANGUAGE : language;
    this.texts = documentTexts(language);
    this.day = longDayOf(ofDays);
    this.shortDay = shortDayOf(ofDays);
  }

  /** The language, the words of the templates, and the parties. */
  head(shop: SellerDetails, buyer: BuyerDetails) {
    return {
      language: this.language,
      labels: this.texts.labels,
      seller: this.sellerBlock(shop),
      buyer: this.buyerBlock(buyer),
    };
  }

  /** A name in the languages of the document; only in English if there is no Arabic one. */
  name(english: string, arabic = ''): string {
    if (arabic === '' || (this.language !== 'ar' && this.language !== 'both')) return english;
    return this.language === 'ar' ? arabic : inBothLanguages(english, arabic);
  }

  /** The name of a customer: the company's name, or the person's without a company. */
  customer({ name, company }: Pick<BuyerDetails, 'name' | 'company'>): string {
    return company ? this.name(company.legalName, company.legalNameAr) : name;
  }

  /** The buyer's details of the purchase, beside the dates. */
  purchaseFacts({ poNumber, neededBy, deliveryMethod }: PurchaseDetails): LabelledText[] {
    const { purchase: texts } = this.texts;
    return [
      ...(poNumber === '' ? [] : [{ label: texts.poNumber, value: poNumber }]),
      ...(neededBy === null ? [] : [{ label: texts.neededBy, value: this.day(startOfDubaiDay(neededBy)) }]),
      ...(deliveryMethod === 'PickUp' ? [{ label: texts.delivery, value: texts.pickUp }] : []),
    ];
  }

  /** The delivery address in lines; empty if there is none. */
  deliverTo({ deliveryAddress }: Pick<PurchaseDetails, 'deliveryAddress'>): string {
    if (deliveryAddress === null) return '';
    return deliveryLines(deliveryAddress, this.language === 'both' ? DEFAULT_LANGUAGE : this.language).join('\n');
  }

  /** A table of cheques, with the day on each. */
  cheques(cheques: readonly PaperCheque[]): Pick<ChequeTable, 'rows' | 'total' | 'purposeLabel'> {
    return {
      rows: cheques.map(({ chequeNumber, bank, chequeDate, amount, ...more }) => ({
        numberNote: '',
        bankNote: '',
        purposes: [],
        ...more,
        number: chequeNumber,
        bank,
        amount,
        date: this.shortDay(startOfDubaiDay(chequeDate)),
      })),
      purposeLabel: cheques.some(({ purposes }) => purposes !== undefined) ? this.texts.cheques.isFor : '',
      total: cheques.reduce((sum, { amount }) => sum + amount, 0),
    };
  }

  lines(lines: readonly SoldLine[]): DocumentLine[] {
    return lines.map((line, index) => ({
      position: index + 1,
      name: this.name(line.productName, line.productNameAr),
      sku: line.sku,
      code: line.code,
      size: line.size,
      unit: this.texts.unit(line.unit, line.qty),
      packs: this.texts.packs(line),
      qty: line.qty,
      unitPrice: line.unitPrice,
      amount: lineAmount(line),
    }));
  }

  /** @param taxed the VAT of each line */
  taxTable(lines: readonly TaxedLine[], taxed: readonly TaxedAmount[], basis: PriceBasis): TaxTable {
    const rows = this.lines(lines).map(({ amount, ...line }, index) => {
      const { discount = 0, taxCategory = 'S', taxRate = 0, taxReason: reason = '' } = lines[index] ?? {};
      const tax = taxed[index] ?? { net: amount - discount, vat: 0, gross: amount - discount };
      const { net, vat, gross } = tax;
      const charged = basis === 'inclusive' ? gross : net;
      return {
        ...line,
        discount: amount - charged,
        net,
        rate: this.rateText(taxCategory, taxRate),
        vat,
        gross,
        reason,
      };
    });
    const hasDiscounts = rows.some(({ discount }) => discount !== 0);
    return { priceLabel: this.texts.priceLabels[basis], hasDiscounts, lines: rows };
  }

  /** Charges and discounts of zero are omitted; without any, the subtotal too, since it equals the total. */
  totals(document: PricedDocument): DocumentTotal[] {
    const { totals } = this.texts;
    const { lines, deliveryCharge, extraFee, discount = 0, discountReason = '', totalPrice, tax = null } = document;
    const off = lines.reduce((sum, line) => sum + (line.discount ?? 0), discount);
    const parts = [
      { label: totals.discount(discountReason), amount: -off, strong: false },
      { label: totals.delivery, amount: deliveryCharge, strong: false },
      { label: totals.extraFee, amount: extraFee, strong: false },
    ].filter(({ amount }) => amount !== 0);
    const sum = lines.reduce((before, line) => before + lineAmount(line), 0);
    const subtotal = { label: totals.subtotal, amount: sum, strong: false };
    const total = { label: totals.total, amount: totalPrice, strong: true };
    return [...(parts.length === 0 ? [] : [subtotal, ...parts]), ...this.taxTotals(tax), total];
  }

  private sellerBlock({ name, legalName, legalNameAr, address, trn, email, whatsapp }: SellerDetails): DocumentSeller {
    return {
      name,
      trn,
      email,
      legalName: this.name(legalName, legalNameAr),
      address: addressLine(address),
      phones: whatsapp,
    };
  }

  private buyerBlock(buyer: BuyerDetails): DocumentBuyer {
    const { name, email, phoneNumber: phone, address, company } = buyer;
    if (!company) return { name, contact: '', trn: '', email, phone, address };
    const { trn, address: seat } = company;
    return { name: this.customer(buyer), contact: name, trn, email, phone, address: addressLine(seat) };
  }

  private rateText(category: TaxCategory, rate: number): string {
    const percent = this.texts.percent(rate);
    return category === 'S' ? percent : `${percent} ${category}`;
  }

  /** The statements about VAT that the law requires on the document. */
  taxTerms(tax: Pick<DocumentTax, 'basis' | 'categories'> | null): string[] {
    if (tax === null) return [];
    const { basis, computed, reverseCharge } = this.texts.terms;
    const isReversed = tax.categories.some(({ category }) => category === 'AE');
    return [basis[tax.basis], computed, ...(isReversed ? [reverseCharge] : [])];
  }

  private taxTotals(tax: Pick<DocumentTax, 'net' | 'categories'> | null): DocumentTotal[] {
    if (tax === null) return [];
    const { totals } = this.texts;
    const vats = tax.categories.map(({ category, rate, net, vat }) => ({
      label: totals.vat(category, this.texts.percent(rate), formatAmount(net)),
      amount: vat,
      strong: false,
    }));
    return [{ label: totals.net, amount: tax.net, strong: false }, ...vats];
  }

  /** @returns the method of a payment: 'Cash', 'Cheque 004711' */
  method({ paymentMethod, chequeNumber }: PaidBy): string {
    return [this.texts.paymentMethod(paymentMethod), chequeNumber].filter((part) => part !== '').join(' ');
  }

  /** @returns 'AED 1,250.00' */
  amount(amount: Fils): string {
    return `AED\u00a0${formatAmount(amount)}`;
  }

  /** @returns 'Only one hundred dirhams.' */
  inWords(amount: Fils): string {
    return this.spelled((language) => documentTexts(language).amountInWords(amountInWords(amount, language)));
  }

  /** The same, for a document that shows other amounts below its total. */
  totalInWords(total: Fils): string {
    return this.spelled((language) => documentTexts(language).totalInWords(amountInWords(total, language)));
  }

  /** The amount in words, in each language of the document. */
  private spelled(inWords: (language: Language) => string): string {
    return this.language === 'both' ? bothLanguages(inWords('en'), inWords('ar')) : inWords(this.language);
  }
}

interface BankDetails {
  readonly bank: string;
  readonly accountName: string;
  readonly iban: string;
  readonly bic: string;
}

/** The bank account to pay to. An IBAN is printed in groups of four. */
export function bankAccountsOf({
  bankAccounts,
}: {
  readonly bankAccounts: readonly BankDetails[];
}): DocumentBankAccount[] {
  return bankAccounts.map(({ bank, accountName, iban, bic }) => ({
    bank,
    accountName,
    bic,
    iban: iban.replaceAll(/(.{4})(?=.)/g, '$1 '),
  }));
}

import type { CreditReason } from '@shop/contract/credit';
import type { Fils } from '@shop/contract/money';
import type { PriceBasis, TaxCategory, TaxedAmount, TaxedCategory } from '@shop/contract/vat';

/** The fields of issued documents that an e-invoice reads, and nothing else. */

interface Id {
  toString(): string;
}

export interface SourceAddress {
  readonly street: string;
  readonly city: string;
  readonly emirate: string;
  readonly country: string;
}

export interface SourceSeller {
  readonly name: string;
  readonly legalName: string;
  readonly address: SourceAddress;
  readonly trn: string;
  readonly licenceNumber: string;
  readonly licenceAuthority: string;
  readonly email: string;
  readonly phones: readonly string[];
  readonly bankAccounts: readonly { readonly accountName: string; readonly iban: string; readonly bic: string }[];
}

export interface SourceCompany {
  readonly legalName: string;
  readonly trn: string;
  /** TIN of a company that is registered for e-invoices and not for VAT. */
  readonly tin: string;
  readonly licenceNumber: string;
  readonly licenceAuthority: string;
  readonly address: SourceAddress;
}

export interface SourceBuyer {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly address: string;
  readonly company: SourceCompany | null;
}

/** Facts of the supply that only staff know. */
export interface SupplyOptions {
  /** The goods leave the country: zero-rated with evidence. */
  readonly isExport: boolean;
  /** TRN or TIN of the beneficiary in a free zone; empty if no free zone is involved. */
  readonly freeZoneBeneficiary: string;
}

export const NO_OPTIONS: SupplyOptions = { isExport: false, freeZoneBeneficiary: '' };

interface SourceItem {
  readonly productName: string;
  readonly sku: string;
  readonly unit: string;
  /** The product’s codes. */
  readonly unitCode: string;
  readonly hsCode: string;
  readonly qty: number;
  readonly taxCategory: TaxCategory;
  readonly taxRate: number;
  readonly taxReason: string;
}

export interface SourceLine extends SourceItem {
  readonly unitPrice: Fils;
  readonly discount: Fils;
  /** `net`, `vat` and `gross` are null if the document has no VAT. */
  readonly net: Fils | null;
  readonly vat: Fils | null;
  readonly gross: Fils | null;
}

export interface SourceCreditLine extends SourceItem, TaxedAmount {}

export interface SourcePayment {
  readonly amount: Fils;
  readonly status: 'Received' | 'Refunded';
  readonly refunds: readonly { readonly amount: Fils }[];
  readonly paymentDate: Date;
  readonly appliedAt: Date | null;
}

interface SourceAdvance {
  readonly number: string;
  readonly issuedOn: Date;
}

export interface SourceInvoice {
  readonly _id: Id;
  readonly invoiceNumber: string;
  readonly createdAt: Date;
  readonly dueDate: Date;
  readonly supplyDate: Date | null;
  /** The day of the delivery, if it was before the issue. */
  readonly deliveredAt: Date | null;
  readonly user: Id;
  readonly company: Id | null;
  readonly seller: SourceSeller;
  readonly buyer: SourceBuyer;
  readonly order: { readonly orderNumber: string };
  /** The deliveries whose goods it bills. */
  readonly deliveries: readonly { readonly number: string }[];
  /** The number of the buyer's own order. */
  readonly poNumber: string;
  readonly lines: readonly SourceLine[];
  readonly discount: Fils;
  readonly discountReason: string;
  readonly payments: readonly SourcePayment[];
  /** The advance invoices that it uses. */
  readonly advances: readonly SourceAdvance[];
  readonly advanced: Fils;
  readonly tax: SourceTax & { readonly deliveryCharge: TaxedCategory; readonly extraFee: TaxedCategory };
}

export interface SourceTax extends TaxedAmount {
  readonly basis: PriceBasis;
  readonly categories: readonly TaxedCategory[];
}

export interface SourceCreditNote {
  readonly _id: Id;
  readonly creditNoteNumber: string;
  readonly createdAt: Date;
  readonly user: Id;
  readonly company: Id | null;
  readonly seller: SourceSeller;
  readonly buyer: SourceBuyer;
  readonly invoice: { readonly invoiceNumber: string; readonly createdAt: Date };
  readonly reason: CreditReason;
  readonly words: string;
  readonly lines: readonly SourceCreditLine[];
  readonly deliveryCharge: TaxedCategory;
  readonly extraFee: TaxedCategory;
  /** Why the charges are of their category; empty for the standard one. */
  readonly chargesTaxReason: string;
  readonly tax: SourceTax;
}

import type { Fils } from '@shop/contract/money';

/**
 * A PINT AE document before it is written as XML: plain texts and whole fils. An empty text and null are omitted from
 * the XML. Terms (IBT, BTAE) are those of the specification.
 */
export interface EDocument {
  readonly kind: 'invoice' | 'credit-note';
  /** IBT-003: 380 and 381 of taxable supplies, 480 and 81 of supplies that are exempt or out of scope. */
  readonly typeCode: string;
  /** IBT-001. */
  readonly number: string;
  /** BTAE-07. */
  readonly uuid: string;
  /** BTAE-02: eight flags. */
  readonly flags: string;
  /** IBT-002, a day in Dubai as `2026-11-25`. */
  readonly issueDate: string;
  /** IBT-168, as `18:24:10+04:00`. */
  readonly issueTime: string;
  /** IBT-009; none on credit notes. */
  readonly dueDate: string;
  /** IBT-007: the day of supply, if it is before the day of issue; none on credit notes. */
  readonly taxPointDate: string;
  /** IBT-005. */
  readonly currency: string;
  /** IBT-022. */
  readonly note: string;
  /** BTAE-03; empty on invoices. */
  readonly creditReason: string;
  /** IBT-013 and IBT-014; the seller's own order number is written only together with the buyer's. */
  readonly purchaseOrder: string;
  readonly salesOrder: string;
  /** IBT-016: the number of the delivery note; empty if the goods were delivered later. */
  readonly deliveryNote: string;
  /** IBG-03: the credited invoice, or the advance invoices that an invoice uses. */
  readonly preceding: readonly EReference[];
  readonly seller: EParty;
  readonly buyer: EParty;
  /** BTAE-01: TRN or TIN of the beneficiary of a supply that involves a free zone. */
  readonly beneficiary: string;
  /** IBT-072; none on credit notes. */
  readonly deliveryDate: string;
  /** IBG-15. */
  readonly deliverTo: EAddress | null;
  /** IBG-16; null on credit notes. */
  readonly payment: EPayment | null;
  /** IBT-020. */
  readonly paymentTerms: string;
  /** IBG-20 and IBG-21. */
  readonly adjustments: readonly EAdjustment[];
  /** IBG-23. */
  readonly subtotals: readonly ESubtotal[];
  readonly totals: ETotals;
  readonly lines: readonly ELine[];
}

interface EReference {
  readonly number: string;
  readonly issueDate: string;
}

export interface EAddress {
  readonly street: string;
  readonly city: string;
  /** The code of the emirate in the UAE; elsewhere a region. */
  readonly subdivision: string;
  /** ISO 3166-1. */
  readonly country: string;
}

export interface EParty {
  /** IBT-034, IBT-049: the TIN, or a predefined address. */
  readonly endpoint: string;
  /** IBT-046. */
  readonly identification: string;
  /** IBT-028. */
  readonly tradeName: string;
  readonly address: EAddress;
  /** IBT-031, IBT-048: the TRN. */
  readonly trn: string;
  /** IBT-027, IBT-044. */
  readonly legalName: string;
  /** IBT-030, IBT-047: the number of the trade licence, with its authority. */
  readonly licence: string;
  readonly licenceType: string;
  readonly licenceAuthority: string;
  readonly phone: string;
  readonly email: string;
}

export const NO_PARTY: EParty = {
  endpoint: '',
  identification: '',
  tradeName: '',
  trn: '',
  legalName: '',
  phone: '',
  email: '',
  licence: '',
  licenceType: '',
  licenceAuthority: '',
  address: { street: '', city: '', subdivision: '', country: '' },
};

export interface EPayment {
  /** IBT-081, of UNCL 4461. */
  readonly code: string;
  /** IBT-187. */
  readonly reference: string;
  readonly account: { readonly iban: string; readonly name: string; readonly bic: string } | null;
}

/** VAT category with its rate; null if this category has no rate. */
export interface ERated {
  readonly category: string;
  readonly percent: number | null;
}

/** An allowance or a charge of the document, without VAT. */
export interface EAdjustment extends ERated {
  readonly isCharge: boolean;
  readonly reasonCode: string;
  readonly reason: string;
  readonly amount: Fils;
}

export interface ESubtotal extends ERated {
  readonly taxable: Fils;
  readonly vat: Fils;
}

export interface ETotals {
  /** IBT-106. */
  readonly lines: Fils;
  /** IBT-107 and IBT-108; null if there are none. */
  readonly allowances: Fils | null;
  readonly charges: Fils | null;
  /** IBT-109. */
  readonly net: Fils;
  /** IBT-110. */
  readonly vat: Fils;
  /** IBT-112. */
  readonly gross: Fils;
  /** IBT-113; 0 if there is none. */
  readonly prepaid: Fils;
  /** IBT-115. */
  readonly payable: Fils;
}

export interface ELine extends ERated {
  readonly id: string;
  readonly qty: number;
  /** UN/ECE Recommendation 20 or 21. */
  readonly unit: string;
  /** IBT-131. */
  readonly net: Fils;
  /** IBT-136: allowance on the whole line, without VAT; 0 if there is none. */
  readonly allowance: Fils;
  readonly allowanceReason: string;
  readonly name: string;
  readonly description: string;
  readonly sellersId: string;
  /** IBT-157: GTIN. */
  readonly standardId: string;
  /** IBT-158. */
  readonly hsCode: string;
  /** BTAE-09: the kind of goods under the reverse charge. */
  readonly natureCode: string;
  /** IBT-186. */
  readonly exemptionCode: string;
  /** IBT-146: of the whole base quantity. */
  readonly price: Fils;
  /** IBT-149. */
  readonly baseQty: number;
  readonly baseUnit: string;
  /** BTAE-08; null on exempt lines. */
  readonly vat: Fils | null;
  /** BTAE-10. */
  readonly gross: Fils | null;
}

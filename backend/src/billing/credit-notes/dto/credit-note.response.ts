import { ApiProperty } from '@nestjs/swagger';
import { CREDIT_NOTE_TITLES, type CreditNoteTitle } from '@shop/contract/credit';
import { TRANSMISSION_STATUSES, type TransmissionStatus } from '@shop/contract/e-invoices';
import { PRICE_BASES, type PriceBasis, TAX_CATEGORIES, type TaxCategory } from '@shop/contract/vat';
import { InvoiceBuyerResponse, InvoiceSellerResponse } from '../../invoices/dto/invoice.response.js';
import { ARABIC_NAME, GOODS_FIELDS, TaxResponse } from '../../../documents/lines/line.response.js';
import { ApiAmount, ApiId, ApiOneOf, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { UserRefResponse } from '../../../people/users/dto/user.response.js';
import { OrderRef } from '../../../documents/parties/order-ref.schema.js';
import { RECORD_FIELDS, storedFields } from '../../../platform/openapi/stored-fields.js';
import { CreditedInvoice, CreditNoteLine, CreditNote } from '../credit-note.schema.js';

const UNTAXED = 'null if the invoice has no VAT';

class CreditedInvoiceResponse extends storedFields(CreditedInvoice, {
  _id: {},
  invoiceNumber: { example: 'INV-2026-00001' },
  createdAt: {},
}) {}

class CreditedOrderResponse extends storedFields(OrderRef, {
  _id: {},
  orderNumber: { example: 'ORD-2026-00001' },
}) {}

export class CreditNoteLineResponse extends storedFields(CreditNoteLine, {
  ...GOODS_FIELDS,
  line: { description: '`_id` of the invoice line' },
  code: { example: 'FC3' },
  size: { example: '1-inch' },
  unitPrice: { example: 18.5 },
  qty: { description: 'Credited pieces; 0 if only an amount is credited', example: 2 },
  restock: { description: 'True if the goods were returned' },
  taxCategory: {},
}) {
  @ApiProperty({ type: Number, nullable: true, description: `VAT in percent; ${UNTAXED}`, example: 5 })
  taxRate: number | null;

  @ApiAmount({ nullable: true, description: UNTAXED, example: 35.24 })
  net: number | null;

  @ApiAmount({ nullable: true, description: UNTAXED, example: 1.76 })
  vat: number | null;

  @ApiAmount({ description: 'Credited amount of the line, incl. VAT', example: 37 })
  gross: number;
}

class SupplyValueResponse {
  @ApiAmount({ nullable: true, description: UNTAXED, example: 235.24 })
  net: number | null;

  @ApiAmount({ nullable: true, description: UNTAXED, example: 11.76 })
  vat: number | null;

  @ApiAmount({ example: 247 })
  gross: number;
}

export class CreditNoteResponse extends storedFields(CreditNote, {
  ...RECORD_FIELDS,
  creditNoteNumber: { example: 'CRN-2026-00001' },
  seller: { part: InvoiceSellerResponse },
  buyer: { part: InvoiceBuyerResponse },
  invoice: { part: CreditedInvoiceResponse },
  order: { part: CreditedOrderResponse },
  reason: {
    description: 'Reason of Article 61(1) of Federal Decree-Law 8/2017, by its letter; VD is a volume discount',
  },
  rebill: { description: 'True if the credited parts are invoiced again; false if the billed amount is reduced' },
  words: { example: 'Two rolls came back unopened' },
  total: { description: 'Credited total, incl. VAT', example: 37 },
}) {
  @ApiOneOf(CREDIT_NOTE_TITLES, { description: 'Document title' })
  title: CreditNoteTitle;

  @ApiProperty({ type: UserRefResponse })
  user: UserRefResponse;

  @ApiProperty({ type: [CreditNoteLineResponse], description: 'Only lines with a credited amount' })
  lines: CreditNoteLineResponse[];

  @ApiAmount({ description: 'Credited part of the delivery charge, incl. VAT', example: 0 })
  deliveryCharge: number;

  @ApiAmount({ description: 'Credited part of the extra fee, incl. VAT', example: 0 })
  extraFee: number;

  @ApiProperty({ type: TaxResponse, nullable: true, description: UNTAXED })
  tax: TaxResponse | null;

  @ApiProperty({
    type: SupplyValueResponse,
    description: 'Invoice amounts before this credit note, less earlier credit notes',
  })
  before: SupplyValueResponse;

  @ApiProperty({ type: SupplyValueResponse, description: 'Invoice amounts after this credit note' })
  after: SupplyValueResponse;

  @ApiOneOf(TRANSMISSION_STATUSES, {
    required: false,
    nullable: true,
    description: 'State of its e-invoice; null if it has none. Only in the list for staff',
  })
  eInvoice?: TransmissionStatus | null;
}

class CreditablePartResponse {
  @ApiOneOf(TAX_CATEGORIES, { description: 'VAT category' })
  category: TaxCategory;

  @ApiProperty({ type: Number, description: 'VAT rate in percent', example: 5 })
  rate: number;

  @ApiAmount({ example: 35.24 })
  net: number;

  @ApiAmount({ example: 1.76 })
  vat: number;

  @ApiAmount({ example: 37 })
  gross: number;
}

class CreditableLineResponse extends CreditablePartResponse {
  @ApiId({ description: '`_id` of the invoice line' })
  line: string;

  @ApiProperty({ example: 'Hot-Stamping Ribbon 1-inch 100-yd Black FC3' })
  productName: string;

  @ApiProperty(ARABIC_NAME)
  productNameAr: string;

  @ApiProperty({ example: 'RIB-00001' })
  sku: string;

  @ApiWholeNumber({ description: 'Pieces on the invoice', example: 10 })
  invoicedQty: number;

  @ApiWholeNumber({ description: 'Pieces that are not credited yet', example: 2 })
  qty: number;
}

/** The part of an invoice that is not credited yet. */
export class CreditableResponse {
  @ApiOneOf(PRICE_BASES, { description: 'Price basis: prices include or exclude VAT' })
  basis: PriceBasis;

  @ApiProperty({ type: [CreditableLineResponse], description: 'All lines, in the order of the invoice' })
  lines: CreditableLineResponse[];

  @ApiProperty({ type: CreditablePartResponse })
  deliveryCharge: CreditablePartResponse;

  @ApiProperty({ type: CreditablePartResponse })
  extraFee: CreditablePartResponse;

  @ApiAmount({ description: 'Total that can still be credited, incl. VAT', example: 247 })
  total: number;
}

import { CHEQUE_STATUSES, type ChequeStatus } from '@shop/contract/cheques';
import { INVOICE_KINDS, type InvoiceKind } from '@shop/contract/advances';
import { ApiProperty } from '@nestjs/swagger';
import { EMIRATES, type Emirate } from '@shop/contract/uae';
import { INVOICE_TITLES, type InvoiceTitle } from '@shop/contract/vat';
import { type InvoiceStatus, PAYMENT_STATUSES, type PaymentStatus } from '@shop/contract/statuses';
import { ApiAmount, ApiDay, ApiId, ApiInstant, ApiOneOf } from '../../../platform/openapi/response-fields.js';
import { ChargedResponse, LineResponse } from '../../../documents/lines/line.response.js';
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/contract/payment';
import { InvoiceSupplyResponse } from '../../../documents/parties/supply.response.js';
import { ApiAllowedActions, ApiStatus } from '../../../platform/openapi/states.js';
import { UserRefResponse } from '../../../people/users/dto/user.response.js';
import { INVOICE_MACHINE, type InvoiceAction } from '../domain/invoice.rules.js';
import { WriteOffResponse } from './write-off.response.js';
import { ApiSalesperson, SalespersonResponse } from '../../../documents/parties/salesperson.response.js';

class InvoicedOrderResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'ORD-2026-00001' })
  orderNumber: string;
}

class InvoicedDeliveryResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'DEL-2026-00001' })
  number: string;

  @ApiInstant({ nullable: true })
  deliveredOn: string | null;
}

/** A refunded part of a payment, or its refunded rest. */
export class PaymentRefundResponse {
  @ApiId()
  _id: string;

  @ApiAmount({ example: 40 })
  amount: number;

  @ApiOneOf(PAYMENT_METHODS)
  paymentMethod: PaymentMethod;

  @ApiInstant()
  paymentDate: string;

  @ApiProperty({ description: 'The invoice that it was used for as credit; empty: money went back', example: '' })
  appliedTo: string;

  @ApiProperty({ required: false, description: 'Staff only', example: 'To the account of the company' })
  note?: string;

  @ApiProperty({ required: false, description: 'Staff only: who recorded it', example: 'Omar Staff' })
  by?: string;

  @ApiInstant({ description: 'When it was recorded' })
  at: string;
}

export class InvoicePaymentResponse {
  @ApiId()
  _id: string;

  @ApiAmount({ example: 100 })
  amount: number;

  @ApiOneOf(PAYMENT_METHODS)
  paymentMethod: PaymentMethod;

  @ApiInstant()
  paymentDate: string;

  @ApiProperty({ description: 'Of a payment by Cheque; empty where nobody has said it', example: '004711' })
  chequeNumber: string;

  @ApiInstant({ nullable: true, description: 'The day on the cheque; may lie ahead', example: null })
  chequeDate: string | null;

  @ApiOneOf(PAYMENT_STATUSES)
  status: PaymentStatus;

  @ApiAmount({ description: 'what counts: the amount less its refunds', example: 100 })
  net: number;

  @ApiProperty({ description: 'The receipt that it is a part of; empty: it stands alone', example: '' })
  receiptNumber: string;

  @ApiProperty({ description: 'The overpaid invoice whose credit it is; empty: it was paid', example: '' })
  appliedFrom: string;

  @ApiProperty({ type: [PaymentRefundResponse], description: 'The first one first' })
  refunds: PaymentRefundResponse[];

  @ApiProperty({ required: false, description: 'Staff only', example: 'Omar, front desk' })
  paidTo?: string;

  @ApiProperty({ required: false, description: 'Staff only', example: 'From the Sharjah branch' })
  note?: string;
}

class InvoiceCreditNoteResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'CRN-2026-00001' })
  creditNoteNumber: string;

  @ApiAmount({ description: 'taken off, with VAT', example: 47 })
  total: number;

  @ApiInstant()
  createdAt: string;
}

class AddressResponse {
  @ApiProperty({ example: 'Warehouse 7, Al Quoz 3' })
  street: string;

  @ApiProperty({ example: 'Dubai' })
  city: string;

  @ApiProperty({ enum: ['', ...EMIRATES], example: 'DXB' })
  emirate: Emirate | '';

  @ApiProperty({ description: 'ISO 3166-1, two letters', example: 'AE' })
  country: string;
}

class LegalPartyResponse {
  @ApiProperty({ example: 'Gulf Cartons LLC' })
  legalName: string;

  @ApiProperty({ description: 'Empty where there was none at issue', example: 'الخليج للكرتون ذ.م.م' })
  legalNameAr: string;

  @ApiProperty({ description: 'Tax registration number; empty where there is none', example: '100123456700003' })
  trn: string;

  @ApiProperty({ description: 'Trade licence', example: 'CN-1234567' })
  licenceNumber: string;

  @ApiProperty({ example: 'Dubai Department of Economy and Tourism' })
  licenceAuthority: string;

  @ApiProperty({ type: AddressResponse })
  address: AddressResponse;
}

class BankAccountResponse {
  @ApiProperty({ example: 'Emirates NBD' })
  bank: string;

  @ApiProperty({ example: 'Press & Pack Supplies Trading LLC' })
  accountName: string;

  @ApiProperty({ example: 'AE070331234567890123456' })
  iban: string;

  @ApiProperty({ example: 'EBILAEAD' })
  bic: string;
}

/** The shop's details at issue. */
export class InvoiceSellerResponse extends LegalPartyResponse {
  @ApiProperty({ example: 'Press & Pack Supplies' })
  name: string;

  @ApiProperty({ example: 'sales@pressandpack.example' })
  email: string;

  @ApiProperty({ type: [String], example: ['+971500000001', '+971500000002'] })
  phones: string[];

  @ApiProperty({ type: [BankAccountResponse] })
  bankAccounts: BankAccountResponse[];
}

/** The buyer's details at issue. */
export class InvoiceBuyerResponse {
  @ApiProperty({ example: 'Farah Haddad' })
  name: string;

  @ApiProperty({ example: 'farah@gulfcartons.example' })
  email: string;

  @ApiProperty({ example: '+971551234567' })
  phoneNumber: string;

  @ApiProperty({ example: 'Industrial Area 6, Sharjah' })
  address: string;

  @ApiProperty({ type: LegalPartyResponse, nullable: true, description: 'null: the buyer is a person' })
  company: LegalPartyResponse | null;
}

class UsedAdvanceResponse {
  @ApiId({ description: 'The advance invoice' })
  _id: string;

  @ApiProperty({ example: 'INV-2026-00001' })
  number: string;

  @ApiInstant({ description: 'When it was issued' })
  issuedOn: string;

  @ApiAmount({ example: 100 })
  net: number;

  @ApiAmount({ example: 5 })
  vat: number;

  @ApiAmount({ example: 105 })
  gross: number;
}

export class InvoiceChequeResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'CHQ-2026-00001' })
  number: string;

  @ApiAmount({ description: 'of it for this invoice', example: 100 })
  amount: number;

  @ApiDay({ description: 'The day on the cheque', example: '2027-02-28' })
  chequeDate: string;

  @ApiOneOf(CHEQUE_STATUSES)
  status: ChequeStatus;
}

export class InvoiceResponse extends ChargedResponse {
  @ApiProperty({ example: 'INV-2026-00001' })
  invoiceNumber: string;

  @ApiProperty({
    description: 'Its number as a creditor reference (ISO 11649), for payments to the shop',
    example: 'RF49INV202600012',
  })
  rfReference: string;

  @ApiOneOf(INVOICE_TITLES, { description: 'What the document is called' })
  title: InvoiceTitle;

  @ApiOneOf(INVOICE_KINDS, { description: 'An Advance is for money before the goods: Standard invoices deduct it' })
  kind: InvoiceKind;

  @ApiProperty({ type: UserRefResponse })
  user: UserRefResponse;

  @ApiSalesperson()
  salesperson?: SalespersonResponse | null;

  @ApiProperty({ type: InvoiceSellerResponse })
  seller: InvoiceSellerResponse;

  @ApiId({ nullable: true, description: 'The company whose account it belongs to; null: a person’s', example: null })
  company: string | null;

  @ApiProperty({ type: InvoiceBuyerResponse })
  buyer: InvoiceBuyerResponse;

  @ApiProperty({ type: InvoicedOrderResponse })
  order: InvoicedOrderResponse;

  @ApiProperty({ type: [InvoicedDeliveryResponse], description: 'Whose goods it bills, the first one first' })
  deliveries: InvoicedDeliveryResponse[];

  @ApiProperty({ type: [LineResponse] })
  lines: LineResponse[];

  @ApiInstant({ nullable: true, description: 'Date of supply; null where that was not kept' })
  supplyDate: string | null;

  @ApiProperty({ type: InvoiceSupplyResponse, description: 'What its e-invoice says of the supply' })
  supply: InvoiceSupplyResponse;

  @ApiAmount({ description: 'what it came to at issue: never changes', example: 247 })
  issuedTotal: number;

  @ApiProperty({
    type: [UsedAdvanceResponse],
    description: 'The advance invoices that it deducts, the first one first',
  })
  advances: UsedAdvanceResponse[];

  @ApiAmount({ description: 'deducted for them', example: 0 })
  advanced: number;

  @ApiAmount({ description: 'of an Advance: deducted by other invoices', example: 0 })
  used: number;

  @ApiAmount({
    description:
      'taken off by credit notes. What they credit beyond the amount due is taken off the advances that the invoice deducts',
    example: 0,
  })
  credited: number;

  @ApiAmount({ description: 'what it came to at issue, less advances and what is credited', example: 247 })
  amountDue: number;

  @ApiAmount({ example: 100 })
  amountPaid: number;

  @ApiAmount({ description: 'written off, and not paid afterwards', example: 0 })
  writtenOff: number;

  @ApiAmount({ description: 'what is due, less what is paid and written off', example: 147 })
  remainingDue: number;

  @ApiProperty({ type: [WriteOffResponse], required: false, description: 'Staff only. The first one first' })
  writeOffs?: WriteOffResponse[];

  @ApiDay({
    nullable: true,
    required: false,
    description: 'Staff only: the first day on which it may be written off; null, without VAT: any day',
    example: '2027-05-22',
  })
  writeOffFrom?: string | null;

  @ApiProperty({ type: [InvoicePaymentResponse] })
  payments: InvoicePaymentResponse[];

  @ApiProperty({ type: [InvoiceCreditNoteResponse], description: 'The first one first' })
  creditNotes: InvoiceCreditNoteResponse[];

  @ApiAmount({ description: 'of `remainingDue`, what cheques in hand and at the bank are meant to pay', example: 0 })
  coveredByCheques: number;

  @ApiProperty({
    type: [InvoiceChequeResponse],
    description: 'Given for it, by their days; they change no status before they clear',
  })
  cheques: InvoiceChequeResponse[];

  @ApiStatus(INVOICE_MACHINE, 'Derived from the money and the day in Dubai.')
  status: InvoiceStatus;

  @ApiInstant({ description: 'End of the last day in time' })
  dueDate: string;

  @ApiInstant({ nullable: true, description: 'When it became Void; null while it stands', example: null })
  voidedAt: string | null;

  @ApiInstant({
    nullable: true,
    description: 'When its e-invoice went to a provider, who has not refused it; null: it did not',
    example: null,
  })
  eInvoiceSentAt: string | null;

  @ApiProperty({ description: 'Shown on the PDF', example: 'Please name the invoice’s number with your transfer.' })
  adminToClientNote: string;

  @ApiAllowedActions(INVOICE_MACHINE)
  allowedActions: InvoiceAction[];
}

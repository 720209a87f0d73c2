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

  @ApiProperty({
    description: 'Number of the invoice that the credit was applied to; empty if money was paid back',
    example: '',
  })
  appliedTo: string;

  @ApiProperty({ required: false, description: 'Staff only', example: 'To the account of the company' })
  note?: string;

  @ApiProperty({ required: false, description: 'Staff only: user who recorded the refund', example: 'Omar Staff' })
  by?: string;

  @ApiInstant({ description: 'Time of recording' })
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

  @ApiProperty({ description: 'Cheque number of a Cheque payment; empty if not entered', example: '004711' })
  chequeNumber: string;

  @ApiInstant({ nullable: true, description: 'Date on the cheque; can be in the future', example: null })
  chequeDate: string | null;

  @ApiOneOf(PAYMENT_STATUSES)
  status: PaymentStatus;

  @ApiAmount({ description: 'Amount less refunds', example: 100 })
  net: number;

  @ApiProperty({
    description: 'Number of the receipt that includes this payment; empty for a single payment',
    example: '',
  })
  receiptNumber: string;

  @ApiProperty({
    description: 'Number of the overpaid invoice whose credit was applied; empty if money was received',
    example: '',
  })
  appliedFrom: string;

  @ApiProperty({ type: [PaymentRefundResponse], description: 'Oldest first' })
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

  @ApiAmount({ description: 'Credited total, incl. VAT', example: 47 })
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

  @ApiProperty({ description: 'Two-letter country code (ISO 3166-1)', example: 'AE' })
  country: string;
}

class LegalPartyResponse {
  @ApiProperty({ example: 'Gulf Cartons LLC' })
  legalName: string;

  @ApiProperty({ description: 'Legal name in Arabic; empty if not known at issue', example: 'الخليج للكرتون ذ.م.م' })
  legalNameAr: string;

  @ApiProperty({ description: 'Tax registration number; empty if not registered', example: '100123456700003' })
  trn: string;

  @ApiProperty({ description: 'Trade licence number', example: 'CN-1234567' })
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

  @ApiProperty({ type: LegalPartyResponse, nullable: true, description: 'null if the buyer is an individual' })
  company: LegalPartyResponse | null;
}

class UsedAdvanceResponse {
  @ApiId({ description: '`_id` of the advance invoice' })
  _id: string;

  @ApiProperty({ example: 'INV-2026-00001' })
  number: string;

  @ApiInstant({ description: 'Date of issue' })
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

  @ApiAmount({ description: 'Part of the cheque allocated to this invoice', example: 100 })
  amount: number;

  @ApiDay({ description: 'Date on the cheque', example: '2027-02-28' })
  chequeDate: string;

  @ApiOneOf(CHEQUE_STATUSES)
  status: ChequeStatus;
}

export class InvoiceResponse extends ChargedResponse {
  @ApiProperty({ example: 'INV-2026-00001' })
  invoiceNumber: string;

  @ApiProperty({
    description: 'Invoice number as a creditor reference (ISO 11649) for payments to the shop',
    example: 'RF49INV202600012',
  })
  rfReference: string;

  @ApiOneOf(INVOICE_TITLES, { description: 'Document title' })
  title: InvoiceTitle;

  @ApiOneOf(INVOICE_KINDS, {
    description: 'Advance invoices are for payments before delivery; Standard invoices deduct them',
  })
  kind: InvoiceKind;

  @ApiProperty({ type: UserRefResponse })
  user: UserRefResponse;

  @ApiSalesperson()
  salesperson?: SalespersonResponse | null;

  @ApiProperty({ type: InvoiceSellerResponse })
  seller: InvoiceSellerResponse;

  @ApiId({ nullable: true, description: 'Company of the account; null for an individual', example: null })
  company: string | null;

  @ApiProperty({ type: InvoiceBuyerResponse })
  buyer: InvoiceBuyerResponse;

  @ApiProperty({ type: InvoicedOrderResponse })
  order: InvoicedOrderResponse;

  @ApiProperty({ type: [InvoicedDeliveryResponse], description: 'Invoiced deliveries, oldest first' })
  deliveries: InvoicedDeliveryResponse[];

  @ApiProperty({ type: [LineResponse] })
  lines: LineResponse[];

  @ApiInstant({ nullable: true, description: 'Date of supply; null if unknown' })
  supplyDate: string | null;

  @ApiProperty({ type: InvoiceSupplyResponse, description: 'Supply details of the e-invoice' })
  supply: InvoiceSupplyResponse;

  @ApiAmount({ description: 'Total at issue; never changes', example: 247 })
  issuedTotal: number;

  @ApiProperty({
    type: [UsedAdvanceResponse],
    description: 'Advance invoices that this invoice deducts, oldest first',
  })
  advances: UsedAdvanceResponse[];

  @ApiAmount({ description: 'Deducted advances', example: 0 })
  advanced: number;

  @ApiAmount({ description: 'For an advance invoice: amount deducted by other invoices', example: 0 })
  used: number;

  @ApiAmount({
    description: 'Credited total. Credit beyond the amount due is deducted from the advances of the invoice',
    example: 0,
  })
  credited: number;

  @ApiAmount({ description: 'Total at issue less advances and credit notes', example: 247 })
  amountDue: number;

  @ApiAmount({ example: 100 })
  amountPaid: number;

  @ApiAmount({ description: 'Written-off amount that was not paid later', example: 0 })
  writtenOff: number;

  @ApiAmount({ description: 'Amount due less payments and write-offs', example: 147 })
  remainingDue: number;

  @ApiProperty({ type: [WriteOffResponse], required: false, description: 'Staff only. Oldest first' })
  writeOffs?: WriteOffResponse[];

  @ApiDay({
    nullable: true,
    required: false,
    description:
      'Staff only: first day on which the invoice can be written off; null if it has no VAT and can be written ' +
      'off on any day',
    example: '2027-05-22',
  })
  writeOffFrom?: string | null;

  @ApiProperty({ type: [InvoicePaymentResponse] })
  payments: InvoicePaymentResponse[];

  @ApiProperty({ type: [InvoiceCreditNoteResponse], description: 'Oldest first' })
  creditNotes: InvoiceCreditNoteResponse[];

  @ApiAmount({ description: 'Part of `remainingDue` covered by cheques in hand and at the bank', example: 0 })
  coveredByCheques: number;

  @ApiProperty({
    type: [InvoiceChequeResponse],
    description: 'Cheques given for the invoice, by date. They don’t change its status until they clear',
  })
  cheques: InvoiceChequeResponse[];

  @ApiStatus(INVOICE_MACHINE, 'Computed from payments and the current date in Dubai')
  status: InvoiceStatus;

  @ApiInstant({ description: 'End of the last day for payment' })
  dueDate: string;

  @ApiInstant({ nullable: true, description: 'Time of voiding; null if not Void', example: null })
  voidedAt: string | null;

  @ApiInstant({
    nullable: true,
    description: 'Time when the e-invoice was sent to the provider; null if it was not sent or was rejected',
    example: null,
  })
  eInvoiceSentAt: string | null;

  @ApiProperty({ description: 'Shown on the PDF', example: 'Please name the invoice’s number with your transfer.' })
  adminToClientNote: string;

  @ApiAllowedActions(INVOICE_MACHINE)
  allowedActions: InvoiceAction[];
}

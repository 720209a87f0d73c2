import { CHEQUE_STATUSES, type ChequeStatus } from '@shop/contract/cheques';
import { TRANSMISSION_STATUSES, type TransmissionStatus } from '@shop/contract/e-invoices';
import { ApiProperty } from '@nestjs/swagger';
import { INVOICE_TITLES, type InvoiceTitle } from '@shop/contract/vat';
import { type InvoiceStatus, MONEY_STATES, type MoneyState } from '@shop/contract/statuses';
import { ApiAmount, ApiDay, ApiId, ApiOneOf } from '../../../platform/openapi/response-fields.js';
import { ChargedResponse, LineResponse, TaxCategoryResponse } from '../../../documents/lines/line.response.js';
import { InvoiceSupplyResponse } from '../../../documents/parties/supply.response.js';
import { ApiAllowedActions, ApiStatus } from '../../../platform/openapi/states.js';
import { UserRefResponse } from '../../../people/users/dto/user.response.js';
import { INVOICE_MACHINE, type InvoiceAction } from '../domain/invoice.rules.js';
import { DifferenceResponse, WriteOffResponse } from './write-off.response.js';
import { SALESPERSON } from '../../../documents/parties/salesperson.response.js';
import { OrderRef } from '../../../documents/parties/order-ref.schema.js';
import { RECORD_FIELDS, storedFields } from '../../../platform/openapi/stored-fields.js';
import {
  InvoicedDelivery,
  PaymentRefund,
  InvoicePayment,
  InvoiceCreditNote,
  UsedAdvance,
  Invoice,
  PaymentReceipt,
} from '../invoice.schema.js';
import { PostalAddress } from '../../../documents/parties/postal-address.schema.js';
import { CompanyDetails } from '../../../documents/parties/company-details.schema.js';
import { BankAccount } from '../../../documents/parties/bank-account.schema.js';
import { InvoiceSeller, InvoiceBuyer } from '../invoice-parties.schema.js';
import { OpeningInvoice } from '../opening-invoice.schema.js';

class InvoicedOrderResponse extends storedFields(OrderRef, {
  _id: {},
  orderNumber: { example: 'ORD-2026-00001' },
}) {}

class OpeningInvoiceResponse extends storedFields(OpeningInvoice, {
  moveIn: { description: '`_id` of the move-in' },
  line: { description: 'Row in the file of the move-in', example: 12 },
  paidBefore: { description: 'Amount paid in the old books', example: 4000 },
  creditedBefore: { description: 'Amount credited in the old books', example: 0 },
}) {}

class InvoicedDeliveryResponse extends storedFields(InvoicedDelivery, {
  _id: {},
  number: { example: 'DEL-2026-00001' },
  deliveredOn: {},
}) {}

export class PaymentReceiptResponse extends storedFields(PaymentReceipt, {
  _id: {},
  receiptNumber: { example: 'RCP-2026-00001' },
}) {}

export class PaymentRefundResponse extends storedFields(PaymentRefund, {
  _id: {},
  amount: { example: 40 },
  paymentMethod: {},
  paymentDate: {},
  appliedTo: {
    description: 'Number of the invoice that the credit was applied to; empty if money was paid back',
    example: '',
  },
  note: { staffOnly: true, example: 'To the account of the company' },
  by: { staffOnly: true, description: 'User who recorded the refund', example: 'Omar Staff' },
  at: { description: 'Time of recording' },
}) {}

export const MONEY_STATE = { description: 'State for people: says why money that no longer counts was undone' };

export class InvoicePaymentResponse extends storedFields(InvoicePayment, {
  _id: {},
  amount: { example: 100 },
  paymentMethod: {},
  paymentDate: {},
  chequeNumber: { description: 'Cheque number of a Cheque payment; empty if not entered', example: '004711' },
  chequeDate: { description: 'Date on the cheque; can be in the future', example: null },
  status: {},
  appliedFrom: {
    description: 'Number of the overpaid invoice whose credit was applied; empty if money was received',
    example: '',
  },
  refunds: { part: PaymentRefundResponse, description: 'Oldest first' },
  paidTo: { staffOnly: true, example: 'Omar, front desk' },
  note: { staffOnly: true, example: 'From the Sharjah branch' },
}) {
  @ApiOneOf(MONEY_STATES, MONEY_STATE)
  state: MoneyState;

  @ApiAmount({ description: 'Amount less refunds', example: 100 })
  net: number;

  @ApiProperty({
    description: 'Number of the receipt that includes this payment; empty for a single payment',
    example: '',
  })
  receiptNumber: string;
}

class InvoiceCreditNoteResponse extends storedFields(InvoiceCreditNote, {
  _id: {},
  creditNoteNumber: { example: 'CRN-2026-00001' },
  total: { description: 'Credited total, incl. VAT', example: 47 },
  createdAt: {},
}) {}

class AddressResponse extends storedFields(PostalAddress, {
  street: { example: 'Warehouse 7, Al Quoz 3' },
  city: { example: 'Dubai' },
  emirate: { example: 'DXB' },
  country: { description: 'Two-letter country code (ISO 3166-1)', example: 'AE' },
}) {}

class LegalPartyResponse extends storedFields(CompanyDetails, {
  legalName: { example: 'Gulf Cartons LLC' },
  legalNameAr: { description: 'Legal name in Arabic; empty if not known at issue', example: 'الخليج للكرتون ذ.م.م' },
  trn: { description: 'Tax registration number; empty if not registered', example: '100123456700003' },
  licenceNumber: { description: 'Trade licence number', example: 'CN-1234567' },
  licenceAuthority: { example: 'Dubai Department of Economy and Tourism' },
  address: { part: AddressResponse },
}) {}

class BankAccountResponse extends storedFields(BankAccount, {
  bank: { example: 'Emirates NBD' },
  accountName: { example: 'Press & Pack Supplies Trading LLC' },
  iban: { example: 'AE070331234567890123456' },
  bic: { example: 'EBILAEAD' },
}) {}

/** The shop's details at issue. */
export class InvoiceSellerResponse extends storedFields(InvoiceSeller, {
  ...LegalPartyResponse.fields,
  name: { example: 'Press & Pack Supplies' },
  email: { example: 'sales@pressandpack.example' },
  phones: { example: ['+971500000001', '+971500000002'] },
  bankAccounts: { part: BankAccountResponse },
}) {}

/** The buyer's details at issue. */
export class InvoiceBuyerResponse extends storedFields(InvoiceBuyer, {
  name: { example: 'Farah Haddad' },
  email: { example: 'farah@gulfcartons.example' },
  phoneNumber: { example: '+971551234567' },
  address: { example: 'Industrial Area 6, Sharjah' },
  company: { part: LegalPartyResponse, description: 'null if the buyer is an individual' },
}) {}

export class UsedAdvanceResponse extends storedFields(UsedAdvance, {
  _id: { description: '`_id` of the advance invoice' },
  number: { example: 'INV-2026-00001' },
  issuedOn: { description: 'Date of issue' },
}) {
  @ApiAmount({ example: 100 })
  net: number;

  @ApiAmount({ example: 5 })
  vat: number;

  @ApiAmount({ example: 105 })
  gross: number;

  @ApiProperty({ type: [TaxCategoryResponse] })
  categories: TaxCategoryResponse[];
}

export class InvoiceChequeResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'CHQ-2026-00001' })
  number: string;

  @ApiProperty({ description: 'Number printed on the cheque', example: '004711' })
  chequeNumber: string;

  @ApiProperty({ description: 'Bank of the cheque', example: 'Mashreq' })
  bank: string;

  @ApiAmount({ description: 'Part of the cheque allocated to this invoice', example: 100 })
  amount: number;

  @ApiDay({ description: 'Date on the cheque', example: '2027-02-28' })
  chequeDate: string;

  @ApiOneOf(CHEQUE_STATUSES)
  status: ChequeStatus;
}

export class InvoiceResponse extends storedFields(
  Invoice,
  {
    ...RECORD_FIELDS,
    invoiceNumber: { example: 'INV-2026-00001' },
    kind: { description: 'Advance invoices are for payments before delivery; Standard invoices deduct them' },
    salesperson: { staffOnly: true, ...SALESPERSON },
    seller: { part: InvoiceSellerResponse },
    company: { description: 'Company of the account; null for an individual', example: null },
    buyer: { part: InvoiceBuyerResponse },
    order: {
      part: InvoicedOrderResponse,
      description: 'null for an invoice of the old books whose order was not brought in',
    },
    opening: {
      staffOnly: true,
      part: OpeningInvoiceResponse,
      description: 'Set if the old books issued the invoice and it was brought in; null otherwise',
      example: null,
    },
    deliveries: { part: InvoicedDeliveryResponse, description: 'Invoiced deliveries, oldest first' },
    supplyDate: { description: 'Date of supply; null if unknown' },
    taxDate: { staffOnly: true, description: 'Day by which the VAT return counts it' },
    issuedTotal: { description: 'Total at issue; never changes', example: 247 },
    advanced: { description: 'Deducted advances', example: 0 },
    used: { description: 'For an advance invoice: amount deducted by other invoices', example: 0 },
    credited: {
      description: 'Credited total. Credit beyond the amount due is deducted from the advances of the invoice',
      example: 0,
    },
    amountDue: { description: 'Total at issue less advances and credit notes', example: 247 },
    amountPaid: { example: 100 },
    writtenOff: { description: 'Written-off amount that was not paid later', example: 0 },
    waived: { description: 'Bank charges and small differences taken off, less reversed ones', example: 0 },
    differences: { staffOnly: true, part: DifferenceResponse, description: 'Oldest first, with reversed ones' },
    remainingDue: {
      description: 'Amount due less payments, write-offs, bank charges and small differences',
      example: 147,
    },
    creditNotes: { part: InvoiceCreditNoteResponse, description: 'Oldest first' },
    dueDate: { description: 'End of the last day for payment' },
    voidedAt: { description: 'Time of voiding; null if not Void', example: null },
    eInvoiceSentAt: {
      description: 'Time when the e-invoice was sent to the provider; null if it was not sent or was rejected',
      example: null,
    },
    adminToClientNote: {
      description: 'Shown on the PDF',
      example: 'Please name the invoice’s number with your transfer.',
    },
  },
  ChargedResponse,
) {
  @ApiProperty({
    description: 'Invoice number as a creditor reference (ISO 11649) for payments to the shop',
    example: 'RF49INV202600012',
  })
  rfReference: string;

  @ApiOneOf(INVOICE_TITLES, { description: 'Document title' })
  title: InvoiceTitle;

  @ApiProperty({ type: UserRefResponse })
  user: UserRefResponse;

  @ApiProperty({ type: [LineResponse] })
  lines: LineResponse[];

  @ApiProperty({ type: InvoiceSupplyResponse, description: 'Supply details of the e-invoice' })
  supply: InvoiceSupplyResponse;

  @ApiProperty({
    type: [UsedAdvanceResponse],
    description: 'Advance invoices that this invoice deducts, oldest first',
  })
  advances: UsedAdvanceResponse[];

  @ApiOneOf(TRANSMISSION_STATUSES, {
    required: false,
    nullable: true,
    description: 'State of its e-invoice; null if it has none. Only in the list for staff',
  })
  eInvoice?: TransmissionStatus | null;

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

  @ApiAmount({ description: 'Part of `remainingDue` covered by cheques in hand and at the bank', example: 0 })
  coveredByCheques: number;

  @ApiProperty({
    type: [InvoiceChequeResponse],
    description: 'Cheques given for the invoice, by date. They don’t change its status until they clear',
  })
  cheques: InvoiceChequeResponse[];

  @ApiStatus(INVOICE_MACHINE, 'Computed from payments and the current date in Dubai.')
  status: InvoiceStatus;

  @ApiAllowedActions(INVOICE_MACHINE)
  allowedActions: InvoiceAction[];
}

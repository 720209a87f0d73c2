import { ApiProperty } from '@nestjs/swagger';
import { MONEY_STATES, type MoneyState } from '@shop/contract/statuses';
import { ApiAmount, ApiOneOf } from '../../../platform/openapi/response-fields.js';
import {
  InvoiceResponse,
  MONEY_STATE,
  PaymentRefundResponse,
  PaymentReceiptResponse,
} from '../../../billing/invoices/dto/invoice.response.js';
import { ApiAllowedActions, statusDocs } from '../../../platform/openapi/states.js';
import { ApiListedCompany, ListedCompanyResponse } from '../../../people/companies/dto/company.response.js';
import { UserRefResponse } from '../../../people/users/dto/user.response.js';
import { PAYMENT_MACHINE, type PaymentAction } from '../domain/payment.rules.js';
import { RECORD_FIELDS, storedFields } from '../../../platform/openapi/stored-fields.js';
import { PaymentReversal } from '../../../billing/invoices/invoice-changes.service.js';
import { PaidInvoice, Payment } from '../payment.schema.js';

class PaidInvoiceResponse extends storedFields(PaidInvoice, {
  _id: {},
  invoiceNumber: { example: 'INV-2026-00001' },
}) {}

export class PaymentReversalResponse extends storedFields(PaymentReversal, {
  reason: { example: 'Typed twice' },
  by: { example: 'Omar Staff' },
  at: {},
}) {}

export class PaymentResponse extends storedFields(Payment, {
  ...RECORD_FIELDS,
  invoice: { part: PaidInvoiceResponse },
  amount: { example: 100 },
  paymentMethod: {},
  paymentDate: {},
  chequeNumber: { description: 'Cheque number of a Cheque payment; empty if not entered', example: '004711' },
  chequeDate: { description: 'Date on the cheque; can be in the future', example: null },
  status: statusDocs(PAYMENT_MACHINE, 'Only Received payments count.'),
  receipt: {
    part: PaymentReceiptResponse,
    description: 'Receipt that includes this payment; null for a single payment',
    example: null,
  },
  appliedFrom: {
    description: 'Number of the overpaid invoice whose credit was applied; empty if money was received',
    example: '',
  },
  refunds: { part: PaymentRefundResponse, description: 'Oldest first' },
  paidTo: { staffOnly: true, example: 'Omar, front desk' },
  note: { staffOnly: true, example: 'From the Sharjah branch' },
  reversal: { staffOnly: true, part: PaymentReversalResponse, description: 'null if not reversed' },
}) {
  @ApiProperty({ type: UserRefResponse })
  user: UserRefResponse;

  @ApiListedCompany()
  listedCompany?: ListedCompanyResponse | null;

  @ApiOneOf(MONEY_STATES, MONEY_STATE)
  state: MoneyState;

  @ApiAmount({ description: 'Amount less refunds', example: 100 })
  net: number;

  @ApiAllowedActions(PAYMENT_MACHINE)
  allowedActions: PaymentAction[];
}

export class PaymentRecordedResponse {
  @ApiProperty({ example: 'Payment recorded and invoice updated.' })
  message: string;

  @ApiProperty({ type: PaymentResponse })
  payment: PaymentResponse;

  @ApiProperty({ type: InvoiceResponse })
  invoice: InvoiceResponse;
}

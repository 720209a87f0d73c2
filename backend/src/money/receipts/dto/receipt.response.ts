import { OrderRef } from '../../../documents/parties/order-ref.schema.js';
import { ApiProperty } from '@nestjs/swagger';
import { MONEY_STATES, type MoneyState } from '@shop/contract/statuses';
import { MONEY_STATE, PaymentRefundResponse } from '../../../billing/invoices/dto/invoice.response.js';
import { PaymentReversalResponse } from '../../payments/dto/payment.response.js';
import {
  ApiAmount,
  ApiFlag,
  ApiId,
  ApiInstant,
  ApiNullableText,
  ApiOneOf,
  ApiSignedAmount,
} from '../../../platform/openapi/response-fields.js';
import { ApiListedCompany, ListedCompanyResponse } from '../../../people/companies/dto/company.response.js';
import { UserRefResponse } from '../../../people/users/dto/user.response.js';
import { storedFields, RECORD_FIELDS } from '../../../platform/openapi/stored-fields.js';
import { ReceiptAllocation, Receipt } from '../receipt.schema.js';
import { NumberedRef } from '../../../platform/database/refs.schema.js';

export class PayingCompanyResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'Al Manar Printing LLC' })
  legalName: string;
}

export class PrepaidOrderResponse extends storedFields(OrderRef, {
  _id: {},
  orderNumber: { example: 'ORD-2026-00001' },
}) {}

class ClearedChequeResponse extends storedFields(NumberedRef, {
  _id: {},
  number: { description: 'Number in the cheque register', example: 'CHQ-2026-00001' },
}) {}

export class SettledPartResponse extends storedFields(ReceiptAllocation, {
  invoice: { description: '`_id` of the invoice' },
  invoiceNumber: { example: 'INV-2026-00001' },
  amount: { example: 100 },
}) {}

export class AllocationResponse extends storedFields(ReceiptAllocation, {
  ...SettledPartResponse.fields,
  payment: { description: 'Payment created for the invoice' },
  appliedAt: {
    description: 'Time when credit was applied to the invoice; null if allocated on receipt',
    example: null,
  },
}) {}

export class ReceiptResponse extends storedFields(Receipt, {
  ...RECORD_FIELDS,
  receiptNumber: { example: 'RCP-2026-00001' },
  payer: { description: 'Name of the account at that time', example: 'Al Manar Printing LLC' },
  order: { part: PrepaidOrderResponse, description: 'Order that the money was for before its invoice; null if none' },
  amount: { example: 100 },
  unallocated: {
    signed: true,
    description:
      'Remaining amount, which is credit of the account; negative if the account owes it because a refunded ' +
      'cheque was returned',
    example: 40,
  },
  paymentMethod: {},
  paymentDate: {},
  chequeNumber: { example: '004711' },
  chequeDate: { description: 'Date on the cheque; can be in the future', example: null },
  cheque: { part: ClearedChequeResponse, description: 'Cleared cheque; null if none' },
  reference: { description: 'Bank reference', example: 'FT26320K2' },
  allocations: { part: AllocationResponse },
  refunds: { part: PaymentRefundResponse, description: 'Refunds of the remaining credit, oldest first' },
  note: { staffOnly: true, example: 'Two invoices of October' },
  reversal: { part: PaymentReversalResponse, description: 'null if not reversed' },
}) {
  @ApiProperty({ type: PayingCompanyResponse, nullable: true, description: 'null if an individual paid' })
  company: PayingCompanyResponse | null;

  @ApiProperty({ type: UserRefResponse, nullable: true, description: 'null if a company paid' })
  user: UserRefResponse | null;

  @ApiListedCompany()
  listedCompany?: ListedCompanyResponse | null;

  @ApiOneOf(MONEY_STATES, MONEY_STATE)
  state: MoneyState;

  @ApiAmount({ description: 'Amount used for invoices', example: 60 })
  allocated: number;

  @ApiAmount({ description: 'Part that is not invoiced yet', example: 0 })
  waiting: number;

  @ApiFlag({
    required: false,
    description: 'Staff only: true if an advance invoice can be issued for the part that is not invoiced yet',
  })
  isAdvanceable?: boolean;
}

class OpenInvoiceResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'INV-2026-00001' })
  invoiceNumber: string;

  @ApiNullableText({
    description: 'Company member whose own account has the invoice; null if it belongs to this account',
    example: null,
  })
  member: string | null;

  @ApiInstant({ description: 'End of the last day for payment' })
  dueDate: string;

  @ApiAmount({ example: 100 })
  amountDue: number;

  @ApiAmount({ example: 100 })
  remainingDue: number;
}

export class OpenInvoicesResponse {
  @ApiProperty({
    type: [OpenInvoiceResponse],
    description: 'Earliest due date first; company invoices before those of members; up to 100',
  })
  invoices: OpenInvoiceResponse[];

  @ApiSignedAmount({ description: 'Credit balance of the account', example: 0 })
  creditBalance: number;
}

export class InvoiceCreditResponse {
  @ApiAmount({
    description: 'Credit balance of the account, and of the company of the invoiced individual',
    example: 40,
  })
  creditBalance: number;

  @ApiAmount({ description: 'Credit that can be applied to the invoice', example: 40 })
  applicable: number;
}

export class AccountCreditResponse {
  @ApiProperty({
    type: PayingCompanyResponse,
    nullable: true,
    description: 'null for your own account as an individual',
  })
  company: PayingCompanyResponse | null;

  @ApiSignedAmount({
    description: 'Credit balance; negative if the account owes money beyond its invoices',
    example: 40,
  })
  creditBalance: number;
}

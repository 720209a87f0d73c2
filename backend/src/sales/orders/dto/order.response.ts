import { BILLING_BASES, BILLING_STATES, type BillingBasis, type BillingState } from '@shop/contract/billing';
import { ApiWarnings, WarningResponse } from '../../../documents/lines/warning.response.js';
import { ApiProperty } from '@nestjs/swagger';
import { DELIVERY_STATES, type DeliveryState, ORDER_STATUSES, type OrderStatus } from '@shop/contract/statuses';
import {
  ApiAmount,
  ApiDay,
  ApiFlag,
  ApiId,
  ApiInstant,
  ApiOneOf,
  ApiWholeNumber,
} from '../../../platform/openapi/response-fields.js';
import { ChargedResponse, LineResponse } from '../../../documents/lines/line.response.js';
import { DocumentMarginResponse } from '../../../documents/lines/margin.response.js';
import { ApiAllowedActions, ApiStatus } from '../../../platform/openapi/states.js';
import { InvoiceSupplyResponse } from '../../../documents/parties/supply.response.js';
import { ApiListedCompany, ListedCompanyResponse } from '../../../people/companies/dto/company.response.js';
import { UserRefResponse } from '../../../people/users/dto/user.response.js';
import { OrderHoldResponse, OrderReleaseResponse } from './order-hold.response.js';
import { ORDER_MACHINE, type OrderAction } from '../domain/order.rules.js';
import { ApiSalesperson, SalespersonResponse } from '../../../documents/parties/salesperson.response.js';

class OrderQuoteResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'QUO-2026-00001' })
  number: string;
}

class OrderInvoiceResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'INV-2026-00001' })
  invoiceNumber: string;
}

class BilledInvoiceResponse extends OrderInvoiceResponse {
  @ApiFlag({ description: 'Whether all of it is credited', example: false })
  isCredited: boolean;
}

class OrderLineResponse extends LineResponse {
  @ApiWholeNumber({ example: 8 })
  deliveredQty: number;

  @ApiWholeNumber({ description: 'Without what is left to bill again', example: 8 })
  invoicedQty: number;

  @ApiWholeNumber({ description: 'How much of it will not be delivered any more', example: 0 })
  cancelledQty: number;

  @ApiWholeNumber({ description: 'How much of what was delivered came back', example: 0 })
  returnedQty: number;

  @ApiDay({ nullable: true, description: 'The day in Dubai on which its rest is expected', example: '2026-12-02' })
  expectedOn: string | null;
}

class OrderAdvanceResponse {
  @ApiId({ description: 'The advance invoice' })
  _id: string;

  @ApiProperty({ example: 'INV-2026-00001' })
  invoiceNumber: string;

  @ApiInstant({ description: 'When it was issued' })
  issuedOn: string;

  @ApiAmount({ example: 100 })
  total: number;

  @ApiAmount({ example: 40, description: 'what no invoice deducts and no credit note credits' })
  unused: number;
}

export class OrderResponse extends ChargedResponse {
  @ApiProperty({ example: 'ORD-2026-00001' })
  orderNumber: string;

  @ApiProperty({ type: UserRefResponse })
  user: UserRefResponse;

  @ApiSalesperson()
  salesperson?: SalespersonResponse | null;

  @ApiId({
    nullable: true,
    required: false,
    description: 'Staff only: the company whose document it is; null: its buyer is a person',
  })
  company?: string | null;

  @ApiListedCompany()
  listedCompany?: ListedCompanyResponse | null;

  @ApiProperty({ type: OrderQuoteResponse, nullable: true })
  quote: OrderQuoteResponse | null;

  @ApiStatus(ORDER_MACHINE)
  status: OrderStatus;

  @ApiProperty({ type: [OrderLineResponse] })
  orderItems: OrderLineResponse[];

  @ApiOneOf(DELIVERY_STATES, { description: 'How much of its goods is delivered' })
  deliveryState: DeliveryState;

  @ApiWholeNumber({ description: 'Pieces that are still to be delivered', example: 2 })
  openQty: number;

  @ApiInstant({ nullable: true, description: 'The latest delivery, also of a part' })
  lastDeliveredAt: string | null;

  @ApiFlag({ description: 'Whether goods of some line came back, or will not be delivered', example: false })
  hasReturns: boolean;

  @ApiProperty({ example: 'Shop 4, Industrial Area 6, Sharjah' })
  shippingAddress: string;

  @ApiAmount({ example: 247 })
  totalPrice: number;

  @ApiAmount({ example: 191.5, description: 'what is left to bill: without goods that came back' })
  billableTotal: number;

  @ApiAmount({ example: 96.5, description: 'what an invoice would come to now, by `billing`' })
  billableNow: number;

  @ApiFlag()
  isDelivered: boolean;

  @ApiInstant({ nullable: true })
  deliveredAt: string | null;

  @ApiProperty({ example: 'Khalid, van 2' })
  deliveredBy: string;

  @ApiInstant({
    nullable: true,
    description: 'The first day on which money came that waits for its invoice',
    example: null,
  })
  paidAt: string | null;

  @ApiFlag({ description: 'Whether the lines are out of the stock' })
  stockUpdated: boolean;

  @ApiFlag({ description: 'Whether it has an invoice, and nothing is left to bill' })
  invoiceGenerated: boolean;

  @ApiOneOf(BILLING_STATES, { description: 'How much of it is billed' })
  billingState: BillingState;

  @ApiOneOf(BILLING_BASES, { description: 'What it bills by itself, as its account had it when it was created' })
  billing: BillingBasis;

  @ApiFlag({ description: 'Whether all of its latest invoice is credited', example: false })
  invoiceCredited: boolean;

  @ApiProperty({ type: OrderInvoiceResponse, nullable: true, description: 'The latest one' })
  invoice: OrderInvoiceResponse | null;

  @ApiProperty({ type: [BilledInvoiceResponse], description: 'Without void ones, the first one first' })
  invoices: BilledInvoiceResponse[];

  @ApiProperty({ type: [OrderAdvanceResponse], description: 'Without void ones, the first one first' })
  advances: OrderAdvanceResponse[];

  @ApiAmount({ example: 147, description: 'what its coming invoices will ask: less the advances that they deduct' })
  comingTotal: number;

  @ApiAmount({ example: 147, description: 'what can still be paid in advance: for goods that are not delivered yet' })
  mostInAdvance: number;

  @ApiProperty({ type: DocumentMarginResponse, required: false, description: 'Staff only' })
  margin?: DocumentMarginResponse;

  @ApiProperty({
    type: InvoiceSupplyResponse,
    required: false,
    description: 'What the e-invoice of its invoice says of the supply. For staff alone',
  })
  supply?: InvoiceSupplyResponse;

  @ApiWarnings()
  warnings?: WarningResponse[];

  @ApiProperty({ required: false, description: 'Staff only', example: 'Pays late, ask before delivery' })
  adminToAdminNote?: string;

  @ApiProperty({
    type: OrderHoldResponse,
    nullable: true,
    description:
      'It is neither delivered nor invoiced until it is released, or its company agrees. Buyers see none for the credit limit',
  })
  hold: OrderHoldResponse | null;

  @ApiProperty({ type: OrderReleaseResponse, nullable: true, required: false, description: 'Staff only' })
  released?: OrderReleaseResponse | null;

  @ApiProperty({ example: 'Delivery on Thursday before noon' })
  adminToClientNote: string;

  @ApiProperty({ example: 'Needed by Thursday' })
  clientToAdminNote: string;

  @ApiProperty({
    required: false,
    enum: [...ORDER_STATUSES],
    isArray: true,
    description: 'Staff only: the statuses that may follow the present one',
    example: ['Delivered', 'Returned', 'Cancelled'],
  })
  nextStatuses?: OrderStatus[];

  @ApiAllowedActions(ORDER_MACHINE)
  allowedActions: OrderAction[];
}

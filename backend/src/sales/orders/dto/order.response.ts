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
  @ApiFlag({ description: 'True if the invoice is fully credited', example: false })
  isCredited: boolean;
}

class OrderLineResponse extends LineResponse {
  @ApiWholeNumber({ example: 8 })
  deliveredQty: number;

  @ApiWholeNumber({ description: 'Invoiced quantity, without quantities to be invoiced again', example: 8 })
  invoicedQty: number;

  @ApiWholeNumber({ description: 'Quantity that will not be delivered', example: 0 })
  cancelledQty: number;

  @ApiWholeNumber({ description: 'Returned quantity', example: 0 })
  returnedQty: number;

  @ApiDay({ nullable: true, description: 'Expected date in Dubai of the remaining quantity', example: '2026-12-02' })
  expectedOn: string | null;
}

class OrderAdvanceResponse {
  @ApiId({ description: '`_id` of the advance invoice' })
  _id: string;

  @ApiProperty({ example: 'INV-2026-00001' })
  invoiceNumber: string;

  @ApiInstant({ description: 'Date of issue' })
  issuedOn: string;

  @ApiAmount({ example: 100 })
  total: number;

  @ApiAmount({ example: 40, description: 'Part that is neither deducted nor credited' })
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
    description: 'Staff only: company of the account; null for an individual',
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

  @ApiOneOf(DELIVERY_STATES, { description: 'Delivery status' })
  deliveryState: DeliveryState;

  @ApiWholeNumber({ description: 'Pieces to be delivered', example: 2 })
  openQty: number;

  @ApiInstant({ nullable: true, description: 'Date of the latest delivery, including partial ones' })
  lastDeliveredAt: string | null;

  @ApiFlag({ description: 'True if goods were returned or will not be delivered', example: false })
  hasReturns: boolean;

  @ApiProperty({ example: 'Shop 4, Industrial Area 6, Sharjah' })
  shippingAddress: string;

  @ApiAmount({ example: 247 })
  totalPrice: number;

  @ApiAmount({ example: 191.5, description: 'Amount not invoiced yet, without returned goods' })
  billableTotal: number;

  @ApiAmount({ example: 96.5, description: 'Amount that can be invoiced now, by `billing`' })
  billableNow: number;

  @ApiFlag()
  isDelivered: boolean;

  @ApiInstant({ nullable: true })
  deliveredAt: string | null;

  @ApiProperty({ example: 'Khalid, van 2' })
  deliveredBy: string;

  @ApiInstant({
    nullable: true,
    description: 'First day of a payment that is not invoiced yet',
    example: null,
  })
  paidAt: string | null;

  @ApiFlag({ description: 'True if the lines are deducted from stock' })
  stockUpdated: boolean;

  @ApiFlag({ description: 'True if the order is fully invoiced' })
  invoiceGenerated: boolean;

  @ApiOneOf(BILLING_STATES, { description: 'Invoicing status' })
  billingState: BillingState;

  @ApiOneOf(BILLING_BASES, { description: 'Invoicing method, copied from the account when the order was created' })
  billing: BillingBasis;

  @ApiFlag({ description: 'True if its latest invoice is fully credited', example: false })
  invoiceCredited: boolean;

  @ApiProperty({ type: OrderInvoiceResponse, nullable: true, description: 'Latest invoice' })
  invoice: OrderInvoiceResponse | null;

  @ApiProperty({ type: [BilledInvoiceResponse], description: 'Oldest first, without void ones' })
  invoices: BilledInvoiceResponse[];

  @ApiProperty({ type: [OrderAdvanceResponse], description: 'Oldest first, without void ones' })
  advances: OrderAdvanceResponse[];

  @ApiAmount({ example: 147, description: 'Expected total of future invoices, less advances' })
  comingTotal: number;

  @ApiAmount({ example: 147, description: 'Maximum advance: value of goods not delivered yet' })
  mostInAdvance: number;

  @ApiProperty({ type: DocumentMarginResponse, required: false, description: 'Staff only' })
  margin?: DocumentMarginResponse;

  @ApiProperty({
    type: InvoiceSupplyResponse,
    required: false,
    description: 'Supply details of the e-invoice. Staff only',
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
      'On hold: it can’t be delivered or invoiced until it is released or the company approves. Buyers can’t see ' +
      'holds for the credit limit',
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
    description: 'Staff only: statuses that can follow the current one',
    example: ['Delivered', 'Returned', 'Cancelled'],
  })
  nextStatuses?: OrderStatus[];

  @ApiAllowedActions(ORDER_MACHINE)
  allowedActions: OrderAction[];
}

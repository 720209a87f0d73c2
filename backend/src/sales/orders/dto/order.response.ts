import { BILLING_STATES, type BillingState } from '@shop/contract/billing';
import { ApiWarnings, WarningResponse } from '../../../documents/lines/warning.response.js';
import { ApiProperty } from '@nestjs/swagger';
import { DELIVERY_STATES, type DeliveryState, ORDER_STATUSES, type OrderStatus } from '@shop/contract/statuses';
import {
  ApiAmount,
  ApiFlag,
  ApiId,
  ApiInstant,
  ApiOneOf,
  ApiWholeNumber,
} from '../../../platform/openapi/response-fields.js';
import { ChargedResponse, LineResponse } from '../../../documents/lines/line.response.js';
import { DocumentMarginResponse } from '../../../documents/lines/margin.response.js';
import { ApiAllowedActions, statusDocs } from '../../../platform/openapi/states.js';
import { InvoiceSupplyResponse } from '../../../documents/parties/supply.response.js';
import { ApiListedCompany, ListedCompanyResponse } from '../../../people/companies/dto/company.response.js';
import { UserRefResponse } from '../../../people/users/dto/user.response.js';
import { ORDER_MACHINE, type OrderAction } from '../domain/order.rules.js';
import { SALESPERSON } from '../../../documents/parties/salesperson.response.js';
import { RECORD_FIELDS, storedFields } from '../../../platform/openapi/stored-fields.js';
import { NumberedRef } from '../../../platform/database/refs.schema.js';
import { Order, OrderHold, OrderLine, OrderReleased } from '../order.schema.js';

class OrderQuoteResponse extends storedFields(NumberedRef, { _id: {}, number: { example: 'QUO-2026-00001' } }) {}

/** The reason why an order can't be delivered or invoiced for now. */
export class OrderHoldResponse extends storedFields(OrderHold, { reason: {}, since: {} }) {}

class OrderReleaseResponse extends storedFields(OrderReleased, {
  reason: { example: 'Cheque received' },
  by: { example: 'Omar Staff' },
  at: {},
}) {}

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

export class OrderLineResponse extends storedFields(
  OrderLine,
  {
    deliveredQty: { example: 8 },
    invoicedQty: { description: 'Invoiced quantity, without quantities to be invoiced again', example: 8 },
    cancelledQty: { description: 'Quantity that will not be delivered', example: 0 },
    returnedQty: { description: 'Returned quantity', example: 0 },
    expectedOn: { description: 'Expected date in Dubai of the remaining quantity', example: '2026-12-02' },
  },
  LineResponse,
) {
  @ApiWholeNumber({ description: 'Quantity that is invoiced ahead of its delivery', example: 0 })
  billedAheadQty: number;
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

export class OrderResponse extends storedFields(
  Order,
  {
    ...RECORD_FIELDS,
    orderNumber: { example: 'ORD-2026-00001' },
    salesperson: { staffOnly: true, ...SALESPERSON },
    company: { staffOnly: true, description: 'Company of the account; null for an individual' },
    quote: { part: OrderQuoteResponse },
    status: statusDocs(ORDER_MACHINE),
    lastDeliveredAt: { description: 'Date of the latest delivery, including partial ones' },
    shippingAddress: { example: 'Shop 4, Industrial Area 6, Sharjah' },
    totalPrice: { example: 247 },
    isDelivered: {},
    deliveredAt: {},
    deliveredBy: { example: 'Khalid, van 2' },
    paidAt: { description: 'First day of a payment that is not invoiced yet', example: null },
    stockUpdated: { description: 'True if the lines are deducted from stock' },
    billing: { description: 'Invoicing method, copied from the account when the order was created' },
    invoiceCredited: { description: 'True if its latest invoice is fully credited', example: false },
    adminToAdminNote: { staffOnly: true, example: 'Pays late, ask before delivery' },
    released: { staffOnly: true, part: OrderReleaseResponse },
    adminToClientNote: { example: 'Delivery on Thursday before noon' },
  },
  ChargedResponse,
) {
  @ApiProperty({ type: UserRefResponse })
  user: UserRefResponse;

  @ApiListedCompany()
  listedCompany?: ListedCompanyResponse | null;

  @ApiProperty({ type: [OrderLineResponse] })
  orderItems: OrderLineResponse[];

  @ApiOneOf(DELIVERY_STATES, { description: 'Delivery status' })
  deliveryState: DeliveryState;

  @ApiWholeNumber({ description: 'Pieces to be delivered', example: 2 })
  openQty: number;

  @ApiFlag({ description: 'True if goods were returned or will not be delivered', example: false })
  hasReturns: boolean;

  @ApiAmount({ example: 191.5, description: 'Amount not invoiced yet, without returned goods' })
  billableTotal: number;

  @ApiAmount({
    example: 96.5,
    description:
      'Amount that an invoice without named lines bills now: what was delivered once anything was, else by `billing`',
  })
  billableNow: number;

  @ApiOneOf(BILLING_STATES, { description: 'Invoicing status' })
  billingState: BillingState;

  @ApiFlag({ description: 'True if the order is fully invoiced' })
  invoiceGenerated: boolean;

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

  @ApiProperty({
    type: OrderHoldResponse,
    nullable: true,
    description:
      'On hold: it can’t be delivered or invoiced until it is released or the company approves. Buyers can’t see ' +
      'holds for the credit limit',
  })
  hold: OrderHoldResponse | null;

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

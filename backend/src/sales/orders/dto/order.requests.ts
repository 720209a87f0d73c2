import {
  Note,
  Version,
  OneOf,
  Amount,
  DateOrInstant,
  Day,
  Flag,
  Id,
  Ignored,
  Text,
  WholeNumber,
} from '../../../platform/http/validation/fields.js';
import { BILLING_BASES, type BillingBasis } from '@shop/contract/billing';
import { OmitType } from '@nestjs/swagger';
import { MAX_LENGTH, MAX_LINES, MAX_QTY } from '@shop/contract/limits';
import { ORDER_STATUSES, type OrderStatus } from '@shop/contract/statuses';
import { PricedLineDto } from '../../../documents/lines/line.requests.js';
import { InvoiceSupplyDto } from '../../../documents/parties/supply.requests.js';
import { describeSteps } from '../../../platform/openapi/states.js';
import { ListOf, Nested } from '../../../platform/http/validation/list-fields.js';
import { IgnoresFieldsOf } from '../../../platform/http/validation/validation.pipe.js';
import { WrittenDocumentDto } from '../../../people/users/dto/document-customer.requests.js';
import { ORDER_MACHINE } from '../domain/order.rules.js';
import { OrderResponse } from './order.response.js';
import { ChangedDocumentDto } from '../../../documents/parties/move.requests.js';

export class OrderItemDto extends PricedLineDto {
  @Ignored('Computed from deliveries')
  deliveredQty?: unknown;

  @Ignored('Computed from invoices')
  invoicedQty?: unknown;

  @Ignored('Computed from invoices and deliveries')
  billedAheadQty?: unknown;

  @Ignored('Computed from cancellations and credit notes')
  cancelledQty?: unknown;

  @Ignored('Computed from returns and credit notes')
  returnedQty?: unknown;

  @Day({
    optional: true,
    description: 'Expected date in Dubai of the remaining quantity; the buyer is notified by email. null if unknown',
    example: '2026-12-02',
  })
  expectedOn?: string | null;
}

/** A line as it was read: without the action `prices.read`, it has no price. */
export class SentOrderItemDto extends OmitType(OrderItemDto, ['unitPrice']) {
  @Amount({ optional: true, example: 18.5, description: 'AED; null or omitted counts as unchanged' })
  unitPrice?: number | null;
}

const ShippingAddress = () =>
  Text({ max: MAX_LENGTH.address, kind: 'paragraphs', optional: true, example: 'Shop 4, Industrial Area 6, Sharjah' });

export class CreateOrderDto extends WrittenDocumentDto {
  @ShippingAddress()
  shippingAddress?: string;

  @ListOf(() => OrderItemDto, { min: 1, max: MAX_LINES, message: `Please enter 1 to ${MAX_LINES} items.` })
  orderItems: OrderItemDto[];
}

@IgnoresFieldsOf(OrderResponse)
export class UpdateOrderDto extends ChangedDocumentDto {
  @ShippingAddress()
  shippingAddress?: string;

  @Ignored('Computed by the server')
  totalPrice?: unknown;

  @OneOf(ORDER_STATUSES, { optional: true, description: describeSteps(ORDER_MACHINE) })
  status?: OrderStatus;

  @Flag({ optional: true })
  isDelivered?: boolean;

  @DateOrInstant({
    optional: true,
    description: 'Delivery date, at most a year ahead. null removes it; a delivered order then gets the current time',
  })
  deliveredAt?: string | null;

  @Text({ max: 100, optional: true, example: 'Aramex' })
  deliveredBy?: string;

  @Flag({ optional: true, description: 'True deducts the lines from stock, false returns them' })
  stockUpdated?: boolean;

  @Flag({ optional: true, description: 'True issues the invoice, false voids it' })
  invoiceGenerated?: boolean;

  @ListOf(() => SentOrderItemDto, {
    min: 1,
    max: MAX_LINES,
    optional: true,
    description: 'May be sent back unchanged or with another `expectedOn`; any other change is rejected',
  })
  orderItems?: SentOrderItemDto[] | null;

  @Nested(() => InvoiceSupplyDto, {
    optional: 'filled',
    description: 'Supply details of the e-invoice; copied to the invoice',
  })
  supply?: InvoiceSupplyDto;

  @Version()
  version?: number;
}

export class DeliverOrderDto {
  @DateOrInstant({
    optional: 'filled',
    description:
      'Delivery date in Dubai, not after today; before the order date with a note that says why; today if omitted',
  })
  deliveredOn?: string;

  @Text({ max: 100, optional: true, description: 'Driver', example: 'Sajid' })
  deliveredBy?: string;

  @Note({ description: 'Stored in the history', example: 'Left with the guard' })
  note?: string;

  @Version()
  version?: number;
}

export class ReturnedLineDto {
  @Id({ description: '`_id` of an order line' })
  line: string;

  @WholeNumber({
    min: 1,
    max: MAX_QTY,
    description: 'At most the delivered quantity that is not returned yet',
    example: 2,
  })
  qty: number;
}

export class ReturnGoodsDto {
  @ListOf(() => ReturnedLineDto, { min: 1, max: MAX_LINES, message: 'Choose which goods were returned.' })
  lines: ReturnedLineDto[];

  @Note({ description: 'Reason; stored in the history', example: 'Wrong colour' })
  reason?: string;

  @Version()
  version?: number;
}

export class BillableQueryDto {
  @OneOf(BILLING_BASES, {
    optional: 'filled',
    description: 'Invoice all remaining or only delivered quantities; as `POST /api/invoices` if omitted',
    example: 'delivery',
  })
  basis?: BillingBasis;
}

export class ReleaseOrderDto {
  @Note({ required: 'Enter a reason.', example: 'Cheque received, will be banked on Sunday' })
  reason: string;

  @Version()
  version?: number;
}

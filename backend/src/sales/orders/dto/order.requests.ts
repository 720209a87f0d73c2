import { MAX_LENGTH, MAX_LINES, MAX_QTY } from '@shop/contract/limits';
import { ORDER_STATUSES, type OrderStatus } from '@shop/contract/statuses';
import { PricedLineDto } from '../../../documents/lines/line.requests.js';
import { InvoiceSupplyDto } from '../../../documents/parties/supply.requests.js';
import { describeSteps } from '../../../platform/openapi/states.js';
import {
  DateOrInstant,
  Day,
  Flag,
  Id,
  Ignored,
  Note,
  OneOf,
  Text,
  Version,
  WholeNumber,
} from '../../../platform/http/validation/fields.js';
import { ListOf, Nested } from '../../../platform/http/validation/list-fields.js';
import { IgnoresFieldsOf } from '../../../platform/http/validation/validation.pipe.js';
import { WrittenDocumentDto } from '../../../people/users/dto/document-customer.requests.js';
import { ORDER_MACHINE } from '../domain/order.rules.js';
import { OrderResponse } from './order.response.js';
import { ChangedDocumentDto } from '../../../documents/parties/move.requests.js';

export class OrderItemDto extends PricedLineDto {
  @Ignored('Follows from deliveries')
  deliveredQty?: unknown;

  @Ignored('Follows from invoices')
  invoicedQty?: unknown;

  @Ignored('Follows from what is cancelled or credited')
  cancelledQty?: unknown;

  @Ignored('Follows from returns and credit notes')
  returnedQty?: unknown;

  @Day({
    optional: true,
    description: 'The day in Dubai on which the rest of the line is expected; its buyer gets an email. Null: unknown',
    example: '2026-12-02',
  })
  expectedOn?: string | null;
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

  @Ignored('The server computes the total')
  totalPrice?: unknown;

  @OneOf(ORDER_STATUSES, { optional: true, description: describeSteps(ORDER_MACHINE) })
  status?: OrderStatus;

  @Flag({ optional: true })
  isDelivered?: boolean;

  @DateOrInstant({
    optional: true,
    description: 'At most a year ahead. Null takes it away; a delivered order then has now',
  })
  deliveredAt?: string | null;

  @Text({ max: 100, optional: true, example: 'Aramex' })
  deliveredBy?: string;

  @Flag({ optional: true, description: 'True takes the lines out of stock, false puts them back' })
  stockUpdated?: boolean;

  @Flag({ optional: true, description: 'True issues the invoice, false deletes it (it becomes Void)' })
  invoiceGenerated?: boolean;

  @ListOf(() => OrderItemDto, {
    min: 1,
    max: MAX_LINES,
    optional: true,
    description: 'May be sent back as they are, or with another `expectedOn`; anything else is refused',
  })
  orderItems?: OrderItemDto[] | null;

  @Nested(() => InvoiceSupplyDto, {
    optional: 'filled',
    description: 'What the e-invoice of its invoice says of the supply; the invoice copies it',
  })
  supply?: InvoiceSupplyDto;

  @Version()
  version?: number;
}

export class DeliverOrderDto {
  @DateOrInstant({
    optional: 'filled',
    description: 'The day of the delivery in Dubai: not before the order’s own, nor after today. Left out: now',
  })
  deliveredOn?: string;

  @Text({ max: 100, optional: true, description: 'The driver, or the person who received the goods', example: 'Sajid' })
  deliveredBy?: string;

  @Note({ description: 'Kept in the history', example: 'Left with the guard' })
  note?: string;

  @Version()
  version?: number;
}

export class ReturnedLineDto {
  @Id({ description: '`_id` of a line of the order' })
  line: string;

  @WholeNumber({ min: 1, max: MAX_QTY, description: 'At most what did not come back before', example: 2 })
  qty: number;
}

export class ReturnGoodsDto {
  @ListOf(() => ReturnedLineDto, { min: 1, max: MAX_LINES, message: 'Choose which goods were returned.' })
  lines: ReturnedLineDto[];

  @Note({ description: 'Why; kept in the history', example: 'Wrong colour' })
  reason?: string;

  @Version()
  version?: number;
}

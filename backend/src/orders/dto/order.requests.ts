import { MAX_LENGTH, MAX_LINES, MAX_QTY } from '@shop/contract/limits';
import { ORDER_STATUSES, type OrderStatus } from '@shop/contract/statuses';
import { describeSteps } from '../../platform/openapi/states.js';
import {
  Amount,
  Flag,
  Id,
  Ignored,
  DateOrInstant,
  OneOf,
  Text,
  Version,
  WholeNumber,
} from '../../platform/http/validation/fields.js';
import { ListOf } from '../../platform/http/validation/list-fields.js';
import { DropUnknownFields } from '../../platform/http/validation/validation.pipe.js';
import { ORDER_MACHINE } from '../domain/order.rules.js';

export class OrderItemDto {
  @Id()
  product: string;

  @WholeNumber({ min: 1, max: MAX_QTY, example: 12 })
  qty: number;

  @Amount({ example: 18.5, description: 'AED' })
  unitPrice: number;
}

/** What staff may enter both in a new order and in a change. */
class OrderFieldsDto {
  @Amount({ optional: true, description: 'AED', example: 25 })
  deliveryCharge?: number | null;

  @Amount({ optional: true, description: 'AED', example: 0 })
  extraFee?: number | null;

  @Text({ max: MAX_LENGTH.address, optional: true, example: 'Shop 4, Industrial Area 6, Sharjah' })
  shippingAddress?: string;

  @Text({
    max: MAX_LENGTH.note,
    optional: true,
    description: 'Seen by staff only',
    example: 'Pays late, ask before delivery',
  })
  adminToAdminNote?: string;

  @Text({
    max: MAX_LENGTH.note,
    optional: true,
    description: 'Seen by the buyer',
    example: 'Delivery on Thursday before noon',
  })
  adminToClientNote?: string;

  @Ignored('The server computes the total')
  totalPrice?: unknown;
}

@DropUnknownFields()
export class CreateOrderDto extends OrderFieldsDto {
  @Id({ description: 'Whose order it is', message: 'Please choose the customer.' })
  user: string;

  @ListOf(() => OrderItemDto, { min: 1, max: MAX_LINES, message: `Please enter 1 to ${MAX_LINES} items.` })
  orderItems: OrderItemDto[];
}

@DropUnknownFields()
export class UpdateOrderDto extends OrderFieldsDto {
  @Id({ optional: 'filled' })
  user?: string;

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

  @Ignored('Issuing and voiding its invoice says so', 'boolean')
  invoiceGenerated?: unknown;

  @Version()
  version?: number;
}

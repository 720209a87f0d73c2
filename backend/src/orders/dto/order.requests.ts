import { Amount, Flag, Id, Moment, OneOf, Text, Whole } from '../../common/validation/fields.js';
import { DropUnknownFields } from '../../common/validation/validation.pipe.js';
import { ORDER_STATUSES, type OrderStatus } from '../domain/order.rules.js';

@DropUnknownFields()
export class UpdateOrderDto {
  @Id({ optional: 'filled' })
  user?: string;

  @OneOf(ORDER_STATUSES, { optional: true })
  status?: OrderStatus;

  @Amount({ optional: true, description: 'AED' })
  deliveryCharge?: number;

  @Amount({ optional: true, description: 'AED' })
  extraFee?: number;

  @Text({ max: 500, optional: true })
  shippingAddress?: string;

  @Flag({ optional: true })
  isDelivered?: boolean;

  @Moment({ optional: true })
  deliveredAt?: string | null;

  @Text({ max: 100, optional: true })
  deliveredBy?: string;

  @Flag({ optional: true, description: 'True takes the lines out of stock, false puts them back' })
  stockUpdated?: boolean;

  @Text({ max: 2000, optional: true, description: 'Seen by staff only' })
  adminToAdminNote?: string;

  @Text({ max: 2000, optional: true, description: 'Seen by the buyer' })
  adminToClientNote?: string;

  @Whole({ min: 1, max: 1e9, optional: true, description: 'The version that was loaded' })
  version?: number;
}

import { ApiProperty } from '@nestjs/swagger';
import { ChargedResponse } from '../../common/http/record.response.js';
import { LineResponse } from '../../common/lines/line.response.js';
import { UserRefResponse } from '../../users/dto/user.response.js';
import { ORDER_ACTIONS, ORDER_STATUSES, type OrderAction, type OrderStatus } from '../domain/order.rules.js';

export class OrderQuoteResponse {
  @ApiProperty()
  _id: string;

  @ApiProperty({ example: 'QUO-2026-00001' })
  number: string;
}

export class OrderInvoiceResponse {
  @ApiProperty()
  _id: string;

  @ApiProperty({ example: 'INV-2026-00001' })
  invoiceNumber: string;
}

export class OrderResponse extends ChargedResponse {
  @ApiProperty({ example: 'ORD-2026-00001' })
  orderNumber: string;

  @ApiProperty({ type: UserRefResponse })
  user: UserRefResponse;

  @ApiProperty({ type: OrderQuoteResponse, nullable: true })
  quote: OrderQuoteResponse | null;

  @ApiProperty({ enum: ORDER_STATUSES })
  status: OrderStatus;

  @ApiProperty({ type: [LineResponse] })
  orderItems: LineResponse[];

  @ApiProperty()
  shippingAddress: string;

  @ApiProperty({ description: 'AED', example: 247 })
  totalPrice: number;

  @ApiProperty()
  isDelivered: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  deliveredAt: string | null;

  @ApiProperty()
  deliveredBy: string;

  @ApiProperty({ description: 'Whether the lines are out of the stock' })
  stockUpdated: boolean;

  @ApiProperty()
  invoiceGenerated: boolean;

  @ApiProperty({ type: OrderInvoiceResponse, nullable: true })
  invoice: OrderInvoiceResponse | null;

  @ApiProperty({ required: false, description: 'Staff only' })
  adminToAdminNote?: string;

  @ApiProperty()
  adminToClientNote: string;

  @ApiProperty()
  clientToAdminNote: string;

  @ApiProperty({ enum: ORDER_ACTIONS, isArray: true, description: 'What staff may do with it now' })
  allowedActions: OrderAction[];
}

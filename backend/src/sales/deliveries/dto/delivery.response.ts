import { ApiProperty } from '@nestjs/swagger';
import { ARABIC_NAME, GOODS_FIELDS } from '../../../documents/lines/line.response.js';
import { UserRefResponse } from '../../../people/users/dto/user.response.js';
import { ApiDay, ApiFlag, ApiId, ApiInstant, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { ApiAllowedActions, statusDocs } from '../../../platform/openapi/states.js';
import { DELIVERY_MACHINE, type DeliveryAction } from '../domain/delivery.rules.js';
import { OrderRef } from '../../../documents/parties/order-ref.schema.js';
import { RECORD_FIELDS, storedFields } from '../../../platform/openapi/stored-fields.js';
import { DeliveryLine, Delivery } from '../delivery.schema.js';
import { NumberedRef, FileRef } from '../../../platform/database/refs.schema.js';

class DeliveredOrderResponse extends storedFields(OrderRef, {
  _id: {},
  orderNumber: { example: 'ORD-2026-00001' },
}) {}

class DeliveryInvoiceResponse extends storedFields(NumberedRef, { _id: {}, number: { example: 'INV-2026-00001' } }) {}

export class DeliveryLineResponse extends storedFields(DeliveryLine, {
  ...GOODS_FIELDS,
  line: { description: '`_id` of the order line' },
  qty: { example: 5 },
}) {
  @ApiWholeNumber({
    minimum: 2,
    required: false,
    description: 'Units per pack; missing if not sold in packs',
    example: 12,
  })
  packSize?: number;

  @ApiProperty({ required: false, description: 'Name of the pack', example: 'carton' })
  packUnit?: string;
}

export class DeliveryProofResponse extends storedFields(FileRef, {
  name: { example: 'Signed note.pdf' },
  contentType: { example: 'application/pdf' },
  size: { description: 'Size in bytes', example: 48_213 },
}) {}

export class DeliveryResponse extends storedFields(Delivery, {
  ...RECORD_FIELDS,
  number: { example: 'DEL-2026-00001' },
  order: { part: DeliveredOrderResponse },
  status: statusDocs(DELIVERY_MACHINE),
  deliveredOn: { description: 'Delivery date; for a Prepared delivery, the planned date' },
  deliveredBy: { example: 'Sajid, van 2' },
  receivedBy: { example: 'Mariam' },
  proof: { part: DeliveryProofResponse },
  address: { example: 'Shop 4, Industrial Area 6, Sharjah' },
  note: { staffOnly: true, example: 'Left with the guard' },
  invoice: {
    part: DeliveryInvoiceResponse,
    description: 'Invoice created for this delivery; null if none, or if the whole order was invoiced',
  },
  isLate: { description: 'True if its VAT period was already closed when it was recorded', example: false },
}) {
  @ApiProperty({ type: UserRefResponse })
  user: UserRefResponse;

  @ApiProperty({ type: [DeliveryLineResponse] })
  lines: DeliveryLineResponse[];

  @ApiAllowedActions(DELIVERY_MACHINE)
  allowedActions: DeliveryAction[];
}

class BackorderedProductResponse {
  @ApiId()
  product: string;

  @ApiProperty({ example: 'Hot-Stamping Ribbon 1-inch 100-yd Black' })
  productName: string;

  @ApiProperty(ARABIC_NAME)
  productNameAr: string;

  @ApiProperty({ example: 'RIB-00001' })
  sku: string;

  @ApiProperty({ example: 'Aisle 3, shelf B' })
  storageLocation: string;

  @ApiWholeNumber({ description: 'Pieces to be delivered', example: 12 })
  owed: number;

  @ApiWholeNumber({ description: 'Pieces reserved in prepared deliveries', example: 2 })
  setAside: number;

  @ApiProperty({ type: Number, description: 'Pieces in stock, without reserved ones', example: 7 })
  inStock: number;

  @ApiWholeNumber({ description: 'Pieces that are neither reserved nor in stock', example: 3 })
  missing: number;

  @ApiDay({ nullable: true, description: 'First expected date', example: '2026-12-02' })
  expectedOn: string | null;

  @ApiWholeNumber({ description: 'Orders with this product', example: 2 })
  orders: number;
}

class BackorderedOrderResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'ORD-2026-00001' })
  orderNumber: string;

  @ApiProperty({ type: UserRefResponse })
  user: UserRefResponse;

  @ApiProperty({ description: 'Legal name of the company; empty for an individual', example: 'Al Manar Printing LLC' })
  company: string;

  @ApiDay({ nullable: true, description: 'Day on which the buyer needs the goods', example: '2026-12-02' })
  neededBy: string | null;

  @ApiProperty({ description: 'City of the delivery address; empty without one', example: 'Sharjah' })
  place: string;

  @ApiProperty({ example: 'Shop 4, Industrial Area 6, Sharjah' })
  address: string;

  @ApiProperty({ description: 'Phone number of the delivery address, else of the user', example: '+971501234567' })
  phone: string;

  @ApiInstant()
  createdAt: string;

  @ApiWholeNumber({ description: 'Pieces to be delivered', example: 5 })
  owed: number;

  @ApiWholeNumber({ description: 'Pieces delivered', example: 7 })
  delivered: number;

  @ApiFlag({ description: 'True if all remaining pieces are in stock or reserved' })
  isReady: boolean;

  @ApiFlag({ description: 'True if the order is on hold' })
  isHeld: boolean;

  @ApiDay({ nullable: true, description: 'First expected date of a line', example: '2026-12-02' })
  expectedOn: string | null;
}

/** The goods that the shop still owes. */
export class BackordersResponse {
  @ApiProperty({ type: [BackorderedProductResponse], description: 'Products by missing pieces, most first' })
  products: BackorderedProductResponse[];

  @ApiProperty({ type: [BackorderedOrderResponse], description: 'By needed day, then oldest first' })
  orders: BackorderedOrderResponse[];
}

export class UnbilledDeliveryResponse extends DeliveryResponse {
  @ApiWholeNumber({ description: 'Pieces not invoiced yet', example: 5 })
  unbilledQty: number;
}

/** The deliveries that wait for their invoice. */
export class UnbilledDeliveriesResponse {
  @ApiWholeNumber({ example: 3 })
  count: number;

  @ApiProperty({ type: [UnbilledDeliveryResponse], description: 'Oldest delivery first; at most 100' })
  deliveries: UnbilledDeliveryResponse[];
}

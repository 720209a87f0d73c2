import { ApiProperty } from '@nestjs/swagger';
import { DELIVERY_METHODS, type DeliveryMethod } from '@shop/contract/delivery';
import { EMIRATES, type Emirate } from '@shop/contract/uae';
import { ApiDay, ApiId, ApiOneOf, ApiWholeNumber, RecordResponse } from '../../../platform/openapi/response-fields.js';

export class DeliveryAddressResponse {
  @ApiProperty({ description: 'Address name', example: 'Press hall' })
  label: string;

  @ApiProperty({ example: 'Omar Said' })
  contact: string;

  @ApiProperty({ example: '+971501234567' })
  phone: string;

  @ApiProperty({ example: 'Shop 4, Industrial Area 6' })
  street: string;

  @ApiProperty({ example: 'Sharjah' })
  city: string;

  @ApiOneOf(EMIRATES, { example: 'SHJ' })
  emirate: Emirate;
}

/** The file of a purchase order: `GET /api/po-files/{id}` returns its bytes. */
export class PoFileResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'PO-4711.pdf' })
  name: string;

  @ApiWholeNumber({ minimum: 1, description: 'Size in bytes', example: 48_213 })
  size: number;
}

/** A document with the buyer's details of the purchase. */
export class PurchaseResponse extends RecordResponse {
  @ApiProperty({ description: 'Number of the buyer’s purchase order', example: 'PO-4711' })
  poNumber: string;

  @ApiProperty({ type: PoFileResponse, nullable: true })
  poFile: PoFileResponse | null;

  @ApiDay({ nullable: true, description: 'A day in Dubai', example: '2027-03-01' })
  neededBy: string | null;

  @ApiProperty({ type: String, enum: [...DELIVERY_METHODS, null], nullable: true, example: 'Delivery' })
  deliveryMethod: DeliveryMethod | null;

  @ApiProperty({ type: DeliveryAddressResponse, nullable: true })
  deliveryAddress: DeliveryAddressResponse | null;
}

import { ApiProperty } from '@nestjs/swagger';
import { ApiAmount, ApiId, ApiWholeNumber, RecordResponse } from '../platform/openapi/response-fields.js';

export class LineResponse {
  @ApiId({ description: 'Id of the product' })
  product: string;

  @ApiProperty({ example: 'Hot-Stamping Ribbon 1-inch 100-yd Black' })
  productName: string;

  @ApiProperty({ example: 'RIB-00001' })
  sku: string;

  @ApiProperty({ example: 'FC3' })
  code: string;

  @ApiProperty({ example: '1-inch' })
  size: string;

  @ApiProperty({ example: 'roll' })
  unit: string;

  @ApiWholeNumber({ minimum: 1, example: 12 })
  qty: number;

  @ApiAmount({ nullable: true, description: 'null until the quote is priced', example: 18.5 })
  unitPrice: number | null;

  @ApiAmount({ nullable: true, description: 'null until the quote is priced', example: 222 })
  qtyPrice: number | null;
}

/** A document with lines, and the charges beside them. */
export class ChargedResponse extends RecordResponse {
  @ApiAmount({ example: 25 })
  deliveryCharge: number;

  @ApiAmount({ example: 0 })
  extraFee: number;
}

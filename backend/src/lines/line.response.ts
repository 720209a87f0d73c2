import { ApiProperty } from '@nestjs/swagger';
import { AnsweredAmount, AnsweredId, AnsweredWhole } from '../platform/http/answer-fields.js';

export class LineResponse {
  @AnsweredId({ description: 'Id of the product' })
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

  @AnsweredWhole({ minimum: 1, example: 12 })
  qty: number;

  @AnsweredAmount({ nullable: true, description: 'null until the quote is priced', example: 18.5 })
  unitPrice: number | null;

  @AnsweredAmount({ nullable: true, description: 'null until the quote is priced', example: 222 })
  qtyPrice: number | null;
}

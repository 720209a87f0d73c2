import { ApiProperty } from '@nestjs/swagger';

export class LineResponse {
  @ApiProperty({ description: 'Id of the product', example: '6920200f1c2d3e4f5a6b7c8d' })
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

  @ApiProperty({ type: 'integer', minimum: 1, example: 12 })
  qty: number;

  @ApiProperty({ type: Number, nullable: true, description: 'AED; null until the quote is priced', example: 18.5 })
  unitPrice: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'AED; null until the quote is priced', example: 222 })
  qtyPrice: number | null;
}

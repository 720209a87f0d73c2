import { ApiProperty } from '@nestjs/swagger';

/** What the answer of every stored record carries. */
export class RecordResponse {
  @ApiProperty({ example: '6920200f1c2d3e4f5a6b7c8d' })
  _id: string;

  @ApiProperty({ type: 'integer', description: 'Goes back with a PUT; an old one is 409', example: 1 })
  version: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

/** A document with lines also has charges beside them. */
export class ChargedResponse extends RecordResponse {
  @ApiProperty({ description: 'AED', example: 25 })
  deliveryCharge: number;

  @ApiProperty({ description: 'AED', example: 0 })
  extraFee: number;
}

import { ApiProperty } from '@nestjs/swagger';
import {
  ApiAmount,
  ApiDay,
  ApiId,
  ApiSignedAmount,
  ApiWholeNumber,
} from '../../../platform/openapi/response-fields.js';

export class MonthResponse {
  @ApiProperty({ pattern: '^\\d{4}-\\d{2}$', description: 'Month in Dubai', example: '2026-11' })
  month: string;

  @ApiSignedAmount({ description: 'of the invoices issued in it, less the credit notes issued in it', example: 48200 })
  invoiced: number;

  @ApiWholeNumber({ example: 21 })
  invoices: number;

  @ApiSignedAmount({
    description: 'received in it, less what was refunded, returned or reversed in it',
    example: 39100.25,
  })
  received: number;

  @ApiWholeNumber({ description: 'how often money came', example: 17 })
  payments: number;
}

export class MonthToDateResponse extends MonthResponse {
  @ApiDay({ description: 'First day in Dubai', example: '2026-11-01' })
  from: string;

  @ApiDay({ description: 'Last day in Dubai', example: '2026-11-21' })
  to: string;
}

export class TopProductResponse {
  @ApiId({ nullable: true, description: 'Id of the product; null: lines of free text' })
  product: string | null;

  @ApiProperty({ example: 'Hot-Stamping Ribbon 1-inch 100-yd Black' })
  productName: string;

  @ApiProperty({ example: 'RIB-00001' })
  sku: string;

  @ApiProperty({ type: 'integer', description: 'Pieces invoiced, less those that were credited', example: 480 })
  qty: number;

  @ApiAmount({ description: 'invoiced, less what was credited', example: 8880 })
  amount: number;

  @ApiWholeNumber({ description: 'How many invoices it is on', example: 9 })
  invoices: number;
}

/** The sales of the last months. */
export class SalesResponse {
  @ApiProperty({ type: [MonthResponse], description: 'The last twelve months in Dubai, oldest first' })
  months: MonthResponse[];

  @ApiProperty({ description: 'This month in Dubai up to today' })
  thisMonth: MonthToDateResponse;

  @ApiProperty({ description: 'The same days of the month before; a shorter month ends with its last day' })
  lastMonth: MonthToDateResponse;

  @ApiDay({ description: 'First day in Dubai of the invoices that topProducts counts', example: '2026-09-01' })
  topSince: string;

  @ApiProperty({ type: [TopProductResponse], description: 'The products that brought most, the best first' })
  topProducts: TopProductResponse[];
}

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

  @ApiSignedAmount({ description: 'Invoices issued less credit notes issued in the month', example: 48200 })
  invoiced: number;

  @ApiWholeNumber({ example: 21 })
  invoices: number;

  @ApiSignedAmount({
    description: 'Payments received in the month, less refunds, returns and reversals in the month',
    example: 39100.25,
  })
  received: number;

  @ApiWholeNumber({ description: 'Number of payments received', example: 17 })
  payments: number;
}

export class MonthToDateResponse extends MonthResponse {
  @ApiDay({ description: 'First day in Dubai', example: '2026-11-01' })
  from: string;

  @ApiDay({ description: 'Last day in Dubai', example: '2026-11-21' })
  to: string;
}

export class TopProductResponse {
  @ApiId({ nullable: true, description: 'Product id; null for custom items' })
  product: string | null;

  @ApiProperty({ example: 'Hot-Stamping Ribbon 1-inch 100-yd Black' })
  productName: string;

  @ApiProperty({ example: 'RIB-00001' })
  sku: string;

  @ApiProperty({ type: 'integer', description: 'Pieces invoiced, less credited pieces', example: 480 })
  qty: number;

  @ApiAmount({ description: 'Amount invoiced, less credited amounts', example: 8880 })
  amount: number;

  @ApiWholeNumber({ description: 'Number of invoices with the product', example: 9 })
  invoices: number;
}

export class SalesResponse {
  @ApiProperty({ type: [MonthResponse], description: 'The last twelve months in Dubai, oldest first' })
  months: MonthResponse[];

  @ApiProperty({ description: 'This month in Dubai up to today' })
  thisMonth: MonthToDateResponse;

  @ApiProperty({ description: 'Same days of the previous month; a shorter month ends with its last day' })
  lastMonth: MonthToDateResponse;

  @ApiDay({ description: 'First day in Dubai of the invoices in `topProducts`', example: '2026-09-01' })
  topSince: string;

  @ApiProperty({ type: [TopProductResponse], description: 'Products with the highest sales, highest first' })
  topProducts: TopProductResponse[];
}

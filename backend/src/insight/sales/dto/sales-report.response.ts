import { ApiProperty } from '@nestjs/swagger';
import { SALES_BY, type SalesBy } from '@shop/contract/sales';
import {
  ApiDay,
  ApiFlag,
  ApiOneOf,
  ApiSignedAmount,
  ApiWholeNumber,
} from '../../../platform/openapi/response-fields.js';

/** Below 0 if more was credited than invoiced. */
export class SalesSumResponse {
  @ApiSignedAmount({ description: 'without VAT', example: 48200 })
  net: number;

  @ApiSignedAmount({ example: 2410 })
  vat: number;

  @ApiSignedAmount({ description: 'with VAT', example: 50610 })
  gross: number;
}

export class SalesTotalResponse extends SalesSumResponse {
  @ApiWholeNumber({ description: 'How many invoices', example: 21 })
  invoices: number;

  @ApiWholeNumber({ description: 'How many credit notes', example: 2 })
  creditNotes: number;

  @ApiSignedAmount({
    nullable: true,
    description: 'by salesperson: what settled their invoices, less what went back; null otherwise',
    example: null,
  })
  received: number | null;
}

export class SalesRowResponse extends SalesTotalResponse {
  @ApiProperty({
    description:
      'The month in Dubai, the id of the customer, product or salesperson, or the text of lines without a product; empty: nobody looks after it',
    example: '2026-11',
  })
  key: string;

  @ApiProperty({ example: 'Falcon Crest Printing Press LLC' })
  name: string;

  @ApiProperty({ description: 'Of a product; empty otherwise, on lines of free text too', example: 'RIB-00001' })
  sku: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Pieces of the product, less those that were credited; null where the rows are no products',
    example: 480,
  })
  qty: number | null;

  @ApiFlag({ description: 'The customer is a company, not a person' })
  isCompany: boolean;
}

/** Invoices that are not Void less credit notes, each on the day of its issue. */
export class SalesReportResponse {
  @ApiDay({ example: '2026-11-01' })
  from: string;

  @ApiDay({ example: '2026-11-30' })
  to: string;

  @ApiOneOf(SALES_BY)
  by: SalesBy;

  @ApiProperty({ type: [SalesRowResponse], description: 'Months in their order, others with the highest sales first' })
  rows: SalesRowResponse[];

  @ApiProperty({
    type: SalesSumResponse,
    nullable: true,
    description: 'By product: delivery, fees, and discounts that no line has. Rows and this add up to the total',
  })
  other: SalesSumResponse | null;

  @ApiProperty()
  total: SalesTotalResponse;
}

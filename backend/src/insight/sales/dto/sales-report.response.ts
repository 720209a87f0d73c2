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
  @ApiSignedAmount({ description: 'Amount excl. VAT', example: 48200 })
  net: number;

  @ApiSignedAmount({ example: 2410 })
  vat: number;

  @ApiSignedAmount({ description: 'Amount incl. VAT', example: 50610 })
  gross: number;
}

export class SalesTotalResponse extends SalesSumResponse {
  @ApiWholeNumber({ description: 'Number of invoices', example: 21 })
  invoices: number;

  @ApiWholeNumber({ description: 'Number of credit notes', example: 2 })
  creditNotes: number;

  @ApiSignedAmount({
    nullable: true,
    description: 'By salesperson: amounts that settled their invoices, less refunds; otherwise null',
    example: null,
  })
  received: number | null;
}

export class SalesRowResponse extends SalesTotalResponse {
  @ApiProperty({
    description:
      'Month in Dubai; id of the customer, product or salesperson; or text of lines without a product. Empty for ' +
      'sales without a salesperson',
    example: '2026-11',
  })
  key: string;

  @ApiProperty({ example: 'Falcon Crest Printing Press LLC' })
  name: string;

  @ApiProperty({ description: 'SKU of the product; empty for custom items and other rows', example: 'RIB-00001' })
  sku: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Pieces of the product, less credited pieces; null if the rows are not products',
    example: 480,
  })
  qty: number | null;

  @ApiFlag({ description: 'True if the customer is a company, false for an individual' })
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

  @ApiProperty({ type: [SalesRowResponse], description: 'Months in order; other rows by sales, highest first' })
  rows: SalesRowResponse[];

  @ApiProperty({
    type: SalesSumResponse,
    nullable: true,
    description:
      'By product: delivery charges, fees, and discounts not assigned to a line. This and the rows add up to the total',
  })
  other: SalesSumResponse | null;

  @ApiProperty()
  total: SalesTotalResponse;
}

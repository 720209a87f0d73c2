import { ApiProperty } from '@nestjs/swagger';
import { BILLING_BASES, type BillingBasis } from '@shop/contract/billing';
import { TaxResponse } from '../../../documents/lines/line.response.js';
import { ApiAmount, ApiId, ApiOneOf, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';

export class BillableLineResponse {
  @ApiId({ description: '`_id` of the line of the order' })
  line: string;

  @ApiProperty({ example: 'Hot-Stamping Ribbon 1-inch 100-yd Black' })
  productName: string;

  @ApiProperty({ description: 'Empty: there is none', example: 'أشرطة الختم الحراري 1 بوصة 100 ياردة أسود' })
  productNameAr: string;

  @ApiProperty({ example: 'RIB-00001' })
  sku: string;

  @ApiWholeNumber({ description: 'Ordered', example: 12 })
  qty: number;

  @ApiWholeNumber({ description: 'How many can still be billed', example: 8 })
  left: number;

  @ApiWholeNumber({ description: 'How many an invoice now would bill', example: 5 })
  billable: number;

  @ApiAmount({
    description: 'what it would bill of them, in the price basis, with the share of the discounts',
    example: 92.5,
  })
  amount: number;
}

/** The invoice that the order would get now. */
export class BillableResponse {
  @ApiOneOf(BILLING_BASES)
  basis: BillingBasis;

  @ApiProperty({ type: [BillableLineResponse], description: 'All lines of the order' })
  lines: BillableLineResponse[];

  @ApiAmount({ description: 'not billed yet, in the price basis', example: 25 })
  deliveryChargeLeft: number;

  @ApiAmount({ description: 'not billed yet, in the price basis', example: 0 })
  extraFeeLeft: number;

  @ApiAmount({ description: 'what it would bill of the delivery charge', example: 25 })
  deliveryCharge: number;

  @ApiAmount({ description: 'what it would bill of the extra fee', example: 0 })
  extraFee: number;

  @ApiAmount({ description: 'the share of the discount on all lines', example: 4.17 })
  discount: number;

  @ApiProperty({ type: TaxResponse, nullable: true, description: 'null without VAT' })
  tax: TaxResponse | null;

  @ApiAmount({ description: 'what would be paid', example: 117.5 })
  total: number;
}

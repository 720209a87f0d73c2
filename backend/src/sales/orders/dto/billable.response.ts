import { ApiProperty } from '@nestjs/swagger';
import { BILLING_BASES, type BillingBasis } from '@shop/contract/billing';
import { TaxResponse } from '../../../documents/lines/line.response.js';
import { ApiAmount, ApiId, ApiOneOf, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';

export class BillableLineResponse {
  @ApiId({ description: '`_id` of the order line' })
  line: string;

  @ApiProperty({ example: 'Hot-Stamping Ribbon 1-inch 100-yd Black' })
  productName: string;

  @ApiProperty({ description: 'Empty if none', example: 'أشرطة الختم الحراري 1 بوصة 100 ياردة أسود' })
  productNameAr: string;

  @ApiProperty({ example: 'RIB-00001' })
  sku: string;

  @ApiWholeNumber({ description: 'Ordered quantity', example: 12 })
  qty: number;

  @ApiWholeNumber({ description: 'Quantity not invoiced yet', example: 8 })
  left: number;

  @ApiWholeNumber({ description: 'Quantity that can be invoiced now', example: 5 })
  billable: number;

  @ApiAmount({
    description: 'Amount of `billable` in the price basis, after discounts',
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

  @ApiAmount({ description: 'Delivery charge not invoiced yet, in the price basis', example: 25 })
  deliveryChargeLeft: number;

  @ApiAmount({ description: 'Extra fee not invoiced yet, in the price basis', example: 0 })
  extraFeeLeft: number;

  @ApiAmount({ description: 'Delivery charge that can be invoiced now', example: 25 })
  deliveryCharge: number;

  @ApiAmount({ description: 'Extra fee that can be invoiced now', example: 0 })
  extraFee: number;

  @ApiAmount({ description: 'Share of the document discount', example: 4.17 })
  discount: number;

  @ApiProperty({ type: TaxResponse, nullable: true, description: 'null if it has no VAT' })
  tax: TaxResponse | null;

  @ApiAmount({ description: 'Amount payable', example: 117.5 })
  total: number;
}

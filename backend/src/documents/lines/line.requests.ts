import { MAX_LENGTH, MAX_QTY } from '@shop/contract/limits';
import { TAX_CATEGORIES, type TaxCategory } from '@shop/contract/vat';
import { Amount, Flag, Id, Ignored, Note, OneOf, Text, WholeNumber } from '../../platform/http/validation/fields.js';
import { PurchaseDetailsDto } from '../particulars/dto/purchase-details.requests.js';
import { AlsoSpelled } from '../../platform/http/validation/validation.pipe.js';

const COPIED = 'Computed from the product and the price';
const MAX_REASON = 200;

/** A line that staff enter. The other fields of a line, which a form sends back, are ignored. */
export class PricedLineDto {
  @Text({
    max: MAX_LENGTH.lineText,
    optional: true,
    description: 'Text of a custom item; computed for a line with a product',
    example: '',
  })
  productName?: string;

  @Ignored(COPIED, 'string')
  productNameAr?: unknown;

  @Ignored(COPIED, 'string')
  sku?: unknown;

  @Ignored(COPIED, 'string')
  code?: unknown;

  @Ignored(COPIED, 'string')
  size?: unknown;

  @Ignored(COPIED, 'string')
  unit?: unknown;

  @Ignored(COPIED)
  packSize?: unknown;

  @Ignored(COPIED, 'string')
  packUnit?: unknown;

  @Ignored(COPIED)
  qtyPrice?: unknown;

  @Ignored(COPIED)
  taxRate?: unknown;

  @Ignored(COPIED)
  net?: unknown;

  @Ignored(COPIED)
  vat?: unknown;

  @Ignored(COPIED)
  gross?: unknown;

  @Flag({
    optional: true,
    description:
      'If false, the server sets the account’s price for a new line, for a changed quantity, and instead of a ' +
      'price that staff entered. Another `unitPrice` than the stored one counts',
    example: true,
  })
  priceIsManual?: boolean | null;

  @Ignored('Computed from the price lists')
  priceSource?: unknown;

  @Ignored('Taken from the product')
  costPrice?: unknown;

  @Ignored(COPIED)
  margin?: unknown;

  @Id({ optional: true, description: 'Id of the existing line; if omitted, the line of the product' })
  _id?: string | null;

  @Id({ optional: true, description: 'Product id; null for a custom item' })
  product?: string | null;

  @WholeNumber({ min: 1, max: MAX_QTY, example: 12 })
  qty: number;

  @Amount({ example: 18.5, description: 'AED' })
  unitPrice: number;

  @Amount({ optional: true, example: 12, description: 'Discount of the line in AED; at most quantity × unit price' })
  discount?: number | null;

  @OneOf(TAX_CATEGORIES, { optional: true, description: 'VAT category; the category of the product by default' })
  taxCategory?: TaxCategory | null;

  @Text({
    max: MAX_REASON,
    optional: true,
    description: 'Reason for the VAT category; required if it is neither S nor the category of the product',
    example: '',
  })
  taxReason?: string;
}

/** The charges besides the lines, the details of the purchase, and the notes of staff. */
@AlsoSpelled({ AdminToClientNote: 'adminToClientNote' })
export class ChargesAndNotesDto extends PurchaseDetailsDto {
  @Amount({ optional: true, description: 'AED', example: 25 })
  deliveryCharge?: number | null;

  @Amount({ optional: true, description: 'AED', example: 0 })
  extraFee?: number | null;

  @Amount({
    optional: true,
    description: 'Discount in AED of all lines together; at most the sum of the lines',
    example: 10,
  })
  discount?: number | null;

  @Text({ max: MAX_REASON, optional: true, description: 'Shown on the documents', example: 'First order' })
  discountReason?: string;

  @Note({ description: 'Internal note, visible to staff only', example: 'Pays late, ask before delivery' })
  adminToAdminNote?: string;

  @Note({
    description: 'Note to the buyer. Also accepted as `AdminToClientNote`',
    example: 'Delivery on Thursday before noon',
  })
  adminToClientNote?: string;
}

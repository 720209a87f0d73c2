import { MAX_LENGTH, MAX_QTY } from '@shop/contract/limits';
import { TAX_CATEGORIES, type TaxCategory } from '@shop/contract/vat';
import { Amount, Flag, Id, Ignored, Note, OneOf, Text, WholeNumber } from '../../platform/http/validation/fields.js';
import { PurchaseDetailsDto } from '../particulars/dto/purchase-details.requests.js';
import { AlsoSpelled } from '../../platform/http/validation/validation.pipe.js';

const COPIED = 'Follows from the product and the price';
const MAX_REASON = 200;

/** A line that staff enter. The other fields of a line, which a form sends back, are ignored. */
export class PricedLineDto {
  @Text({
    max: MAX_LENGTH.lineText,
    optional: true,
    description: 'The text of a line without a product; of other lines it follows from the product',
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
      'False: the server takes the price of the account for this product and quantity, for a new line, another quantity, and a price that was typed before. A line that has its price and quantity keeps it, unless another `unitPrice` is sent',
    example: true,
  })
  priceIsManual?: boolean | null;

  @Ignored('Follows from the price lists')
  priceSource?: unknown;

  @Ignored('Follows from the product')
  costPrice?: unknown;

  @Ignored(COPIED)
  margin?: unknown;

  @Id({ optional: true, description: 'Of the line that this is; without it, the line of the product' })
  _id?: string | null;

  @Id({ optional: true, description: 'null: a line of free text' })
  product?: string | null;

  @WholeNumber({ min: 1, max: MAX_QTY, example: 12 })
  qty: number;

  @Amount({ example: 18.5, description: 'AED' })
  unitPrice: number;

  @Amount({ optional: true, example: 12, description: 'AED, taken off the line; at most quantity × unit price' })
  discount?: number | null;

  @OneOf(TAX_CATEGORIES, { optional: true, description: 'VAT category; that of the product where none is named' })
  taxCategory?: TaxCategory | null;

  @Text({
    max: MAX_REASON,
    optional: true,
    description: 'Why the VAT category is another one than S and that of the product; needed then',
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

  @Amount({ optional: true, description: 'AED, taken off the lines together; at most what they come to', example: 10 })
  discount?: number | null;

  @Text({ max: MAX_REASON, optional: true, description: 'Shown on the documents', example: 'First order' })
  discountReason?: string;

  @Note({ description: 'Seen by staff only', example: 'Pays late, ask before delivery' })
  adminToAdminNote?: string;

  @Note({
    description: 'Seen by the buyer. Taken as `AdminToClientNote` too',
    example: 'Delivery on Thursday before noon',
  })
  adminToClientNote?: string;
}

import { MAX_LINE_LENGTH, MAX_ORDER_LINES } from '@shop/contract/order-lines';
import { Text } from '../../../platform/http/validation/fields.js';
import { ListOf } from '../../../platform/http/validation/list-fields.js';

/** Size of a full sheet, with characters of up to three bytes. */
export const MAX_SHEET_BYTES = 131_072;

export class OrderLineDto {
  @Text({
    max: MAX_LINE_LENGTH,
    required: 'Describe the item.',
    description: 'SKU or words with a quantity, like in an email or a spreadsheet row',
    example: 'RIB-00001, 40',
  })
  text: string;
}

export class ResolveLinesDto {
  @ListOf(() => OrderLineDto, {
    min: 1,
    max: MAX_ORDER_LINES,
    message: `Must be a list of 1 to ${MAX_ORDER_LINES} lines.`,
  })
  lines: OrderLineDto[];
}

import { MAX_CHOSEN, MAX_LINES, MAX_QTY } from '@shop/contract/limits';
import { INVOICE_STATUSES, type InvoiceStatus } from '@shop/contract/statuses';
import {
  Amount,
  DateOrInstant,
  Id,
  Ignored,
  Note,
  OneOf,
  Version,
  WholeNumber,
} from '../../../platform/http/validation/fields.js';
import { InvoiceSupplyDto } from '../../../documents/parties/supply.requests.js';
import { IdList, ListOf, Nested } from '../../../platform/http/validation/list-fields.js';
import { IgnoresFieldsOf } from '../../../platform/http/validation/validation.pipe.js';
import { InvoiceResponse } from './invoice.response.js';

export class BilledLineDto {
  @Id({ description: '`_id` of a line of the order' })
  line: string;

  @WholeNumber({ min: 1, max: MAX_QTY, description: 'At most what is not billed yet', example: 2 })
  qty: number;
}

export class CreateInvoiceDto {
  @Id({ description: 'The order to invoice', message: 'Order is required.' })
  order: string;

  @Ignored('The order knows its user', 'string')
  user?: unknown;

  @Ignored('The order knows its total')
  amountDue?: unknown;

  @ListOf(() => BilledLineDto, {
    min: 1,
    max: MAX_LINES,
    optional: 'filled',
    description:
      'What to bill, at most what is left; left out: all that may be billed. A line that is named twice is summed',
    message: 'Choose what to invoice.',
  })
  lines?: BilledLineDto[];

  @IdList({
    min: 1,
    max: MAX_CHOSEN,
    optional: 'filled',
    description: 'The completed deliveries whose goods to bill, in place of `lines`',
  })
  deliveries?: string[];

  @Amount({
    optional: 'filled',
    description: 'Billed of the delivery charge, in the price basis; left out: all that is left',
    example: 25,
  })
  deliveryCharge?: number;

  @Amount({
    optional: 'filled',
    description: 'Billed of the extra fee, in the price basis; left out: nothing before the last invoice',
    example: 0,
  })
  extraFee?: number;
}

export class VoidInvoiceQueryDto {
  @Note({ description: 'Why it is void', example: 'Issued to the wrong buyer' })
  reason?: string;
}

const AS_IT_IS = 'May be sent back as it is; anything else is refused';

/** The fields of an issued invoice that staff may change, and those that they may send unchanged. */
@IgnoresFieldsOf(InvoiceResponse)
export class UpdateInvoiceDto {
  @DateOrInstant({
    optional: 'filled',
    description: 'A day, not before the issue: payment is in time until it ends in Dubai',
  })
  dueDate?: string;

  @Note({ description: 'Shown on the PDF', example: 'Please name the number with the transfer' })
  adminToClientNote?: string;

  @Nested(() => InvoiceSupplyDto, { optional: 'filled', description: 'What its e-invoice says of the supply' })
  supply?: InvoiceSupplyDto;

  @Id({ optional: 'filled', description: AS_IT_IS })
  user?: string;

  @Id({ optional: 'filled', description: AS_IT_IS })
  order?: string;

  @Amount({ optional: 'filled', description: AS_IT_IS, example: 247 })
  amountDue?: number;

  @Amount({ optional: 'filled', description: AS_IT_IS, example: 100 })
  amountPaid?: number;

  @Amount({ optional: 'filled', description: AS_IT_IS, example: 147 })
  remainingDue?: number;

  @OneOf(INVOICE_STATUSES, { optional: 'filled', description: AS_IT_IS })
  status?: InvoiceStatus;

  @Version()
  version?: number;
}

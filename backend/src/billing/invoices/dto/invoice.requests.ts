import { MAX_CHOSEN, MAX_LINES, MAX_QTY } from '@shop/contract/limits';
import { BILLING_BASES, type BillingBasis } from '@shop/contract/billing';
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
import { SignedPercent } from '../../../platform/http/validation/percent.js';
import { InvoiceSupplyDto } from '../../../documents/parties/supply.requests.js';
import { IdList, ListOf, Nested } from '../../../platform/http/validation/list-fields.js';
import { IgnoresFieldsOf } from '../../../platform/http/validation/validation.pipe.js';
import { InvoiceResponse } from './invoice.response.js';

export class BilledLineDto {
  @Id({ description: '`_id` of a line of the order' })
  line: string;

  @WholeNumber({ min: 1, max: MAX_QTY, description: 'At most the quantity that is not invoiced yet', example: 2 })
  qty: number;
}

export class CreateInvoiceDto {
  @Id({ description: 'The order to invoice', message: 'Order is required.' })
  order: string;

  @Ignored('Taken from the order', 'string')
  user?: unknown;

  @Ignored('Computed from the order')
  amountDue?: unknown;

  @OneOf(BILLING_BASES, {
    optional: 'filled',
    description:
      'Goods to invoice if neither `lines` nor `deliveries` is sent: `delivery` for those delivered, `order` for all that ' +
      'are left. If omitted, those delivered once there are any, else by the invoicing method of the order',
    example: 'delivery',
  })
  basis?: BillingBasis;

  @ListOf(() => BilledLineDto, {
    min: 1,
    max: MAX_LINES,
    optional: 'filled',
    description:
      'Items to invoice, at most the open quantities; if omitted, see `basis`. Quantities of repeated lines are added up',
    message: 'Choose what to invoice.',
  })
  lines?: BilledLineDto[];

  @IdList({
    min: 1,
    max: MAX_CHOSEN,
    optional: 'filled',
    description: 'Completed deliveries to invoice, instead of `lines`',
  })
  deliveries?: string[];

  @Amount({
    optional: 'filled',
    description: 'Delivery charge to invoice, in the price basis; if omitted, all of the remaining charge',
    example: 25,
  })
  deliveryCharge?: number;

  @Amount({
    optional: 'filled',
    description: 'Extra fee to invoice, in the price basis; if omitted, nothing until the last invoice of the order',
    example: 0,
  })
  extraFee?: number;
}

export class RequestAdvanceDto {
  @Amount({ min: 0.01, optional: 'filled', description: 'AED incl. VAT. Send either this or `percent`', example: 300 })
  amount?: number;

  @SignedPercent({
    min: 0.01,
    max: 100,
    optional: 'filled',
    description: 'Percentage of the order total incl. VAT',
    example: 30,
  })
  percent?: number;

  @DateOrInstant({ optional: true, description: 'Last day for payment; if omitted, the day of issue' })
  dueDate?: string | null;

  @Note({ description: 'Shown on the PDF', example: '' })
  note?: string;
}

export class VoidInvoiceQueryDto {
  @Note({ description: 'Reason for voiding the invoice', example: 'Issued to the wrong buyer' })
  reason?: string;
}

const AS_IT_IS = 'May be sent back unchanged; any other value is rejected';

/** The fields of an issued invoice that staff may change, and those that they may send unchanged. */
@IgnoresFieldsOf(InvoiceResponse)
export class UpdateInvoiceDto {
  @DateOrInstant({
    optional: 'filled',
    description: 'Due date, not before the issue date. A payment is on time until the end of this day in Dubai',
  })
  dueDate?: string;

  @Note({ description: 'Shown on the PDF', example: 'Please name the number with the transfer' })
  adminToClientNote?: string;

  @Nested(() => InvoiceSupplyDto, { optional: 'filled', description: 'Supply details of the e-invoice' })
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

import { MAX_CHOSEN, MAX_LENGTH, MAX_LINES, MAX_QTY, MAX_REQUESTED_LINES } from '@shop/contract/limits';
import {
  Id,
  Day,
  Flag,
  Ignored,
  Note,
  OneOf,
  Text,
  Version,
  WholeNumber,
} from '../../../platform/http/validation/fields.js';
import { IdList, ListOf } from '../../../platform/http/validation/list-fields.js';
import { PickType } from '@nestjs/swagger';
import { QUOTE_STATUSES, type QuoteStatus } from '@shop/contract/statuses';
import { PricedLineDto } from '../../../documents/lines/line.requests.js';
import { StopAtWarnings } from '../../../documents/lines/stop-at-warnings.js';
import { describeSteps } from '../../../platform/openapi/states.js';
import { PurchaseDetailsDto } from '../../../documents/particulars/dto/purchase-details.requests.js';
import { IgnoresFieldsOf } from '../../../platform/http/validation/validation.pipe.js';
import { WrittenDocumentDto } from '../../../people/users/dto/document-customer.requests.js';
import { QUOTE_MACHINE } from '../domain/quote.rules.js';
import { QuoteResponse } from './quote.response.js';
import { ChangedDocumentDto } from '../../../documents/parties/move.requests.js';

/** Exactly one of `product` and `text`. */
export class RequestedItemDto {
  @Id({ optional: 'filled', description: 'Product id; required without `text`', example: '6920200f1c2d3e4f5a6b7c8d' })
  product?: string;

  @Text({
    max: MAX_LENGTH.lineText,
    required: 'Describe what you need.',
    optional: 'filled',
    description: 'Description of a custom item, instead of `product`; staff enter its price',
    example: 'Black ribbon, 40 mm wide, 150 m',
  })
  text?: string;

  @WholeNumber({ min: 1, max: MAX_QTY, example: 12 })
  qty: number;

  @Ignored('Computed from the price lists')
  unitPrice?: unknown;
}

export class RequestQuoteDto extends PurchaseDetailsDto {
  @ListOf(() => RequestedItemDto, {
    min: 1,
    max: MAX_REQUESTED_LINES,
    message: `Please request 1 to ${MAX_REQUESTED_LINES} items.`,
  })
  requestedItems: RequestedItemDto[];

  @Note({ example: 'Needed by Thursday' })
  clientToAdminNote?: string;

  @Ignored('Zero until staff price the quote')
  totalPrice?: unknown;
}

/** A cart that is not sent yet. */
export class CartWarningsDto extends PickType(RequestQuoteDto, ['poNumber', 'requestedItems']) {}

/** A new quote begins as a request, or is priced at once. */
const WRITTEN_STATUSES = ['Requested', 'Quoted'] as const;

export class PricedItemDto extends PricedLineDto {}

/** A quote that staff create. */
export class WriteQuoteDto extends WrittenDocumentDto {
  @OneOf(WRITTEN_STATUSES, { optional: 'filled', description: 'Quoted sends the quote immediately' })
  status?: (typeof WRITTEN_STATUSES)[number];

  @Day({
    optional: true,
    description:
      'Only with Quoted: last day in Dubai for accepting the quote; null for no expiry; if omitted, by the quote ' +
      'validity of the settings',
    example: '2027-03-01',
  })
  validUntil?: string | null;

  @ListOf(() => PricedItemDto, { min: 1, max: MAX_LINES, message: `Please enter 1 to ${MAX_LINES} items.` })
  requestedItems: PricedItemDto[];

  @Note({ description: 'Note from the customer', example: 'Needed by Thursday' })
  clientToAdminNote?: string;
}

@IgnoresFieldsOf(QuoteResponse)
export class UpdateQuoteDto extends ChangedDocumentDto {
  @OneOf(QUOTE_STATUSES, { optional: true, description: describeSteps(QUOTE_MACHINE) })
  status?: QuoteStatus;

  @Day({
    optional: true,
    description:
      'Last day in Dubai for accepting the quote, today or later; null for no expiry. If omitted when the quote ' +
      'is first sent, by the quote validity of the settings',
    example: '2027-03-01',
  })
  validUntil?: string | null;

  @Flag({ optional: true, description: 'If true, the buyer can accept some of the lines', example: false })
  allowPartial?: boolean | null;

  @ListOf(() => PricedItemDto, { min: 1, max: MAX_LINES, optional: true })
  requestedItems?: PricedItemDto[] | null;

  @StopAtWarnings()
  stopAtWarnings?: boolean | null;

  @Version()
  version?: number;
}

export class ChosenQuotesDto {
  @IdList({ min: 1, max: MAX_CHOSEN, description: 'Ids of quotes' })
  quotes: string[];
}

export class AssignQuotesDto extends ChosenQuotesDto {
  @Id({ optional: true, description: 'Id of a staff member; null for none' })
  salesperson?: string | null;
}

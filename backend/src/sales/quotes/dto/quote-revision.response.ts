import { ApiProperty } from '@nestjs/swagger';
import { LINE_CHANGES, type LineChange } from '@shop/contract/line-changes';
import { QUOTE_STATUSES, type QuoteStatus } from '@shop/contract/statuses';
import { ARABIC_NAME, LineResponse, TaxResponse } from '../../../documents/lines/line.response.js';
import {
  ApiAmount,
  ApiFlag,
  ApiId,
  ApiDay,
  ApiOneOf,
  ApiWholeNumber,
} from '../../../platform/openapi/response-fields.js';
import { QuoteAnswerResponse } from './quote.response.js';
import { storedFields } from '../../../platform/openapi/stored-fields.js';
import { QuoteRevision } from '../quote-revision.schema.js';

const LAST_DAY = {
  nullable: true,
  description: 'Day in Dubai; null for no expiry',
  example: '2026-12-09',
} as const;

/** A quote as it was sent, or the part that its buyer accepted. */
export class QuoteRevisionResponse extends storedFields(QuoteRevision, {
  revision: { minimum: 1, example: 1 },
  deliveryCharge: { example: 25 },
  extraFee: { example: 0 },
  discount: { example: 10 },
  discountReason: { example: 'First order' },
  totalPrice: { example: 247 },
  validUntil: LAST_DAY,
  adminToClientNote: { example: 'Delivery on Thursday before noon' },
  sentAt: {},
  sentBy: {
    staffOnly: true,
    description: 'Name of the sender; empty if sent before revisions were stored',
    example: 'Omar Staff',
  },
}) {
  @ApiOneOf(['Quoted', 'Confirmed'], { description: 'Confirmed revisions contain the lines that the buyer accepted' })
  status: QuoteStatus;

  @ApiProperty({ type: [LineResponse] })
  requestedItems: LineResponse[];

  @ApiProperty({ type: TaxResponse, nullable: true, description: 'null if it has no VAT' })
  tax: TaxResponse | null;

  @ApiProperty({ type: QuoteAnswerResponse, nullable: true, description: 'The buyer’s response' })
  answer: QuoteAnswerResponse | null;
}

class ComparedLineResponse {
  @ApiId()
  _id: string;

  @ApiId({ nullable: true })
  product: string | null;

  @ApiProperty({ example: 'Hot-Stamping Ribbon 1-inch 100-yd Black' })
  productName: string;

  @ApiProperty(ARABIC_NAME)
  productNameAr: string;

  @ApiWholeNumber({ minimum: 1, example: 12 })
  qty: number;

  @ApiAmount({ nullable: true, example: 18.5 })
  unitPrice: number | null;

  @ApiAmount({ nullable: true, example: 0 })
  discount: number | null;
}

class ChangedLineResponse {
  @ApiOneOf(LINE_CHANGES.filter((change) => change !== 'same'))
  change: LineChange;

  @ApiProperty({ type: ComparedLineResponse, nullable: true, description: 'null if the line was added' })
  before: ComparedLineResponse | null;

  @ApiProperty({ type: ComparedLineResponse, nullable: true, description: 'null if the line was removed' })
  after: ComparedLineResponse | null;
}

class ChangedAmountResponse {
  @ApiOneOf(['deliveryCharge', 'extraFee', 'discount', 'totalPrice'])
  field: string;

  @ApiAmount({ example: 25 })
  before: number;

  @ApiAmount({ example: 30 })
  after: number;
}

/** The present quote, and its changes since the revision that its buyer was shown. */
export class QuoteStandingResponse {
  @ApiOneOf(QUOTE_STATUSES)
  status: QuoteStatus;

  @ApiWholeNumber({ example: 2 })
  revision: number;

  @ApiDay(LAST_DAY)
  validUntil: string | null;

  @ApiFlag({ example: false })
  isExpired: boolean;

  @ApiProperty({ type: QuoteAnswerResponse, nullable: true })
  answer: QuoteAnswerResponse | null;

  @ApiProperty({
    type: [ChangedLineResponse],
    description: 'Empty if nothing has changed, or the revision is unknown',
  })
  lines: ChangedLineResponse[];

  @ApiProperty({ type: [ChangedAmountResponse] })
  amounts: ChangedAmountResponse[];
}

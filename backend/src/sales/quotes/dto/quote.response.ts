import { ApiWarnings, WarningResponse } from '../../../documents/lines/warning.response.js';
import { ApiProperty } from '@nestjs/swagger';
import { DECLINE_REASONS, type DeclineReason, QUOTE_DECISIONS, type QuoteDecision } from '@shop/contract/offers';
import type { QuoteStatus } from '@shop/contract/statuses';
import {
  ApiAmount,
  ApiDay,
  ApiFlag,
  ApiId,
  ApiInstant,
  ApiOneOf,
  ApiWholeNumber,
} from '../../../platform/openapi/response-fields.js';
import { ARABIC_NAME, ChargedResponse, LineResponse } from '../../../documents/lines/line.response.js';
import { DocumentMarginResponse } from '../../../documents/lines/margin.response.js';
import { ApiAllowedActions, ApiStatus } from '../../../platform/openapi/states.js';
import { ApiListedCompany, ListedCompanyResponse } from '../../../people/companies/dto/company.response.js';
import { UserRefResponse } from '../../../people/users/dto/user.response.js';
import { QUOTE_MACHINE, type QuoteAction } from '../domain/quote.rules.js';
import { ApiSalesperson, SalespersonResponse } from '../../../documents/parties/salesperson.response.js';

class AnsweringUserResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ description: 'Name at that time', example: 'Aisha Rahman' })
  name: string;
}

export class QuoteAnswerResponse {
  @ApiProperty({ type: AnsweringUserResponse })
  by: AnsweringUserResponse;

  @ApiInstant()
  at: string;

  @ApiOneOf(QUOTE_DECISIONS)
  decision: QuoteDecision;

  @ApiOneOf(DECLINE_REASONS, {
    nullable: true,
    description: 'Reason for declining; null if accepted',
  })
  reason: DeclineReason | null;

  @ApiProperty({ example: 'Please deliver before noon' })
  note: string;

  @ApiWholeNumber({ minimum: 1, description: 'Revision that was answered', example: 1 })
  revision: number;
}

/** A line as the buyer requested it. */
export class AskedLineResponse {
  @ApiId({ description: 'Id of the quote line created from it' })
  _id: string;

  @ApiId({ nullable: true, description: 'Product id; null for a custom item' })
  product: string | null;

  @ApiProperty({ example: 'Hot-Stamping Ribbon 1-inch 100-yd Black' })
  productName: string;

  @ApiProperty(ARABIC_NAME)
  productNameAr: string;

  @ApiProperty({ example: 'roll' })
  unit: string;

  @ApiWholeNumber({ minimum: 1, example: 12 })
  qty: number;

  @ApiAmount({
    nullable: true,
    description:
      'List price at that time, in the price basis of the quote; null if there was none, and until the quote is priced',
    example: 18.5,
  })
  unitPrice: number | null;
}

export class QuoteResponse extends ChargedResponse {
  @ApiProperty({ example: 'QUO-2026-00001' })
  number: string;

  @ApiProperty({ type: UserRefResponse })
  user: UserRefResponse;

  @ApiSalesperson()
  salesperson?: SalespersonResponse | null;

  @ApiProperty({
    required: false,
    description: 'Staff only, in lists: phone number of the user',
    example: '+971501234567',
  })
  phoneNumber?: string;

  @ApiId({
    nullable: true,
    required: false,
    description: 'Staff only: company of the account; null for an individual',
  })
  company?: string | null;

  @ApiListedCompany()
  listedCompany?: ListedCompanyResponse | null;

  @ApiStatus(QUOTE_MACHINE)
  status: QuoteStatus;

  @ApiProperty({ type: [LineResponse] })
  requestedItems: LineResponse[];

  @ApiProperty({ type: [AskedLineResponse], description: 'Requested lines as sent; empty if staff created the quote' })
  askedFor: AskedLineResponse[];

  @ApiWholeNumber({ description: 'Number of revisions sent; 0 before the first', example: 1 })
  revision: number;

  @ApiInstant({ nullable: true, description: 'Time of sending this revision' })
  sentAt: string | null;

  @ApiDay({
    nullable: true,
    description: 'Last day in Dubai for accepting the quote; null for no expiry',
    example: '2026-12-09',
  })
  validUntil: string | null;

  @ApiFlag({
    description: 'True if the quote is Quoted and its last day has passed; it can’t be accepted until staff renew it',
    example: false,
  })
  isExpired: boolean;

  @ApiFlag({ description: 'True if the buyer can accept some of the lines', example: false })
  allowPartial: boolean;

  @ApiProperty({
    type: QuoteAnswerResponse,
    nullable: true,
    description: 'The buyer’s response; null if there is none, or staff changed the outcome later',
  })
  answer: QuoteAnswerResponse | null;

  @ApiAmount({ description: '0 until priced', example: 247 })
  totalPrice: number;

  @ApiAmount({
    nullable: true,
    required: false,
    description: 'Staff only: total of the request at list prices, incl. VAT; null once it is priced',
    example: null,
  })
  listTotal?: number | null;

  @ApiProperty({ type: DocumentMarginResponse, required: false, description: 'Staff only' })
  margin?: DocumentMarginResponse;

  @ApiWarnings()
  warnings?: WarningResponse[];

  @ApiFlag({
    required: false,
    description:
      'True if an approval of this revision was requested and is undecided. Only for the buyer, on a single quote',
  })
  isApprovalWaiting?: boolean;

  @ApiProperty({ required: false, description: 'Staff only', example: 'Pays late, ask before delivery' })
  adminToAdminNote?: string;

  @ApiProperty({ example: 'Delivery on Thursday before noon' })
  adminToClientNote: string;

  @ApiProperty({ example: 'Needed by Thursday' })
  clientToAdminNote: string;

  @ApiInstant({ nullable: true, description: 'Time of sending; null if not sent or withdrawn' })
  quotedAt: string | null;

  @ApiInstant({ nullable: true, description: 'Time of confirmation; null if not Confirmed' })
  confirmedAt: string | null;

  @ApiInstant({ nullable: true, description: 'Time of rejection; null if not Rejected', example: null })
  rejectedAt: string | null;

  @ApiFlag()
  isOrderCreated: boolean;

  @ApiId({ nullable: true })
  createdOrderId: string | null;

  @ApiWholeNumber({ description: 'Number of messages that the caller’s side has not read', example: 0 })
  unreadMessages: number;

  @ApiInstant({
    nullable: true,
    description: 'Time when the last link was created; null if there is none',
    example: null,
  })
  sharedAt: string | null;

  @ApiAllowedActions(QUOTE_MACHINE)
  allowedActions: QuoteAction[];
}

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

  @ApiProperty({ description: 'As it was then', example: 'Aisha Rahman' })
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
    description: 'Why it was declined; null where it was accepted',
  })
  reason: DeclineReason | null;

  @ApiProperty({ example: 'Please deliver before noon' })
  note: string;

  @ApiWholeNumber({ minimum: 1, description: 'The revision that was answered', example: 1 })
  revision: number;
}

/** A line as the buyer requested it. */
export class AskedLineResponse {
  @ApiId({ description: 'That of the line that was made of it' })
  _id: string;

  @ApiId({ nullable: true, description: 'Id of the product; null: asked for in words' })
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
      'the list price of that moment, as the prices of the quote are; null: none, and until the quote is priced',
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

  @ApiProperty({ required: false, description: 'Staff only, in lists: of its user', example: '+971501234567' })
  phoneNumber?: string;

  @ApiId({
    nullable: true,
    required: false,
    description: 'Staff only: the company whose document it is; null: its buyer is a person',
  })
  company?: string | null;

  @ApiListedCompany()
  listedCompany?: ListedCompanyResponse | null;

  @ApiStatus(QUOTE_MACHINE)
  status: QuoteStatus;

  @ApiProperty({ type: [LineResponse] })
  requestedItems: LineResponse[];

  @ApiProperty({ type: [AskedLineResponse], description: 'The request as it was sent; empty where nobody sent one' })
  askedFor: AskedLineResponse[];

  @ApiWholeNumber({ description: 'How often it was offered; 0 before the first time', example: 1 })
  revision: number;

  @ApiInstant({ nullable: true, description: 'When this revision was sent' })
  sentAt: string | null;

  @ApiDay({
    nullable: true,
    description: 'The last day of the offer in Dubai; null: it never expires',
    example: '2026-12-09',
  })
  validUntil: string | null;

  @ApiFlag({
    description: 'Whether it is Quoted and its last day is over: it can’t be accepted until staff renew it',
    example: false,
  })
  isExpired: boolean;

  @ApiFlag({ description: 'Whether its buyer may accept some of the lines', example: false })
  allowPartial: boolean;

  @ApiProperty({
    type: QuoteAnswerResponse,
    nullable: true,
    description: 'The buyer’s answer; null before it, and once staff have changed what became of it',
  })
  answer: QuoteAnswerResponse | null;

  @ApiAmount({ description: '0 until priced', example: 247 })
  totalPrice: number;

  @ApiAmount({
    nullable: true,
    required: false,
    description: 'staff only: what the request comes to at its first prices, VAT included; null once it is priced',
    example: null,
  })
  listTotal?: number | null;

  @ApiProperty({ type: DocumentMarginResponse, required: false, description: 'Staff only' })
  margin?: DocumentMarginResponse;

  @ApiWarnings()
  warnings?: WarningResponse[];

  @ApiFlag({
    required: false,
    description: 'Of one quote, for its buyer: an approval of this revision was requested, and nobody has decided yet',
  })
  isApprovalWaiting?: boolean;

  @ApiProperty({ required: false, description: 'Staff only', example: 'Pays late, ask before delivery' })
  adminToAdminNote?: string;

  @ApiProperty({ example: 'Delivery on Thursday before noon' })
  adminToClientNote: string;

  @ApiProperty({ example: 'Needed by Thursday' })
  clientToAdminNote: string;

  @ApiInstant({ nullable: true, description: 'When it was offered; null before, and once it is taken back' })
  quotedAt: string | null;

  @ApiInstant({ nullable: true, description: 'When it was confirmed; null unless it is' })
  confirmedAt: string | null;

  @ApiInstant({ nullable: true, description: 'When it was rejected; null unless it is', example: null })
  rejectedAt: string | null;

  @ApiFlag()
  isOrderCreated: boolean;

  @ApiId({ nullable: true })
  createdOrderId: string | null;

  @ApiWholeNumber({ description: 'Messages of the other side that the caller’s has not read', example: 0 })
  unreadMessages: number;

  @ApiInstant({
    nullable: true,
    description: 'When a link to it was made the last time; null without one',
    example: null,
  })
  sharedAt: string | null;

  @ApiAllowedActions(QUOTE_MACHINE)
  allowedActions: QuoteAction[];
}

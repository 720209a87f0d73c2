import { ApiWarnings, WarningResponse } from '../../../documents/lines/warning.response.js';
import { ApiProperty } from '@nestjs/swagger';
import { ApiAmount, ApiFlag, ApiId, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { ARABIC_NAME, ChargedResponse, LineResponse } from '../../../documents/lines/line.response.js';
import { DocumentMarginResponse } from '../../../documents/lines/margin.response.js';
import { ApiAllowedActions, statusDocs } from '../../../platform/openapi/states.js';
import { ApiListedCompany, ListedCompanyResponse } from '../../../people/companies/dto/company.response.js';
import { UserRefResponse } from '../../../people/users/dto/user.response.js';
import { QUOTE_MACHINE, type QuoteAction } from '../domain/quote.rules.js';
import { SALESPERSON } from '../../../documents/parties/salesperson.response.js';
import { RECORD_FIELDS, storedFields } from '../../../platform/openapi/stored-fields.js';
import { QuoteAnswer, RequestedLine, Quote } from '../quote.schema.js';

class AnsweringUserResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ description: 'Name at that time', example: 'Aisha Rahman' })
  name: string;
}

export class QuoteAnswerResponse extends storedFields(QuoteAnswer, {
  at: {},
  decision: {},
  reason: { description: 'Reason for declining; null if accepted' },
  note: { example: 'Please deliver before noon' },
  revision: { minimum: 1, description: 'Revision that was answered', example: 1 },
}) {
  @ApiProperty({ type: AnsweringUserResponse })
  by: AnsweringUserResponse;
}

export class AskedLineResponse extends storedFields(RequestedLine, {
  _id: { description: 'Id of the quote line created from it' },
  product: { description: 'Product id; null for a custom item' },
  productName: { example: 'Hot-Stamping Ribbon 1-inch 100-yd Black' },
  productNameAr: ARABIC_NAME,
  unit: { example: 'roll' },
  qty: { minimum: 1, example: 12 },
  unitPrice: {
    description:
      'List price at that time, in the price basis of the quote; null if there was none, and until the quote is priced',
    example: 18.5,
  },
}) {}

export class QuoteResponse extends storedFields(
  Quote,
  {
    ...RECORD_FIELDS,
    number: { example: 'QUO-2026-00001' },
    salesperson: { staffOnly: true, ...SALESPERSON },
    company: { staffOnly: true, description: 'Company of the account; null for an individual' },
    status: statusDocs(QUOTE_MACHINE),
    revision: { description: 'Number of revisions sent; 0 before the first', example: 1 },
    sentAt: { description: 'Time of sending this revision' },
    validUntil: { description: 'Last day in Dubai for accepting the quote; null for no expiry', example: '2026-12-09' },
    allowPartial: { description: 'True if the buyer can accept some of the lines', example: false },
    adminToAdminNote: { staffOnly: true, example: 'Pays late, ask before delivery' },
    adminToClientNote: { example: 'Delivery on Thursday before noon' },
    quotedAt: { description: 'Time of sending; null if not sent or withdrawn' },
    confirmedAt: { description: 'Time of confirmation; null if not Confirmed' },
    rejectedAt: { description: 'Time of rejection; null if not Rejected', example: null },
    isOrderCreated: {},
    createdOrderId: {},
    sharedAt: { description: 'Time when the last link was created; null if there is none', example: null },
  },
  ChargedResponse,
) {
  @ApiProperty({ type: UserRefResponse })
  user: UserRefResponse;

  @ApiProperty({
    required: false,
    description: 'Staff only, in lists: phone number of the user',
    example: '+971501234567',
  })
  phoneNumber?: string;

  @ApiListedCompany()
  listedCompany?: ListedCompanyResponse | null;

  @ApiProperty({ type: [LineResponse] })
  requestedItems: LineResponse[];

  @ApiProperty({ type: [AskedLineResponse], description: 'Requested lines as sent; empty if staff created the quote' })
  askedFor: AskedLineResponse[];

  @ApiFlag({
    description: 'True if the quote is Quoted and its last day has passed; it can’t be accepted until staff renew it',
    example: false,
  })
  isExpired: boolean;

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

  @ApiProperty({ example: 'Needed by Thursday' })
  clientToAdminNote: string;

  @ApiWholeNumber({ description: 'Number of messages that the caller’s side has not read', example: 0 })
  unreadMessages: number;

  @ApiAllowedActions(QUOTE_MACHINE)
  allowedActions: QuoteAction[];
}

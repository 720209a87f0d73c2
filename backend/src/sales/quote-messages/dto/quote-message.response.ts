import { ApiProperty } from '@nestjs/swagger';
import { MESSAGE_FILE_TYPES, THREAD_SIDES, type ThreadSide } from '@shop/contract/quote-messages';
import { ApiAmount, ApiId, ApiInstant, ApiOneOf, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { ARABIC_NAME } from '../../../documents/lines/line.response.js';

/** A file of a thread: `GET /api/quotes/{id}/files/{file}` has its bytes. */
export class MessageFileResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'Damaged roll.webp' })
  name: string;

  @ApiOneOf(MESSAGE_FILE_TYPES, { description: 'Images are stored as WebP' })
  contentType: string;

  @ApiWholeNumber({ minimum: 1, description: 'Size in bytes', example: 48_213 })
  size: number;
}

export class TargetResponse {
  @ApiId({ description: '`_id` of the line' })
  line: string;

  @ApiProperty({ description: 'Name of the line at that time', example: 'Satin ribbon, black, 1 inch' })
  productName: string;

  @ApiProperty(ARABIC_NAME)
  productNameAr: string;

  @ApiAmount({ nullable: true, description: 'Unit price in the price basis of the quote', example: 5.2 })
  price: number | null;

  @ApiWholeNumber({ minimum: 1, nullable: true, example: 200 })
  quantity: number | null;

  @ApiProperty({ example: 'For two rolls a month' })
  note: string;
}

export class QuoteMessageResponse {
  @ApiId()
  _id: string;

  @ApiOneOf(THREAD_SIDES)
  side: ThreadSide;

  @ApiProperty({ description: 'Author’s name', example: 'Aisha Rahman' })
  author: string;

  @ApiProperty({
    description: 'Empty if the message has only files or target prices',
    example: 'Can it be there on Thursday?',
  })
  text: string;

  @ApiProperty({ type: [MessageFileResponse] })
  files: MessageFileResponse[];

  @ApiProperty({
    type: [TargetResponse],
    nullable: true,
    description: 'All target prices from this message on; null if unchanged',
  })
  targets: TargetResponse[] | null;

  @ApiInstant({ nullable: true, example: null })
  readByBuyerAt: string | null;

  @ApiInstant({ nullable: true, example: null })
  readByStaffAt: string | null;

  @ApiInstant()
  createdAt: string;
}

export class ThreadResponse {
  @ApiProperty({ type: [QuoteMessageResponse], description: 'Oldest first' })
  messages: QuoteMessageResponse[];

  @ApiWholeNumber({ description: 'Number of messages that the caller’s side has not read', example: 1 })
  unread: number;
}

export class QuoteTargetsResponse {
  @ApiProperty({ type: [TargetResponse] })
  lines: TargetResponse[];
}

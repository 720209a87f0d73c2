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

  @ApiOneOf(MESSAGE_FILE_TYPES, { description: 'Pictures are kept as WebP' })
  contentType: string;

  @ApiWholeNumber({ minimum: 1, description: 'Bytes', example: 48_213 })
  size: number;
}

export class TargetResponse {
  @ApiId({ description: 'The line' })
  line: string;

  @ApiProperty({ description: 'As the line was called then', example: 'Satin ribbon, black, 1 inch' })
  productName: string;

  @ApiProperty(ARABIC_NAME)
  productNameAr: string;

  @ApiAmount({ nullable: true, description: 'for each unit, in the basis of the quote', example: 5.2 })
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

  @ApiProperty({ description: 'Name of the author', example: 'Aisha Rahman' })
  author: string;

  @ApiProperty({ description: 'Empty where files or targets say it all', example: 'Can it be there on Thursday?' })
  text: string;

  @ApiProperty({ type: [MessageFileResponse] })
  files: MessageFileResponse[];

  @ApiProperty({
    type: [TargetResponse],
    nullable: true,
    description: 'All targets from this message on; null where it says nothing about them',
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
  @ApiProperty({ type: [QuoteMessageResponse], description: 'The oldest first' })
  messages: QuoteMessageResponse[];

  @ApiWholeNumber({ description: 'Messages of the other side that the caller’s has not read', example: 1 })
  unread: number;
}

export class QuoteTargetsResponse {
  @ApiProperty({ type: [TargetResponse] })
  lines: TargetResponse[];
}

import { ApiProperty } from '@nestjs/swagger';
import { MESSAGE_FILE_TYPES } from '@shop/contract/quote-messages';
import { ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { ARABIC_NAME } from '../../../documents/lines/line.response.js';
import { storedFields } from '../../../platform/openapi/stored-fields.js';
import { FileRef } from '../../../platform/database/refs.schema.js';
import { Target, QuoteMessage } from '../quote-message.schema.js';

/** A file of a thread: `GET /api/quotes/{id}/files/{file}` has its bytes. */
export class MessageFileResponse extends storedFields(FileRef, {
  _id: {},
  name: { example: 'Damaged roll.webp' },
  contentType: { values: MESSAGE_FILE_TYPES, description: 'Images are stored as WebP' },
  size: { minimum: 1, description: 'Size in bytes', example: 48_213 },
}) {}

export class TargetResponse extends storedFields(Target, {
  line: { description: '`_id` of the line' },
  productName: { description: 'Name of the line at that time', example: 'Satin ribbon, black, 1 inch' },
  productNameAr: ARABIC_NAME,
  price: { description: 'Unit price in the price basis of the quote', example: 5.2 },
  quantity: { minimum: 1, example: 200 },
  note: { example: 'For two rolls a month' },
}) {}

export class QuoteMessageResponse extends storedFields(QuoteMessage, {
  _id: {},
  side: {},
  text: {
    description: 'Empty if the message has only files or target prices',
    example: 'Can it be there on Thursday?',
  },
  files: { part: MessageFileResponse },
  targets: { part: TargetResponse, description: 'All target prices from this message on; null if unchanged' },
  readByBuyerAt: { example: null },
  readByStaffAt: { example: null },
  createdAt: {},
}) {
  @ApiProperty({ description: 'Author’s name', example: 'Aisha Rahman' })
  author: string;
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

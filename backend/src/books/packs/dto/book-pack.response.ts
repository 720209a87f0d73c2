import { ApiProperty, PickType } from '@nestjs/swagger';
import { BOOK_CHECKS, type BookCheck } from '@shop/contract/books';
import { ApiInstant, ApiOneOf, ApiSignedAmount } from '../../../platform/openapi/response-fields.js';
import { storedFields } from '../../../platform/openapi/stored-fields.js';
import { BookPack } from '../book-pack.schema.js';

export class BookCheckResponse {
  @ApiOneOf(BOOK_CHECKS)
  check: BookCheck;

  @ApiProperty({ description: 'Box of the VAT return; empty for other checks', example: '' })
  box: string;

  @ApiSignedAmount({ description: 'Figure of the journal', example: 222 })
  journal: number;

  @ApiSignedAmount({ description: 'Figure of the statements, the VAT return or the bank', example: 222 })
  other: number;

  @ApiSignedAmount({ description: 'Should be 0', example: 0 })
  difference: number;
}

/** A ZIP file with the books of a period. */
export class BookPackResponse extends storedFields(BookPack, {
  _id: {},
  from: { description: 'First day', example: '2026-11-01' },
  to: { description: 'Last day', example: '2026-11-30' },
  status: {},
  progress: { description: 'In percent', example: 100 },
  size: { description: 'Bytes; 0 until it is ready', example: 48200 },
  sha256: { description: 'SHA-256 of the file; empty until it is ready', example: '' },
  by: { description: 'Name of the person who made it', example: 'Amal Accounts' },
  createdAt: {},
}) {
  @ApiProperty({ type: [BookCheckResponse], description: 'Checks when the pack was made; empty until then' })
  checks: BookCheckResponse[];
}

/** A month pack as its link shows it. */
export class LinkedPackResponse extends PickType(BookPackResponse, ['from', 'to', 'size', 'sha256']) {
  @ApiProperty({ description: 'Masked email address for the code', example: 'a•••@books.example' })
  codeTo: string;

  @ApiInstant({ description: 'Expiry of the link' })
  expiresAt: string;
}

import { ApiProperty, PickType } from '@nestjs/swagger';
import { BOOK_CHECKS, type BookCheck, PACK_STATUSES, type PackStatus } from '@shop/contract/books';
import {
  ApiDay,
  ApiId,
  ApiInstant,
  ApiOneOf,
  ApiSignedAmount,
  ApiWholeNumber,
} from '../../../platform/openapi/response-fields.js';

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
export class BookPackResponse {
  @ApiId()
  _id: string;

  @ApiDay({ description: 'First day', example: '2026-11-01' })
  from: string;

  @ApiDay({ description: 'Last day', example: '2026-11-30' })
  to: string;

  @ApiOneOf(PACK_STATUSES)
  status: PackStatus;

  @ApiWholeNumber({ description: 'In percent', example: 100 })
  progress: number;

  @ApiProperty({ type: [BookCheckResponse], description: 'Checks when the pack was made; empty until then' })
  checks: BookCheckResponse[];

  @ApiWholeNumber({ description: 'Bytes; 0 until it is ready', example: 48200 })
  size: number;

  @ApiProperty({ description: 'SHA-256 of the file; empty until it is ready', example: '' })
  sha256: string;

  @ApiProperty({ description: 'Name of the person who made it', example: 'Amal Accounts' })
  by: string;

  @ApiInstant()
  createdAt: string;
}

/** A month pack as its link shows it. */
export class LinkedPackResponse extends PickType(BookPackResponse, ['from', 'to', 'size', 'sha256']) {
  @ApiProperty({ description: 'Masked email address for the code', example: 'a•••@books.example' })
  codeTo: string;

  @ApiInstant({ description: 'Expiry of the link' })
  expiresAt: string;
}

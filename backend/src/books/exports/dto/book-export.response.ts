import { ApiProperty } from '@nestjs/swagger';
import { EXPORT_TARGETS, type ExportTarget } from '@shop/contract/books';
import {
  ApiAmount,
  ApiDay,
  ApiId,
  ApiInstant,
  ApiOneOf,
  ApiWholeNumber,
} from '../../../platform/openapi/response-fields.js';

/** Entries of a period that the accounting software does not have yet. */
export class NewEntriesResponse {
  @ApiWholeNumber({ description: 'Number of new entries', example: 12 })
  count: number;

  @ApiAmount({ description: 'Sum of their debits', example: 2664 })
  debit: number;

  @ApiWholeNumber({ description: 'Number of further entries that opening balances of a move-in have', example: 0 })
  openings: number;

  @ApiWholeNumber({ description: 'Number of entries that were exported before', example: 240 })
  exported: number;

  @ApiProperty({
    type: [String],
    description: 'Numbers of documents whose exported entries were corrected since; their reversals are new entries',
    example: [],
  })
  changed: string[];
}

/** A ZIP file with entries of the journal for accounting software. */
export class BookExportResponse {
  @ApiId()
  _id: string;

  @ApiOneOf(EXPORT_TARGETS)
  target: ExportTarget;

  @ApiDay({ description: 'First day', example: '2026-11-01' })
  from: string;

  @ApiDay({ description: 'Last day', example: '2026-11-30' })
  to: string;

  @ApiWholeNumber({ description: 'Number of entries', example: 240 })
  count: number;

  @ApiAmount({ description: 'Sum of their debits', example: 53280 })
  debit: number;

  @ApiProperty({ description: 'SHA-256 of the file', example: 'd2b1…' })
  sha256: string;

  @ApiProperty({ description: 'Name of the person who made it', example: 'Amal Accounts' })
  by: string;

  @ApiInstant()
  createdAt: string;

  @ApiInstant({ nullable: true, description: 'null unless its entries are new again' })
  takenBackAt: string | null;

  @ApiProperty({ description: 'Name of the person who took it back; empty if it was not', example: '' })
  takenBackBy: string;
}

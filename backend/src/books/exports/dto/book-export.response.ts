import { ApiProperty } from '@nestjs/swagger';
import { ApiAmount, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { storedFields } from '../../../platform/openapi/stored-fields.js';
import { BookExport } from '../book-export.schema.js';

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
export class BookExportResponse extends storedFields(BookExport, {
  _id: {},
  target: {},
  from: { description: 'First day', example: '2026-11-01' },
  to: { description: 'Last day', example: '2026-11-30' },
  count: { description: 'Number of entries', example: 240 },
  debit: { description: 'Sum of their debits', example: 53280 },
  sha256: { description: 'SHA-256 of the file', example: 'd2b1…' },
  by: { description: 'Name of the person who made it', example: 'Amal Accounts' },
  createdAt: {},
  takenBackAt: { description: 'null unless its entries are new again' },
  takenBackBy: { description: 'Name of the person who took it back; empty if it was not', example: '' },
}) {}

import { EXPORT_TARGETS, type ExportTarget } from '@shop/contract/books';
import { Day, Flag, OneOf } from '../../../platform/http/validation/fields.js';

/** Days in Dubai, both included. */
export class BookExportDto {
  @OneOf(EXPORT_TARGETS, { description: 'Accounting software', example: 'tally' })
  target: ExportTarget;

  @Day({ description: 'First day', example: '2026-11-01' })
  from: string;

  @Day({ description: 'Last day, at most a year ahead', example: '2026-11-30' })
  to: string;
}

export class MakeBookExportDto extends BookExportDto {
  @Flag({
    optional: true,
    description: 'True also exports the opening entries of a move-in, which the old books have already',
    example: false,
  })
  openings?: boolean;
}

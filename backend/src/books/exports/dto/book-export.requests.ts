import { EXPORT_TARGETS, type ExportTarget } from '@shop/contract/books';
import { Day, OneOf } from '../../../platform/http/validation/fields.js';

/** Days in Dubai, both included. */
export class BookExportDto {
  @OneOf(EXPORT_TARGETS, { description: 'Accounting software', example: 'tally' })
  target: ExportTarget;

  @Day({ description: 'First day', example: '2026-11-01' })
  from: string;

  @Day({ description: 'Last day, at most a year ahead', example: '2026-11-30' })
  to: string;
}

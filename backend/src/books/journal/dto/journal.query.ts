import { ACCOUNT_ROLES, type AccountRole, JOURNAL_RESOURCES, type JournalResource } from '@shop/contract/books';
import { Type } from 'class-transformer';
import { Day, Id, OneOf, WholeNumber } from '../../../platform/http/validation/fields.js';

const MAX_ROWS = 500;
const MAX_PAGE = 1_000_000;

/** Days in Dubai, both included. */
export class JournalQueryDto {
  @Day({ optional: 'filled', description: 'First day; if omitted, the first day of the month of the last day' })
  from?: string;

  @Day({ optional: 'filled', description: 'Last day; today if omitted' })
  to?: string;

  @Id({ optional: 'filled', description: 'Only entries of this company' })
  company?: string;

  @Id({ optional: 'filled', description: 'Only entries of this individual' })
  user?: string;

  @OneOf(ACCOUNT_ROLES, { optional: 'filled', description: 'Only entries of this account', example: 'receivables' })
  account?: AccountRole;

  @Type(() => Number)
  @WholeNumber({ min: 1, max: MAX_PAGE, optional: true, description: 'Page of entries; 1 if omitted', example: 1 })
  page?: number;

  @Type(() => Number)
  @WholeNumber({ min: 1, max: MAX_ROWS, optional: true, description: 'Entries of a page; 25 if omitted', example: 25 })
  rows?: number;
}

export class DocumentJournalQueryDto {
  @OneOf(JOURNAL_RESOURCES, { description: 'Kind of the document', example: 'invoices' })
  resource: JournalResource;

  @Id({ description: 'Id of the document' })
  document: string;
}

export class TrialBalanceQueryDto {
  @Day({ optional: 'filled', description: 'Day in Dubai; today if omitted' })
  on?: string;
}

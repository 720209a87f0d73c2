import { ACCOUNT_SCOPES, type AccountScope } from '@shop/contract/company';
import { DOCUMENT_LANGUAGES, type DocumentLanguage } from '@shop/contract/languages';
import { DateOrInstant, OneOf } from '../../../../platform/http/validation/fields.js';

/** Days in Dubai, both included. */
class StatementQueryDto {
  @DateOrInstant({
    optional: 'filled',
    description: 'First day; if omitted, the first day of the year of the last day',
  })
  from?: string;

  @DateOrInstant({ optional: 'filled', description: 'Last day, at most a year ahead; today if omitted' })
  to?: string;
}

const UNDONE = ['hidden', 'shown'] as const;

const Undone = () =>
  OneOf(UNDONE, {
    optional: 'filled',
    description:
      'If true, includes transactions of the period that were recorded in error or voided; hidden by default',
  });

export class StaffStatementQueryDto extends StatementQueryDto {
  @Undone()
  undone?: (typeof UNDONE)[number];
}

class StatementPdfQueryDto extends StatementQueryDto {
  @OneOf(DOCUMENT_LANGUAGES, { optional: 'filled', description: 'Language; the customer’s language if omitted' })
  language?: DocumentLanguage;
}

export class StaffStatementPdfQueryDto extends StatementPdfQueryDto {
  @Undone()
  undone?: (typeof UNDONE)[number];
}

const Scope = () =>
  OneOf(ACCOUNT_SCOPES, {
    optional: 'filled',
    description:
      '`company` returns the account of the company, for its admins and accounts users; your own account if omitted',
  });

export class OwnStatementQueryDto extends StatementQueryDto {
  @Scope()
  scope?: AccountScope;
}

export class OwnStatementPdfQueryDto extends StatementPdfQueryDto {
  @Scope()
  scope?: AccountScope;
}

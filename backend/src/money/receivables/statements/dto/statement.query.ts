import { ACCOUNT_SCOPES, type AccountScope } from '@shop/contract/company';
import { DOCUMENT_LANGUAGES, type DocumentLanguage } from '@shop/contract/languages';
import { DateOrInstant, OneOf } from '../../../../platform/http/validation/fields.js';

/** Days in Dubai, both included. */
class StatementQueryDto {
  @DateOrInstant({
    optional: 'filled',
    description: 'First day; the first of the last day’s year where it is left out',
  })
  from?: string;

  @DateOrInstant({ optional: 'filled', description: 'Last day, at most a year ahead; today where it is left out' })
  to?: string;
}

const UNDONE = ['hidden', 'shown'] as const;

const Undone = () =>
  OneOf(UNDONE, {
    optional: 'filled',
    description:
      'Whether what was recorded in error, or became Void, within the period is listed; hidden where it is left out',
  });

export class StaffStatementQueryDto extends StatementQueryDto {
  @Undone()
  undone?: (typeof UNDONE)[number];
}

class StatementPdfQueryDto extends StatementQueryDto {
  @OneOf(DOCUMENT_LANGUAGES, { optional: 'filled', description: 'The language of the customer where it is left out' })
  language?: DocumentLanguage;
}

export class StaffStatementPdfQueryDto extends StatementPdfQueryDto {
  @Undone()
  undone?: (typeof UNDONE)[number];
}

const Scope = () =>
  OneOf(ACCOUNT_SCOPES, {
    optional: 'filled',
    description: 'One’s own account where it is left out; the company’s for its admins and its accounts',
  });

export class OwnStatementQueryDto extends StatementQueryDto {
  @Scope()
  scope?: AccountScope;
}

export class OwnStatementPdfQueryDto extends StatementPdfQueryDto {
  @Scope()
  scope?: AccountScope;
}

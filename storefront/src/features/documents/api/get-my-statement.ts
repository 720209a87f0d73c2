import type { AccountScope } from '@shop/contract/company';
import { keepPreviousData } from '@tanstack/react-query';
import { limits } from '../../../config/limits';
import { api, queryOf } from '../../../lib/api-client';

export interface StatementChoice {
  /** Days in Dubai; empty for the current year to date. */
  readonly from: string;
  readonly to: string;
  readonly scope: AccountScope;
}

/** The buyer's statement of account. Cached under the invoices, and removed with them at the end of a session. */
export const myStatementQuery = (query: StatementChoice) =>
  queryOf(
    ['invoices', 'statement', query],
    (signal) => api.GET('/api/users/me/statement', { params: { query }, signal }),
    { gcTime: limits.cacheMs, placeholderData: keepPreviousData },
  );

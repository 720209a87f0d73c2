import { ACCOUNT_SCOPES, type AccountScope } from '@shop/contract/company';
import { isDay } from '@shop/contract/dubai-day';
import { useSearchParams } from 'react-router';
import type { StatementChoice } from './api/get-my-statement';

/**
 * Period and account are in the address: it can be saved as a link, and Back works.
 * @param usual the account if the address names none
 */
export function useStatementChoice(usual: AccountScope) {
  const [params, setParams] = useSearchParams();
  const day = (end: 'from' | 'to') => {
    const text = params.get(end) ?? '';
    return isDay(text) ? text : '';
  };
  const choice: StatementChoice = {
    from: day('from'),
    to: day('to'),
    scope: ACCOUNT_SCOPES.find((scope) => scope === params.get('scope')) ?? usual,
  };
  const choose = (change: Partial<StatementChoice>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  return { choice, choose };
}

/** The same choice as a query string; empty if nothing is selected. */
export function queryOf({ from, to, scope }: StatementChoice): string {
  const params = new URLSearchParams();
  if (from) params.set('from', from);
  if (to) params.set('to', to);
  if (scope !== 'own') params.set('scope', scope);
  return params.size === 0 ? '' : `?${params.toString()}`;
}

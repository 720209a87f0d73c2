/** Days in Dubai as YYYY-MM-DD; the server has its own for an end that is left open. */
export interface StatementPeriod {
  from?: string;
  to?: string;
}

export const statementQuery = (period: StatementPeriod): string => {
  const query = new URLSearchParams();
  if (period.from) query.set('from', period.from);
  if (period.to) query.set('to', period.to);
  return query.size === 0 ? '' : `?${query.toString()}`;
};

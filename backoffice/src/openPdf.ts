import { API_URL } from './config';
import { type StatementPeriod, statementQuery } from './dataProvider/statementQuery';

/** Opens a document's PDF in a new tab; the session cookie goes along. */
export const openPdf = (resource: 'quotes' | 'invoices', id: string): void => {
  window.open(`${API_URL}/${resource}/${encodeURIComponent(id)}/pdf`, '_blank', 'noopener');
};

/** The same of a customer's statement of account. */
export const openStatementPdf = (userId: string, period: StatementPeriod): void => {
  const address = `${API_URL}/users/${encodeURIComponent(userId)}/statement/pdf${statementQuery(period)}`;
  window.open(address, '_blank', 'noopener');
};

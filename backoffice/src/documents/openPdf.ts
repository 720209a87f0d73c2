import { type StatementPeriod, statementQuery } from '../dataProvider/shopCalls';
import { API_URL } from '../paths';

const open = (path: string) => window.open(`${API_URL}/${path}`, '_blank', 'noopener');

/** Opens a document's PDF in a new tab; the session cookie goes along. */
export const openPdf = (resource: 'quotes' | 'invoices', id: string): void => {
  open(`${resource}/${encodeURIComponent(id)}/pdf`);
};

/** Opens the PDF of a customer's statement of account. */
export const openStatementPdf = (userId: string, period: StatementPeriod): void => {
  open(`users/${encodeURIComponent(userId)}/statement/pdf${statementQuery(period)}`);
};

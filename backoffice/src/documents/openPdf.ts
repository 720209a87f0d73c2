import { type AccountOf, type StatementPeriod, statementQuery } from '../dataProvider/shopCalls';
import { API_URL } from '../paths';

const open = (path: string) => window.open(`${API_URL}/${path}`, '_blank', 'noopener');

/** Opens a document's PDF in a new tab; the session cookie goes along. */
export const openPdf = (resource: 'quotes' | 'invoices' | 'receipts', id: string): void => {
  open(`${resource}/${encodeURIComponent(id)}/pdf`);
};

export type OrderPdf = 'pdf' | 'proforma' | 'delivery-note';

/** Opens a document of an order; its `pdf` is the confirmation. */
export const openOrderPdf = (id: string, document: OrderPdf): void => {
  open(`orders/${encodeURIComponent(id)}/${document}`);
};

/** Opens the receipt of a payment. */
export const openReceipt = (id: string): void => {
  open(`payments/${encodeURIComponent(id)}/receipt`);
};

/** Opens a credit note. */
export const openCreditNote = (id: string): void => {
  open(`credit-notes/${encodeURIComponent(id)}/pdf`);
};

/** Opens the PDF of a statement of account. */
export const openStatementPdf = ({ of, id }: AccountOf, period: StatementPeriod): void => {
  open(`${of}/${encodeURIComponent(id)}/statement/pdf${statementQuery(period)}`);
};

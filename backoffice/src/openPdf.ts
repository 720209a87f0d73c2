import { API_URL } from './config';

/** Opens a document's PDF in a new tab; the session cookie goes along. */
export const openPdf = (resource: 'quotes' | 'invoices', id: string): void => {
  window.open(`${API_URL}/${resource}/${encodeURIComponent(id)}/pdf`, '_blank', 'noopener');
};

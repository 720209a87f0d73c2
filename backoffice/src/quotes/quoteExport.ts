import type { QuoteRecord } from '../records';
import { exportCsv } from '../ui/exportCsv';

export const exportQuotes = exportCsv<QuoteRecord>('quotes', (quote) => ({
  number: quote.number,
  createdAt: quote.createdAt,
  user: quote.user.name,
  email: quote.user.email,
  status: quote.status,
  items: quote.requestedItems.length,
  deliveryCharge: quote.deliveryCharge,
  extraFee: quote.extraFee,
  totalPrice: quote.totalPrice,
  orderCreated: quote.isOrderCreated,
  clientToAdminNote: quote.clientToAdminNote,
  adminToClientNote: quote.adminToClientNote,
  adminToAdminNote: quote.adminToAdminNote ?? '',
}));

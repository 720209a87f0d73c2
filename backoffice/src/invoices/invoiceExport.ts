import type { InvoiceRecord } from '../records';
import { exportCsv } from '../ui/exportCsv';

export const exportInvoices = exportCsv<InvoiceRecord>('invoices', (invoice) => ({
  invoiceNumber: invoice.invoiceNumber,
  createdAt: invoice.createdAt,
  user: invoice.user.name,
  email: invoice.user.email,
  order: invoice.order.orderNumber,
  amountDue: invoice.amountDue,
  amountPaid: invoice.amountPaid,
  remainingDue: invoice.remainingDue,
  status: invoice.status,
  dueDate: invoice.dueDate,
}));

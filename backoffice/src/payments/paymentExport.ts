import type { PaymentRecord } from '../records';
import { exportCsv } from '../ui/exportCsv';

export const exportPayments = exportCsv<PaymentRecord>('payments', (payment) => ({
  paymentDate: payment.paymentDate,
  user: payment.user.name,
  email: payment.user.email,
  invoice: payment.invoice.invoiceNumber,
  amount: payment.amount,
  method: payment.paymentMethod,
  paidTo: payment.paidTo,
  status: payment.status,
  note: payment.note,
}));

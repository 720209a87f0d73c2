import type { InvoiceStatus } from '@shop/contract/statuses';
import type { InvoicePaymentResponse } from '../../lib/api-types';
import type { PlainKey } from '../../lib/i18n/i18n';

export const invoiceStatusLabels: Record<InvoiceStatus, PlainKey> = {
  Unpaid: 'invoiceStatus.Unpaid',
  'Partially Paid': 'invoiceStatus.Partially Paid',
  Paid: 'invoiceStatus.Paid',
  Overdue: 'invoiceStatus.Overdue',
};

export const paymentMethodLabels: Record<InvoicePaymentResponse['paymentMethod'], PlainKey> = {
  Cash: 'paymentMethod.Cash',
  'Bank Transfer': 'paymentMethod.Bank Transfer',
  'Credit Card': 'paymentMethod.Credit Card',
  Cheque: 'paymentMethod.Cheque',
  Other: 'paymentMethod.Other',
};

export const paymentStatusLabels: Record<InvoicePaymentResponse['status'], PlainKey> = {
  Received: 'paymentStatus.Received',
  Refunded: 'paymentStatus.Refunded',
};

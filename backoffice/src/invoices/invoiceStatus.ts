import type { BadgeColor } from '../palette';
import type { InvoiceStatus } from '../types';

export const invoiceStatuses = [
  'Unpaid',
  'Partially Paid',
  'Overdue',
  'Paid',
] as const satisfies readonly InvoiceStatus[];

export const invoiceStatusColor: Record<InvoiceStatus, BadgeColor> = {
  Unpaid: 'neutral',
  'Partially Paid': 'yellow',
  Paid: 'green',
  Overdue: 'red',
};

export const invoiceStatusLabel: Record<InvoiceStatus, string> = {
  Unpaid: 'resources.invoices.status.Unpaid',
  'Partially Paid': 'resources.invoices.status.Partially Paid',
  Paid: 'resources.invoices.status.Paid',
  Overdue: 'resources.invoices.status.Overdue',
};

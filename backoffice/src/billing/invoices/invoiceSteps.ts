import { emailStep } from '../../kit/emails/emailStep';
import { AssignInvoiceDialog } from '../../sales/quotes/AssignDialog';
import { RemindDialog } from '../../money/reminders/RemindDialog';
import { dayText } from '../../kit/format';
import { DifferenceDialog } from '../differences/DifferenceDialog';
import { WriteOffDialog } from '../writeOffs/WriteOffDialog';
import { addPaymentPath, issueCreditNotePath } from '../../paths';
import type { NextStep } from '../../kit/steps/nextStep';
import type { InvoiceRecord } from '../../types';

/** The steps from the invoice to its payment. */
export const invoiceSteps: readonly NextStep<InvoiceRecord>[] = [
  {
    name: 'record-payment',
    action: 'payments.record',
    label: 'shop.steps.invoices.record_payment',
    isAllowed: ({ allowedActions }) => allowedActions.includes('addPayment'),
    why: ({ status }) => `shop.steps.invoices.${status === 'Void' ? 'is_void' : 'settled'}`,
    does: { to: ({ id }) => addPaymentPath(id) },
  },
  {
    name: 'remind',
    action: 'documents.send',
    label: 'resources.reminders.invoice.remind',
    isDone: ({ status }) => status !== 'Overdue',
    isAside: true,
    does: { Dialog: RemindDialog },
  },
  emailStep('invoices'),
  {
    name: 'assign',
    action: 'invoices.issue',
    label: 'shop.assignment.open',
    isAside: true,
    does: { Dialog: AssignInvoiceDialog },
  },
  {
    name: 'credit',
    action: 'creditNotes.issue',
    label: 'resources.credit-notes.page.create',
    isAllowed: ({ allowedActions }) => allowedActions.includes('credit'),
    why: ({ writtenOff, waived, used }) => {
      if (waived > 0) return 'shop.steps.invoices.has_difference';
      if (writtenOff > 0) return 'shop.steps.invoices.is_written_off';
      return `shop.steps.invoices.${used > 0 ? 'is_deducted' : 'nothing_to_credit'}`;
    },
    isAside: true,
    does: { to: ({ id }) => issueCreditNotePath(id) },
  },
  {
    name: 'difference',
    action: 'payments.record',
    label: 'shop.difference.open',
    isDone: ({ remainingDue, kind }) => remainingDue === 0 || kind === 'Advance',
    isAllowed: ({ allowedActions }) => allowedActions.includes('difference'),
    why: () => 'shop.steps.invoices.settled',
    isAside: true,
    does: { Dialog: DifferenceDialog },
  },
  {
    name: 'write-off',
    action: 'invoices.writeOff',
    label: 'shop.steps.invoices.write_off',
    isDone: ({ remainingDue, kind, used, amountDue }) => remainingDue === 0 || (kind === 'Advance' && used < amountDue),
    isAllowed: ({ allowedActions }) => allowedActions.includes('writeOff'),
    why: () => 'shop.steps.invoices.too_early',
    whyValues: ({ writeOffFrom }) => ({
      day: writeOffFrom ? dayText(writeOffFrom) : '',
    }),
    isAside: true,
    does: { Dialog: WriteOffDialog },
  },
];

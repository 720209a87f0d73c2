import { isOpenOrder } from '@shop/contract/statuses';
import { emailStep } from '../../kit/emails/emailStep';
import { invoicePath, recordAdvancePath } from '../../paths';
import type { NextStep } from '../../kit/steps/nextStep';
import type { OrderRecord } from '../../types';
import { AssignOrderDialog } from '../quotes/AssignDialog';
import { MoveOrderDialog } from '../account/MoveDialog';
import { AdvanceDialog } from './AdvanceDialog';
import { BillDialog } from './BillDialog';
import { CloseDialog, ReleaseDialog } from './reasonDialogs';
import { DeliverDialog, PrepareDialog } from './DeliverDialog';
import { ExpectedDialog } from './ExpectedDialog';
import { deliveredUnbilled, HELD, isBillingChosen, isFree, isPartToBill } from './orderRules';
import { InvoiceDialog } from './InvoiceDialog';

const isBilled = ({ invoiceGenerated }: OrderRecord) => invoiceGenerated;
const mayBill = ({ allowedActions }: OrderRecord) => allowedActions.includes('invoice');
const whyNotBilled = (order: OrderRecord) => {
  const { hold, allowedActions } = order;
  if (hold) return HELD[hold.reason];
  if (allowedActions.includes('invoice')) return 'shop.bill.nothing_now';
  return isFree(order) ? 'shop.steps.orders.free' : 'shop.steps.orders.not_invoiceable';
};

/** False for a credited invoice, too, whose items are billed again. */
const isNothingToBill = (order: OrderRecord) =>
  !order.isDelivered && !order.invoiceCredited && deliveredUnbilled(order).qty === 0;
const invoiceLabel = (order: OrderRecord) =>
  isPartToBill(order) ? 'shop.steps.orders.invoice_part' : 'shop.steps.orders.invoice';

/** The steps from the delivery to the invoice: what was delivered is invoiced before the next delivery. */
export const orderSteps: readonly NextStep<OrderRecord>[] = [
  {
    name: 'release',
    action: 'orders.release',
    label: 'shop.credit.release',
    isDone: ({ hold }) => !hold,
    isAllowed: ({ allowedActions }) => allowedActions.includes('release'),
    why: () => 'shop.credit.not_held',
    does: { Dialog: ReleaseDialog },
  },
  {
    name: 'choose-invoice',
    action: 'invoices.issue',
    label: invoiceLabel,
    labelValues: deliveredUnbilled,
    isDone: (order) => isBilled(order) || !isBillingChosen(order),
    isAllowed: mayBill,
    why: whyNotBilled,
    isAside: isNothingToBill,
    does: { Dialog: InvoiceDialog },
  },
  {
    name: 'invoice',
    action: 'invoices.issue',
    label: invoiceLabel,
    labelValues: deliveredUnbilled,
    isDone: (order) => isBilled(order) || isBillingChosen(order),
    isAllowed: (order) => mayBill(order) && order.billableNow > 0,
    why: whyNotBilled,
    isAside: isNothingToBill,
    does: {
      call: (server, order) => server.generateInvoice(order),
      done: 'resources.orders.invoice.done',
      failed: 'resources.orders.invoice.failed',
    },
  },
  {
    name: 'deliver',
    action: 'orders.deliver',
    label: 'shop.steps.orders.deliver',
    isDone: ({ isDelivered }) => isDelivered,
    isAllowed: ({ allowedActions }) => allowedActions.includes('deliver'),
    why: ({ hold }) => (hold ? HELD[hold.reason] : 'shop.steps.orders.not_deliverable'),
    does: { Dialog: DeliverDialog },
  },
  {
    name: 'prepare',
    action: 'orders.deliver',
    label: 'shop.steps.orders.prepare',
    isDone: ({ allowedActions }) => !allowedActions.includes('deliver'),
    isAside: true,
    does: { Dialog: PrepareDialog },
  },
  {
    name: 'expect',
    action: 'orders.expect',
    label: 'resources.orders.expected.step',
    isDone: ({ status, openQty, allowedActions }) =>
      !isOpenOrder(status) || openQty === 0 || !allowedActions.includes('edit'),
    isAside: true,
    does: { Dialog: ExpectedDialog },
  },
  {
    name: 'close',
    action: 'orders.write',
    label: 'resources.orders.close.save',
    isDone: ({ deliveryState, allowedActions }) => deliveryState === 'None' || !allowedActions.includes('close'),
    isAside: true,
    does: { Dialog: CloseDialog },
  },
  {
    name: 'bill',
    action: 'invoices.issue',
    label: 'shop.bill.step',
    isDone: isBilled,
    isAllowed: mayBill,
    why: whyNotBilled,
    isAside: true,
    does: { Dialog: BillDialog },
  },
  {
    name: 'ask-advance',
    action: 'invoices.issue',
    label: 'resources.orders.advance.step',
    isDone: ({ allowedActions }) => !allowedActions.includes('askAdvance'),
    isAside: true,
    does: { Dialog: AdvanceDialog },
  },
  {
    name: 'advance',
    action: 'payments.record',
    label: 'resources.orders.record_advance',
    isDone: isBilled,
    isAllowed: mayBill,
    why: whyNotBilled,
    isAside: true,
    does: { to: ({ id }) => recordAdvancePath(id) },
  },
  {
    name: 'open-invoice',
    action: 'invoices.read',
    label: 'shop.steps.orders.open_invoice',
    isDone: ({ invoice }) => invoice === null,
    does: { to: ({ invoice }) => invoicePath(invoice?._id ?? '') },
  },
  {
    name: 'move',
    action: 'orders.write',
    label: 'shop.account.move',
    isDone: ({ allowedActions }) => !allowedActions.includes('editMoney'),
    isAside: true,
    does: { Dialog: MoveOrderDialog },
  },
  {
    name: 'assign',
    action: 'orders.write',
    label: 'shop.assignment.open',
    isAside: true,
    does: { Dialog: AssignOrderDialog },
  },
  emailStep('orders'),
];

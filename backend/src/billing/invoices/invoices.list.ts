import type { QueryFilter } from 'mongoose';
import { dubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { INVOICE_KINDS } from '@shop/contract/advances';
import { INVOICE_STATUSES, type InvoiceStatus } from '@shop/contract/statuses';
import {
  absent,
  amount,
  between,
  either,
  ids,
  instant,
  oneOf,
  oneState,
  wordsOrUsers,
} from '../../platform/lists/filter-rules.js';
import type { ListSpec } from '../../platform/lists/list-spec.js';
import type { TotalsSpec } from '../../platform/lists/list-totals.js';
import type { RecordSearch } from '../../platform/lists/record-searches.service.js';
import { NUMBER_KEY } from '../../platform/lists/search-fields.js';
import { invoiceStatus } from './domain/invoice.rules.js';
import type { Invoice } from './invoice.schema.js';

/**
 * Database conditions that match `invoiceStatus`. An invoice is due until the end of a day in Dubai; the conditions
 * compare with the beginning of today, so they and their cached total don't change during a day.
 */
function statusConditions(now: Date): Record<InvoiceStatus, QueryFilter<Invoice>> {
  const today = startOfDubaiDay(dubaiDay(now));
  return {
    Paid: {
      remainingDue: 0,
      voidedAt: null,
      writtenOff: { $in: [0, null] },
      $or: [{ amountDue: { $gt: 0 } }, { amountPaid: { $gt: 0 } }, { advanced: { $gt: 0 }, creditedAt: null }],
    },
    Overdue: { remainingDue: { $gt: 0 }, dueDate: { $lt: today } },
    'Partially Paid': { remainingDue: { $gt: 0 }, dueDate: { $gte: today }, amountPaid: { $gt: 0 } },
    Unpaid: { remainingDue: { $gt: 0 }, dueDate: { $gte: today }, amountPaid: 0 },
    'Written Off': { remainingDue: 0, writtenOff: { $gt: 0 } },
    Credited: {
      amountDue: 0,
      amountPaid: 0,
      voidedAt: null,
      $or: [{ advanced: { $in: [0, null] } }, { creditedAt: { $ne: null } }],
    },
    Void: { voidedAt: { $ne: null } },
  };
}

export const INVOICE_LIST: ListSpec<Invoice> = {
  sortable: {
    createdAt: 'createdAt',
    invoiceNumber: NUMBER_KEY,
    dueDate: 'dueDate',
    amountDue: 'amountDue',
    remainingDue: 'remainingDue',
  },
  filters: {
    id: ids('_id'),
    q: wordsOrUsers(),
    status: oneState(INVOICE_STATUSES, statusConditions),
    overdue: either((isOverdue, now) => {
      const { Overdue, ...inTime } = statusConditions(now);
      return isOverdue ? Overdue : { $or: Object.values(inTime) };
    }),
    user: ids('user'),
    company: ids('company'),
    order: ids('order._id'),
    kind: oneOf('kind', INVOICE_KINDS),
    moveIn: ids('opening.moveIn'),
    product: ids('lines.product'),
    salesperson: ids('salesperson._id'),
    isUnassigned: absent('salesperson._id'),
    ...between('createdAt', instant),
    ...between('dueDate', instant),
    ...between('amountDue', amount),
    ...between('remainingDue', amount),
    ...between('updatedAt', instant),
  },
  defaultSort: { createdAt: -1 },
};

export const INVOICE_SEARCH: RecordSearch<Invoice> = {
  resource: 'invoices',
  select: 'invoiceNumber user poNumber amountDue amountPaid writtenOff credited advanced creditedAt dueDate voidedAt',
  amount: 'amountDue',
  byUser: true,
  describe: (invoice, now) => ({
    title: invoice.invoiceNumber,
    about: invoice.poNumber,
    user: invoice.user,
    status: invoiceStatus(invoice, now),
    amount: invoice.amountDue,
  }),
};

export const INVOICE_TOTALS: TotalsSpec<Invoice> = { amount: 'amountDue', open: 'remainingDue', unless: 'voidedAt' };

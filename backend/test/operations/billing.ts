import { CHEQUE_RULE } from './bounds.js';
import { byId, listed, ownDocuments, plainly, type OperationCases, stricter, onRecord } from './operation-case.js';
import { creditNote, invoice, order, payment, stale, today } from './records.js';

/** The smallest amount of money. */
const SMALLEST = { amount: 0.01, paymentMethod: 'Cash', paymentDate: '2026-03-11' };

const CORRECTION = { reason: 'DL8.61.1.C', words: 'Wrong price' };

export const invoiceOperations = {
  invoices_issue: {
    actions: { orders: { invoice: (order) => ({ body: { order } }) } },
    bounds: [
      stricter('It bills lines or deliveries of the order', 'lines', 'lines.0.line', 'lines.0.qty', 'deliveries'),
    ],
    arrange: async (world) => {
      const { _id, orderItems } = await order(world);
      return { body: { order: _id, lines: [{ line: orderItems[0]?._id, qty: 1 }] } };
    },
    refused: {
      404: () => Promise.resolve({ body: { order: 'f'.repeat(24) } }),
      409: async (world) => ({ body: { order: (await invoice(world)).order._id } }),
    },
  },
  advanceinvoices_request: {
    actions: { orders: { askAdvance: onRecord({ amount: 0.01 }) } },
    bounds: [stricter('It is an amount or a percentage, for at most the order', 'amount', 'percent', 'dueDate')],
    arrange: async (world) => ({ path: { id: (await order(world))._id }, body: { percent: 30 } }),
    refused: {
      409: async (world) => ({ path: { id: (await invoice(world)).order._id }, body: { percent: 30 } }),
    },
  },
  invoices_listOwn: ownDocuments,
  invoices_totals: plainly,
  invoices_list: listed({ q: 'INV', status: ['Unpaid', 'Overdue'], dueDate_gte: '2020-01-01' }),
  invoices_get: byId(invoice),
  invoices_update: {
    actions: { invoices: { edit: onRecord({ adminToClientNote: 'by transfer, please' }) } },
    arrange: async (world) => {
      const { _id, dueDate } = await invoice(world);
      return { path: { id: _id }, body: { dueDate, adminToClientNote: 'Please name the number with the transfer' } };
    },
    refused: stale(invoice),
  },
  invoices_void: {
    actions: { invoices: { void: onRecord() } },
    ...byId(invoice),
    refused: { 409: async (world) => ({ path: { id: (await payment(world)).invoice._id } }) },
  },
  invoices_assign: {
    arrange: async (world) => ({ path: { id: (await invoice(world))._id }, body: { salesperson: world.staff.id } }),
  },
  invoices_pdf: { ...byId(invoice), actions: { invoices: { pdf: onRecord() } } },
} satisfies OperationCases;

export const creditNoteOperations = {
  creditnotes_issue: {
    actions: { invoices: { credit: (invoice) => ({ body: { ...CORRECTION, invoice, amount: 0.01 } }) } },
    bounds: [stricter('It credits lines of the invoice, or an amount', 'lines', 'lines.0.line', 'amount')],
    arrange: async (world) => {
      const { _id, lines } = await invoice(world);
      return { body: { ...CORRECTION, invoice: _id, lines: [{ line: lines[0]?._id, qty: 1 }] } };
    },
    refused: {
      404: () => Promise.resolve({ body: { ...CORRECTION, invoice: 'f'.repeat(24), amount: 1 } }),
      409: async (world) => ({ body: { ...CORRECTION, invoice: (await invoice(world))._id, amount: 100.01 } }),
    },
  },
  creditnotes_listOwn: plainly,
  creditnotes_totals: plainly,
  creditnotes_list: listed({ q: 'CRN', reason: ['VD'], createdAt_gte: '2020-01-01' }),
  creditnotes_get: byId(creditNote),
  creditnotes_pdf: byId(creditNote),
} satisfies OperationCases;

const LISTED = { sort: ['paymentDate', 'ASC'], range: [0, 9] };

export const creditableOperations = { creditable_get: byId(invoice) } satisfies OperationCases;

export const paymentOperations = {
  payments_record: {
    actions: {
      invoices: { addPayment: (invoiceId) => ({ path: { invoiceId }, body: { ...SMALLEST, paidTo: 'Omar' } }) },
    },
    bounds: [CHEQUE_RULE],
    arrange: async (world, example) => ({
      path: { invoiceId: (await invoice(world))._id },
      body: { ...example, paymentDate: today() },
    }),
    refused: {
      409: async (world, example) => ({
        path: { invoiceId: (await invoice(world))._id },
        body: { ...example, paymentDate: today(), amount: 100.01 },
      }),
    },
  },
  payments_listOwn: plainly,
  payments_totals: plainly,
  payments_list: {
    arrange: async (world) => {
      const paid = await payment(world);
      return { query: { ...LISTED, filter: { q: 'omar', status: 'Received' }, invoice: paid.invoice._id } };
    },
  },
  payments_get: byId(payment),
  payments_update: {
    actions: { payments: { edit: onRecord({ note: 'corrected' }) } },
    bounds: [CHEQUE_RULE],
    arrange: async (world, { version: _version, ...example }) => ({
      path: { id: (await payment(world))._id },
      body: { ...example, paymentDate: today() },
    }),
    refused: stale(payment),
  },
  payments_refund: {
    actions: { payments: { refund: onRecord(SMALLEST) } },
    arrange: async (world, example) => ({
      path: { id: (await payment(world))._id },
      body: { ...example, paymentDate: today() },
    }),
    refused: {
      409: async (world, example) => ({
        path: { id: (await payment(world))._id },
        body: { ...example, paymentDate: today(), amount: 40.01 },
      }),
    },
  },
  payments_remove: { ...byId(payment), actions: { payments: { delete: onRecord() } } },
  payments_receipt: byId(payment),
} satisfies OperationCases;

import { byId, listed, ownDocuments, plainly, type Walks } from '../world.js';
import { creditNote, invoice, order, payment, stale, today } from './records.js';

const CORRECTION = { reason: 'DL8.61.1.C', words: 'Wrong price' };

export const invoiceWalks: Walks = {
  invoices_issue: {
    arrange: async (world) => ({ body: { order: (await order(world))._id } }),
    refused: {
      404: () => Promise.resolve({ body: { order: 'f'.repeat(24) } }),
      409: async (world) => ({ body: { order: (await invoice(world)).order._id } }),
    },
  },
  invoices_listOwn: ownDocuments,
  invoices_totals: plainly,
  invoices_list: listed({ q: 'INV', status: ['Unpaid', 'Overdue'], dueDate_gte: '2020-01-01' }),
  invoices_get: byId(invoice),
  invoices_update: {
    arrange: async (world) => {
      const { _id, dueDate } = await invoice(world);
      return { path: { id: _id }, body: { dueDate, adminToClientNote: 'Please name the number with the transfer' } };
    },
    refused: stale(invoice),
  },
  invoices_remove: {
    ...byId(invoice),
    refused: { 409: async (world) => ({ path: { id: (await payment(world)).invoice._id } }) },
  },
  invoices_pdf: byId(invoice),
};

export const creditNoteWalks: Walks = {
  creditnotes_issue: {
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
};

const LISTED = { sort: ['paymentDate', 'ASC'], range: [0, 9] };

export const creditableWalks: Walks = { creditable_get: byId(invoice) };

export const paymentWalks: Walks = {
  payments_record: {
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
    arrange: async (world, { version: _version, ...example }) => ({
      path: { id: (await payment(world))._id },
      body: { ...example, paymentDate: today() },
    }),
    refused: stale(payment),
  },
  payments_refund: {
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
  payments_remove: byId(payment),
  payments_receipt: byId(payment),
};

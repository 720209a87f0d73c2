import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { stubApi } from '../../../../test/api-stub';
import { renderApp } from '../../../../test/render-app';
import type { InvoiceResponse } from '../../../lib/api-types';
import { MyInvoices } from './my-invoices';

const DAY = '2026-11-11T08:00:00.000Z';
const ADDRESS = { street: '', city: 'Dubai', emirate: 'DXB' as const, country: 'AE' };
const invoice: InvoiceResponse = {
  ...{
    _id: 'i1',
    version: 2,
    createdAt: DAY,
    updatedAt: DAY,
    invoiceNumber: 'INV-2026-00001',
    status: 'Partially Paid',
  },
  ...{ user: { _id: 'u1', name: 'Mariam', email: 'mariam@example.ae' }, order: { _id: 'o1', orderNumber: 'ORD-1' } },
  buyer: { name: 'Mariam', email: 'mariam@example.ae', phoneNumber: '', address: '', company: null },
  seller: {
    ...{ name: 'Shop', legalName: 'Shop LLC', trn: '', licenceNumber: '', licenceAuthority: '', email: '' },
    ...{ address: ADDRESS, phones: [], bankAccounts: [] },
  },
  ...{
    title: 'Invoice',
    tax: null,
    supplyDate: null,
    company: null,
    discount: 0,
    discountReason: '',
    issuedTotal: 100,
  },
  ...{ credited: 0, creditNotes: [] },
  ...{ lines: [], deliveryCharge: 0, extraFee: 0, amountDue: 100, amountPaid: 40, remainingDue: 60 },
  ...{ dueDate: DAY, voidedAt: null, adminToClientNote: '', allowedActions: ['pdf'] },
  payments: [
    {
      ...{ _id: 'p1', amount: 40, paymentMethod: 'Cheque', paymentDate: DAY, status: 'Received' },
      ...{ chequeNumber: '004711', chequeDate: null, net: 40, refunds: [], receiptNumber: '', appliedFrom: '' },
    },
  ],
};

describe('the payments of one’s invoices', () => {
  let api: ReturnType<typeof stubApi>;
  beforeEach(async () => {
    api = stubApi({ 'GET /api/invoices/my': { body: [invoice] } });
    await renderApp(<MyInvoices />);
  });
  afterEach(() => api.restore());

  it('name the cheque by which one was paid', async () => {
    const number = await screen.findByText('004711');
    expect(number.parentElement).toHaveTextContent('Cheque 004711');
  });

  it('have a receipt each', async () => {
    const link = await screen.findByRole('link', {
      name: /^Receipt for AED.40\.00 of 11 Nov 2026 \(opens in a new tab\)$/,
    });
    expect(link).toHaveAttribute('href', '/api/payments/p1/receipt?language=en');
  });
});

describe('an invoice with a credit note', () => {
  const creditNotes = [{ _id: 'c1', creditNoteNumber: 'CRN-2026-00001', total: 25, createdAt: DAY }];
  const credited = { ...invoice, creditNotes, credited: 25, issuedTotal: 100, amountDue: 75, remainingDue: 35 };
  const partly = invoice.payments.map((payment) => ({ ...payment, net: 30 }));
  let api: ReturnType<typeof stubApi>;
  beforeEach(async () => {
    api = stubApi({ 'GET /api/invoices/my': { body: [{ ...credited, payments: partly }] } });
    await renderApp(<MyInvoices />);
  });
  afterEach(() => api.restore());

  it('shows amounts that add up: the total, the credit, and the amount due', async () => {
    const amounts = ['Total', 'Credited', 'Due'].map(async (name) => {
      const [label] = await screen.findAllByText(name, { selector: 'dt' });
      return label?.nextElementSibling?.textContent.replace(/\s/g, ' ');
    });
    expect(await Promise.all(amounts)).toEqual(['AED 100.00', 'AED 25.00', 'AED 75.00']);
  });

  it('opens the credit note', async () => {
    const link = await screen.findByRole('link', { name: 'Credit note CRN-2026-00001 as PDF (opens in a new tab)' });
    expect(link).toHaveAttribute('href', '/api/credit-notes/c1/pdf?language=en');
  });

  it('tells how much of a payment was refunded', async () => {
    expect(await screen.findByText(/^of it refunded AED.10\.00$/)).toBeInTheDocument();
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { stubApi } from '../../../../test/api-stub';
import userEvent from '@testing-library/user-event';
import { noPurchase, quoteLine, refund } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import type { InvoiceResponse } from '@shop/contract/api';
import { MyInvoices } from './my-invoices';

const DAY = '2026-11-11T08:00:00.000Z';
const ADDRESS = { street: '', city: 'Dubai', emirate: 'DXB' as const, country: 'AE' };
const invoice: InvoiceResponse = {
  ...noPurchase,
  ...{
    _id: 'i1',
    version: 2,
    createdAt: DAY,
    updatedAt: DAY,
    invoiceNumber: 'INV-2026-00001',
    rfReference: 'RF76INV202600001',
    status: 'Partially Paid',
  },
  ...{ user: { _id: 'u1', name: 'Mariam', email: 'mariam@example.ae' }, order: { _id: 'o1', orderNumber: 'ORD-1' } },
  buyer: { name: 'Mariam', email: 'mariam@example.ae', phoneNumber: '', address: '', company: null },
  seller: {
    ...{
      name: 'Shop',
      legalName: 'Shop LLC',
      legalNameAr: '',
      trn: '',
      licenceNumber: '',
      licenceAuthority: '',
      email: '',
    },
    ...{ address: ADDRESS, phones: [], bankAccounts: [] },
  },
  ...{
    title: 'Invoice',
    tax: null,
    supplyDate: null,
    deliveries: [],
    ...{ kind: 'Standard', advances: [], advanced: 0, used: 0 },
    company: null,
    discount: 0,
    discountReason: '',
    supply: { isExport: false, freeZoneBeneficiary: '' },
    eInvoiceSentAt: null,
    issuedTotal: 100,
  },
  ...{ credited: 0, creditNotes: [], coveredByCheques: 0, cheques: [] },
  ...{
    lines: [],
    deliveryCharge: 0,
    extraFee: 0,
    amountDue: 100,
    amountPaid: 40,
    writtenOff: 0,
    waived: 0,
    remainingDue: 60,
  },
  ...{ dueDate: DAY, voidedAt: null, adminToClientNote: '', allowedActions: ['pdf'] },
  payments: [
    {
      ...{ _id: 'p1', amount: 40, paymentMethod: 'Cheque', paymentDate: DAY, status: 'Received' },
      ...{
        chequeNumber: '004711',
        chequeDate: null,
        state: 'Received',
        net: 40,
        refunds: [],
        receiptNumber: '',
        appliedFrom: '',
      },
    },
  ],
};

describe('the payments of a buyer’s invoices', () => {
  let api: ReturnType<typeof stubApi>;
  beforeEach(async () => {
    api = stubApi({ 'GET /api/invoices/my': { body: [invoice] } });
    await renderApp(<MyInvoices />);
  });
  afterEach(() => api.restore());

  it('name the cheque of a payment by cheque', async () => {
    const number = await screen.findByText('004711');
    expect(number.parentElement).toHaveTextContent('Cheque 004711');
  });

  it('have a receipt each', async () => {
    const link = await screen.findByRole('link', {
      name: /^Receipt for AED.40\.00, 11 Nov 2026 \(opens in a new tab\)$/,
    });
    expect(link).toHaveAttribute('href', '/api/payments/p1/receipt?language=en');
  });
});

it('a cheque for an invoice has the number and the bank that are printed on it', async () => {
  const cheque = { _id: 'q1', number: 'CHQ-2026-00001', amount: 60, chequeDate: DAY, status: 'Held' };
  const cheques = [{ ...cheque, chequeNumber: '000123', bank: 'Mashreq' }];
  const api = stubApi({ 'GET /api/invoices/my': { body: [{ ...invoice, cheques }] } });
  await renderApp(<MyInvoices />);
  expect(await screen.findByText('Cheque 000123, Mashreq')).toBeVisible();
  api.restore();
});

describe('an invoice with a credit note', () => {
  const creditNotes = [{ _id: 'c1', creditNoteNumber: 'CRN-2026-00001', total: 25, createdAt: DAY }];
  const credited = { ...invoice, creditNotes, credited: 25, issuedTotal: 100, amountDue: 75, remainingDue: 35 };
  const partly = invoice.payments.map((payment) => ({ ...payment, net: 30, refunds: [refund({ amount: 10 })] }));
  let api: ReturnType<typeof stubApi>;
  beforeEach(async () => {
    api = stubApi({ 'GET /api/invoices/my': { body: [{ ...credited, payments: partly }] } });
    await renderApp(<MyInvoices />);
  });
  afterEach(() => api.restore());

  it('shows amounts that add up: the total, the credit, the payments, and the remaining amount', async () => {
    const amounts = ['Total', 'Credited', 'Paid', 'Remaining due'].map(async (name) => {
      const [label] = await screen.findAllByText(name, { selector: 'dt' });
      return label?.nextElementSibling?.textContent.replace(/\s/g, ' ');
    });
    expect(await Promise.all(amounts)).toEqual(['AED 100.00', 'AED 25.00', 'AED 40.00', 'AED 35.00']);
  });

  it('opens the credit note', async () => {
    const link = await screen.findByRole('link', {
      name: 'Open PDF of credit note CRN-2026-00001 (opens in a new tab)',
    });
    expect(link).toHaveAttribute('href', '/api/credit-notes/c1/pdf?language=en');
  });

  it('shows how much of a payment was refunded', async () => {
    expect(await screen.findByText(/^AED.10\.00 refunded$/)).toBeInTheDocument();
  });
});

describe('an invoice', () => {
  let api: ReturnType<typeof stubApi>;
  const open = async (over: Partial<InvoiceResponse>) => {
    api = stubApi({ 'GET /api/invoices/my': { body: [{ ...invoice, ...over }] } });
    await renderApp(<MyInvoices />);
    return screen.findByRole('article');
  };
  afterEach(() => {
    api.restore();
    sessionStorage.clear();
  });
  const rows = (card: HTMLElement, list: number) =>
    [...(card.querySelectorAll('dl')[list]?.children ?? [])].map(({ children: [name, value] }) =>
      `${name?.textContent}: ${value?.textContent}`.replaceAll(/\s/g, ' '),
    );
  const line = quoteLine({ unitPrice: 10, qtyPrice: 120, discount: 20, taxRate: 5, taxCategory: 'S' });

  it('shows list prices, discounts, each category of VAT and the total', async () => {
    const categories = [
      { category: 'S' as const, rate: 5, net: 85.71, vat: 4.29 },
      { category: 'Z' as const, rate: 0, net: 30, vat: 0 },
    ];
    const card = await open({
      lines: [line, quoteLine({ ...line, _id: 'l2', qtyPrice: 30, discount: 0, taxRate: 0, taxCategory: 'Z' })],
      ...{ discount: 10, discountReason: 'First order', issuedTotal: 120, amountDue: 120, remainingDue: 80 },
      tax: { basis: 'inclusive', net: 115.71, vat: 4.29, gross: 120, categories },
    });
    expect(rows(card, 1)).toEqual([
      'Discount (First order): -AED 10.00',
      'Net, excl. VAT: AED 115.71',
      'of which zero-rated: AED 30.00',
      'VAT 5%: AED 4.29',
      'Total: AED 120.00',
    ]);
    const [, first, second] = within(card).getAllByRole('row', { hidden: true });
    expect(first).toHaveTextContent(/-AED.20\.00 discount/);
    expect(first).not.toHaveTextContent('zero-rated');
    expect(second).toHaveTextContent('zero-rated');
  });

  it('shows a note if its prices exclude VAT', async () => {
    const tax = { net: 100, vat: 5, gross: 105, categories: [{ category: 'S' as const, rate: 5, net: 100, vat: 5 }] };
    const card = await open({ lines: [line], tax: { ...tax, basis: 'exclusive' }, issuedTotal: 105 });
    expect(within(card).getByText('Unit price excl. VAT')).toBeInTheDocument();
    expect(rows(card, 1)).toEqual(['Net, excl. VAT: AED 100.00', 'VAT 5%: AED 5.00', 'Total: AED 105.00']);
  });

  it('shows no VAT before the registration', async () => {
    const card = await open({ lines: [line], tax: null });
    expect(rows(card, 1)).toEqual(['Total: AED 100.00']);
    expect(within(card).queryByText(/VAT|zero-rated/)).not.toBeInTheDocument();
  });

  it('shows the overpaid amount, and payments from the credit of another invoice', async () => {
    const [payment] = invoice.payments;
    const payments = payment ? [{ ...payment, appliedFrom: 'INV-2026-00007' }] : [];
    const card = await open({ credited: 80, amountDue: 20, amountPaid: 40, remainingDue: 0, payments });
    expect(rows(card, 2)).toContain('Credit balance: AED 20.00');
    expect(within(card).getByText('Credit from INV-2026-00007')).toBeInTheDocument();
  });

  it('opens with its documents in the selected language, at first that of the page', async () => {
    const card = await open({});
    const addresses = () =>
      within(card)
        .getAllByRole('link')
        .map((link) => String(link.getAttribute('href')))
        .filter((address) => address.startsWith('/api/'));
    expect(addresses()).toEqual(['/api/payments/p1/receipt?language=en', '/api/invoices/i1/pdf?language=en']);
    const choice = within(card).getByRole('combobox', { name: 'Language for INV-2026-00001' });
    expect([...choice.children].map(({ textContent }) => textContent)).toEqual([
      'English',
      'العربية',
      'English + العربية',
    ]);
    await userEvent.selectOptions(choice, 'English + العربية');
    expect(addresses()).toEqual(['/api/payments/p1/receipt?language=both', '/api/invoices/i1/pdf?language=both']);
  });
});

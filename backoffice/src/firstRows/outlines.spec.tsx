import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import InvoiceList from '../invoices/InvoiceList';
import OrderList from '../orders/OrderList';
import PaymentList from '../payments/PaymentList';
import QuoteList from '../quotes/QuoteList';
import { invoiceRecord, orderRecord, paymentRecord, quoteRecord } from '../testing/records';
import { renderAdmin } from '../testing/renderAdmin';
import type { InvoicePaymentResponse } from '../types';
import { drawFirstRows } from './drawFirstRows';
import { firstLists } from './outlines';
import { translatorOf } from './words';

const payment: InvoicePaymentResponse = {
  ...{ _id: 'y1', amount: 40.25, paymentMethod: 'Cheque', status: 'Refunded' },
  paymentDate: '2026-11-10T08:00:00.000Z',
};

const lists: [resource: string, list: ReactElement, records: { id: string }[]][] = [
  [
    'quotes',
    <QuoteList key="q" />,
    [quoteRecord(), quoteRecord({ _id: 'q2', id: 'q2', clientToAdminNote: '', status: 'Requested' })],
  ],
  [
    'orders',
    <OrderList key="o" />,
    [orderRecord(), orderRecord({ _id: 'o2', id: 'o2', isDelivered: false, deliveredAt: null, stockUpdated: false })],
  ],
  [
    'invoices',
    <InvoiceList key="i" />,
    [invoiceRecord(), invoiceRecord({ _id: 'i2', id: 'i2', status: 'Overdue', payments: [payment] })],
  ],
  ['payments', <PaymentList key="p" />, [paymentRecord(), paymentRecord({ _id: 'y2', id: 'y2', note: undefined })]],
];

/** The table's texts row by row, without its first column, in which rows are chosen. */
const textsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].slice(1).map((cell) => cell.textContent.replaceAll(/\s+/g, ' ').trim()));

const drawnFirst = (resource: string, records: unknown) => {
  const list = firstLists.find((one) => one.resource === resource);
  if (!list) throw new Error(`${resource} is not drawn first`);
  const translate = translatorOf('en');
  const place = document.body.appendChild(document.createElement('div'));
  drawFirstRows(place, {
    ...{ list, rows: list.rowsOf(records, translate), status: undefined, mode: 'light' },
    ...{ narrow: false, menuOpen: true, translate },
  });
  const heads = list.heads.map(({ text, badge }) => Boolean(text ?? badge));
  return { texts: textsOf(within(place).getByRole('table')), heads };
};

beforeEach(() => {
  document.body.replaceChildren();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('what is drawn of a list before the application is here', () => {
  it.each(lists)('says of %s what the list itself says, in the same columns', async (resource, list, records) => {
    const first = drawnFirst(resource, records);
    document.body.replaceChildren();
    renderAdmin({
      resource,
      page: list,
      server: { getList: () => Promise.resolve({ data: records, total: records.length }) },
    });
    const table = await screen.findByRole('table');
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(records.length + 1));
    const [heads = [], ...rows] = textsOf(table);
    expect(first.texts[0]).toEqual(heads);
    first.heads.forEach((saysSomething, column) => {
      if (!saysSomething) return;
      expect(first.texts.slice(1).map((row) => row[column])).toEqual(rows.map((row) => row[column]));
    });
    expect(first.heads.filter(Boolean).length).toBeGreaterThan(6);
  });
});

import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { NO_QUANTITIES, noPurchase, quote, quoteLine } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import type { OrderResponse } from '@shop/contract/api';
import { OrderCard } from './order-card';

const { user, version, createdAt, updatedAt, tax, adminToClientNote, clientToAdminNote } = quote();
const document = { user, version, createdAt, updatedAt, tax, adminToClientNote, clientToAdminNote };
const order = (over: Partial<OrderResponse> = {}): OrderResponse => ({
  ...document,
  ...noPurchase,
  ...{ deliveryCharge: 0, extraFee: 0, discount: 0, discountReason: '' },
  ...{ _id: 'o1', orderNumber: 'ORD-2026-00001', quote: null, status: 'Delivered', allowedActions: [] },
  orderItems: [{ ...quoteLine({ unitPrice: 10, qtyPrice: 120 }), ...NO_QUANTITIES }],
  ...{ deliveryState: 'None', openQty: 12, lastDeliveredAt: null },
  ...{ totalPrice: 120, billableTotal: 120, hasReturns: false, shippingAddress: '', deliveredBy: '' },
  ...{ isDelivered: true, deliveredAt: '2026-03-02T08:00:00.000Z', paidAt: null, stockUpdated: true },
  ...{ invoiceGenerated: false, invoiceCredited: false, invoice: null, invoices: [], hold: null },
  ...{ billing: 'order', billingState: 'None', billableNow: 120 },
  ...{ advances: [], comingTotal: 120, mostInAdvance: 0 },
  ...over,
});
const pdfs = () =>
  screen
    .getAllByRole('link')
    .map((link) => String(link.getAttribute('href')).split('?')[0])
    .filter((address) => address?.startsWith('/api/'));

describe('an order of the account', () => {
  it('has the confirmation, the proforma invoice until it is invoiced, and the delivery note', async () => {
    await renderApp(<OrderCard order={order()} />, '/account/orders');
    expect(pdfs()).toEqual(['/api/orders/o1/pdf', '/api/orders/o1/proforma', '/api/orders/o1/delivery-note']);
    expect(screen.queryByText('To be invoiced (after returns)')).toBeNull();
  });

  it('shows the amount to be invoiced after returns', async () => {
    const orderItems = [{ ...quoteLine({ unitPrice: 10, qtyPrice: 120 }), ...NO_QUANTITIES, returnedQty: 4 }];
    await renderApp(
      <OrderCard order={order({ orderItems, hasReturns: true, billableTotal: 80 })} />,
      '/account/orders',
    );
    expect(screen.getByText('To be invoiced (after returns)').nextElementSibling).toHaveTextContent(/AED.80\.00/);
    expect(screen.getByText('4 returned')).toBeInTheDocument();
  });

  it('shows what of each line was delivered and is to come, and the date of the remaining goods', async () => {
    const line = { ...quoteLine({ unitPrice: 10, qtyPrice: 120 }), ...NO_QUANTITIES };
    const orderItems = [{ ...line, qty: 5, deliveredQty: 3, expectedOn: '2026-12-02' }];
    const partly = { deliveryState: 'Partly', lastDeliveredAt: '2026-11-25T08:00:00.000Z' } as const;
    const open = order({ ...partly, orderItems, status: 'Processing', isDelivered: false, deliveredAt: null });
    await renderApp(<OrderCard order={open} detailed />, '/account/orders');
    const [, row] = screen.getAllByRole('row');
    expect(
      ['Ordered', 'Delivered', 'To come'].map((name) => row?.querySelector(`[data-label="${name}"]`)?.textContent),
    ).toEqual(['5', '3', '2']);
    expect(screen.getByText('Delivery').nextElementSibling).toHaveTextContent(
      /Partly delivered on .*25.* · remainder expected on .*2/,
    );
  });

  it('has each of its invoices, and a proforma invoice for the rest', async () => {
    const invoices = ['INV-2026-00001', 'INV-2026-00002'].map((invoiceNumber) => ({
      ...{ _id: invoiceNumber, invoiceNumber, isCredited: false },
    }));
    const partly = order({ invoices, invoice: invoices[1] ?? null, billingState: 'Partly', billableTotal: 50 });
    await renderApp(<OrderCard order={partly} />, '/account/orders');
    for (const { invoiceNumber } of invoices) expect(screen.getByText(invoiceNumber)).toBeInTheDocument();
    expect(pdfs()).toContain('/api/orders/o1/proforma');
  });

  it('has no proforma invoice once it is invoiced', async () => {
    const invoice = { _id: 'i1', invoiceNumber: 'INV-2026-00001' };
    const invoices = [{ ...invoice, isCredited: false }];
    await renderApp(
      <OrderCard order={order({ invoice, invoices, billableTotal: 0, billingState: 'All', isDelivered: false })} />,
      '/account/orders',
    );
    expect(pdfs()).toEqual(['/api/orders/o1/pdf']);
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { stubApi } from '../../../../test/api-stub';
import { renderApp } from '../../../../test/render-app';
import { MyReceipts } from './my-receipts';

const receipt = {
  ...{ _id: 'r1', receiptNumber: 'RCP-2026-00001', paymentDate: '2026-11-11T08:00:00.000Z', state: 'Received' },
  ...{ amount: 100, paymentMethod: 'Cheque', chequeNumber: '004711', unallocated: 25, order: null, refunds: [] },
  allocations: [{ invoice: 'i1', invoiceNumber: 'INV-2026-00001', amount: 75 }],
};

describe('the receipts of a buyer', () => {
  let api: ReturnType<typeof stubApi>;
  const wide = { matches: true, addEventListener: (_type: string, change: () => void) => (resize = change) };
  let resize = () => undefined as unknown;
  const original = window.matchMedia;
  beforeEach(async () => {
    wide.matches = true;
    Object.assign(window, { matchMedia: () => ({ ...wide, removeEventListener: () => undefined }) });
    api = stubApi({
      'GET /api/receipts/my': { body: [receipt] },
      'GET /api/payments/my': { body: [] },
      'GET /api/invoices/my': { body: [] },
    });
    await renderApp(<MyReceipts />);
  });
  afterEach(() => {
    window.matchMedia = original;
    api.restore();
  });

  it('are rows of a table on a wide screen, each of which opens its PDF', async () => {
    const table = within(await screen.findByRole('table', { name: 'Receipts' }));
    const cells = table.getAllByRole('cell').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
    expect(cells.slice(1)).toEqual([
      ...['11 Nov 2026', 'Received', 'Cheque 004711', 'INV-2026-00001', 'AED 25.00', 'AED 100.00'],
    ]);
    const link = table.getByRole('link', { name: 'Open receipt PDF RCP-2026-00001 (opens in a new tab)' });
    expect(link).toHaveAttribute('href', '/api/receipts/r1/pdf?language=en');
  });

  it('become cards when the window gets narrow', async () => {
    await screen.findByRole('table');
    wide.matches = false;
    act(() => void resize());
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('listitem')).toHaveTextContent('RCP-2026-00001');
  });
});

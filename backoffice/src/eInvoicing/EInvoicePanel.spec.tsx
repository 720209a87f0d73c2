import { inEachLanguage } from '@shop/contract/languages';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { renderAdmin } from '../../test/renderAdmin';
import type { ShopDataProvider } from '../kit/api/dataProvider';
import type { FindingResponse } from '@shop/contract/api';
import { EInvoicePanel } from './EInvoicePanel';

const FINDING: FindingResponse = {
  ...{ rule: 'ibr-150-ae', field: 'seller.licence', page: 'settings', path: '/settings', isStricter: false },
  messages: { ...inEachLanguage(() => 'The shop has no trade licence number.'), ar: 'لا يوجد رقم رخصة تجارية للمتجر.' },
};

const server = { getEInvoiceFindings: jest.fn<ShopDataProvider['getEInvoiceFindings']>() };
beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const open = () => {
  const page = <EInvoicePanel resource="invoices" id="i1" version={1} />;
  renderAdmin({ resource: 'invoices', at: '/invoices/i1', server, page });
};

describe('the panel of e-invoices', () => {
  it('offers the XML of a document that is ready', async () => {
    server.getEInvoiceFindings.mockResolvedValue({ isNeeded: true, isReady: true, findings: [] });
    open();
    expect(await screen.findByRole('link', { name: 'Download XML' })).toHaveAttribute(
      'href',
      '/api/invoices/i1/e-invoice',
    );
  });

  it('names the missing details, with a link to their page', async () => {
    server.getEInvoiceFindings.mockResolvedValue({ isNeeded: true, isReady: false, findings: [FINDING] });
    open();
    expect(await screen.findByText(/1 item missing/)).toBeVisible();
    expect(screen.getByText(/no trade licence number/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fix' })).toHaveAttribute('href', expect.stringMatching(/\/settings$/));
  });

  it('is hidden if no e-invoice is needed', async () => {
    server.getEInvoiceFindings.mockResolvedValue({ isNeeded: false, isReady: false, findings: [] });
    open();
    expect(screen.getByText('E-invoice')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('E-invoice')).toBeNull());
  });

  it('offers to try again after a failure', async () => {
    server.getEInvoiceFindings.mockRejectedValueOnce(new HttpError('', 500));
    server.getEInvoiceFindings.mockResolvedValueOnce({ isNeeded: true, isReady: true, findings: [] });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ready for e-invoicing.')).toBeVisible();
  });
});

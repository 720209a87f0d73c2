import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../test/api-stub';
import { creditNote, receipt } from '../../../test/given';
import { renderApp } from '../../../test/render-app';
import PaymentsPage from './payments-page';

const company = { _id: 'co1', legalName: 'Al Manar Printing LLC' };
const answers = {
  'GET /api/users/account/profile': { body: { company: null, companyRole: null } },
  'GET /api/receipts/my/credit': {
    body: [
      { company: null, creditBalance: 0 },
      { company, creditBalance: 40 },
    ],
  },
  'GET /api/receipts/my': { body: [receipt()] },
  'GET /api/payments/my': { body: [] },
  'GET /api/credit-notes/my': { body: [creditNote()] },
};
const factsOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`.replaceAll(/\s+/g, ' ').trim());

describe('the payments of a buyer', () => {
  let api: ReturnType<typeof stubApi>;
  afterEach(() => api.restore());
  const open = async (over: Parameters<typeof stubApi>[0] = {}) => {
    api = stubApi({ ...answers, ...over });
    await renderApp(<PaymentsPage />, '/account/payments');
  };
  const card = async (number: string) =>
    (await screen.findByRole('heading', { name: number })).closest('article') as HTMLElement;

  it('start with the credit balance, and the company’s balance', async () => {
    await open();
    const own = await screen.findByText('Your account');
    expect(own.nextElementSibling).toHaveTextContent(/AED.0\.00/);
    expect(screen.getByText(company.legalName).nextElementSibling).toHaveTextContent(/AED.40\.00/);
  });

  it('explain why the company’s balance is hidden from some members', async () => {
    const profile = (companyRole: string) => ({
      'GET /api/users/account/profile': { body: { company: { ...company, status: 'Confirmed' }, companyRole } },
    });
    const own = { 'GET /api/receipts/my/credit': { body: [{ company: null, creditBalance: 0 }] } };
    await open({ ...own, ...profile('buyer') });
    expect(await screen.findByText(/Only admins and accounts users of Al Manar Printing LLC/)).toBeInTheDocument();
  });

  it('list the receipts with their allocations, and their PDFs', async () => {
    await open();
    const shown = await card('RCP-2026-00001');
    expect(factsOf(shown)).toEqual([
      'Received: AED 100.00',
      'Payment method: Cheque 004711',
      'For INV-2026-00001: AED 60.00',
      'Refunded: AED 5.00',
      'Kept as credit: AED 35.00',
    ]);
    expect(within(shown).getByRole('link', { name: /^Open receipt PDF RCP-2026-00001/ })).toHaveAttribute(
      'href',
      '/api/receipts/r1/pdf?language=en',
    );
  });

  it('list the credit notes with invoice, reason, VAT and PDF', async () => {
    await open();
    const shown = await card('CRN-2026-00001');
    expect(factsOf(shown)).toEqual([
      'Type: Tax Credit Note',
      'Invoice: INV-2026-00001',
      'Reason: Goods returned',
      'Effect: Reduces what was billed',
      'Net, excl. VAT: AED 35.24',
      'VAT 5%: AED 1.76',
      'Credited: AED 37.00',
    ]);
    expect(within(shown).getByText('Two rolls came back')).toBeInTheDocument();
    expect(within(shown).getByRole('link', { name: /^Open credit note PDF CRN-2026-00001/ })).toHaveAttribute(
      'href',
      '/api/credit-notes/cn1/pdf?language=en',
    );
  });

  it('show a message if there are none', async () => {
    await open({ 'GET /api/receipts/my': { body: [] }, 'GET /api/credit-notes/my': { body: [] } });
    expect(await screen.findByText('You have no receipts yet.')).toBeInTheDocument();
    expect(await screen.findByText('You have no credit notes.')).toBeInTheDocument();
  });

  it('fail separately, and can be reloaded', async () => {
    const given: Parameters<typeof stubApi>[0] = { 'GET /api/receipts/my/credit': { status: 500, body: {} } };
    await open(given);
    expect(await screen.findByText('Failed to load your credit balance.')).toBeInTheDocument();
    await card('RCP-2026-00001');
    api.restore();
    api = stubApi(answers);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your account')).toBeInTheDocument();
  });
});

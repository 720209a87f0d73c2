import { afterEach, expect, it } from '@jest/globals';
import type { ChequeResponse } from '@shop/contract/api';
import { screen, within } from '@testing-library/react';
import { stubApi } from '../../../test/api-stub';
import { renderApp } from '../../../test/render-app';
import ChequesPage from './cheques-page';

const cheque: ChequeResponse = {
  ...{ _id: 'c1', number: 'CHQ-2026-00001', status: 'Bounced', kind: 'Payment', company: null, user: null },
  ...{ payer: 'Hind', drawer: 'Hind', bank: 'Mashreq', chequeNumber: '000123', chequeDate: '2026-11-20', amount: 200 },
  ...{ receivedOn: '2026-11-01', isPostDated: false, isDue: false, isStale: false, presentUntil: '2027-05-20' },
  ...{ claimUntil: '2029-05-20', order: null, depositedOn: '2026-11-20', deposit: null, clearedOn: null },
  ...{ clearedAmount: 0, receipt: null, clearings: [], replaces: null, replacedBy: null, end: null },
  allocations: [{ invoice: 'i1', invoiceNumber: 'INV-2026-00001', amount: 150 }],
  returns: [{ on: '2026-11-23', reason: 'INSUFFICIENT_FUNDS', isExecutive: true, paidPart: 0 }],
  ...{ allowedActions: [], version: 1 },
  ...{ createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-23T08:00:00.000Z' },
};
let api: ReturnType<typeof stubApi>;
afterEach(() => api.restore());
const open = async (cheques: ChequeResponse[]) => {
  api = stubApi({ 'GET /api/cheques/my': { body: cheques } });
  await renderApp(<ChequesPage />, '/account/cheques');
};

it('the cheques of a buyer show their state, purpose, acknowledgement, and the reason of a return', async () => {
  await open([cheque]);
  const heading = await screen.findByRole('heading', { name: 'CHQ-2026-00001' });
  const card = heading.closest('article') as HTMLElement;
  expect(within(card).getByText('Returned')).toBeInTheDocument();
  const facts = within(card)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`.replaceAll(/\s+/g, ' ').trim());
  expect(facts).toEqual([
    'Amount: AED 200.00',
    'Cheque: Cheque 000123, Mashreq',
    'For INV-2026-00001: AED 150.00',
    expect.stringMatching(/^Returned by the bank: Insufficient funds · /),
  ]);
  const paper = within(card).getByRole('link', { name: /^Acknowledgement of receipt CHQ-2026-00001/ });
  expect(paper).toHaveAttribute('href', '/api/cheques/acknowledgement?cheques=c1&language=en');
});

it('a buyer without cheques sees a message', async () => {
  await open([]);
  expect(await screen.findByText('We hold no cheques from you.')).toBeInTheDocument();
});

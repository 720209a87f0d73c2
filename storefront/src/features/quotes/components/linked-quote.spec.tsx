import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { quote, quoteLine } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import type { LinkedQuoteResponse } from '@shop/contract/api';
import { visit } from '../../../lib/i18n/i18n';
import { LinkedQuote } from './linked-quote';

const PATH = '/api/quote-links/secret';
const linked = (over: Partial<LinkedQuoteResponse> = {}): LinkedQuoteResponse => ({
  ...quote({ status: 'Quoted', totalPrice: 222, revision: 2, validUntil: '2026-12-03' }),
  ...{ allowedActions: ['pdf', 'accept', 'decline'], codeTo: 'm•••@example.ae', expiresAt: '2026-12-03T19:59:59.999Z' },
  ...over,
});
const sent = { body: { sentTo: 'm•••@example.ae', expiresAt: '2026-03-01T09:15:00.000Z' } };
const refused = {
  status: 400,
  body: { code: 'VALIDATION_FAILED', message: 'No.', errors: { code: 'This code is not valid.' } },
};

describe('the page of a quote link', () => {
  let api: ReturnType<typeof stubApi>;
  beforeAll(() => visit.load(['offer']));
  afterEach(() => api.restore());
  const open = async (answers: Parameters<typeof stubApi>[0]) => {
    api = stubApi(answers);
    await renderApp(<LinkedQuote token="secret" />);
  };

  it('shows the offer, and accepts it with the code of the email', async () => {
    await open({ [`GET ${PATH}`]: { body: linked() }, [`POST ${PATH}/code`]: sent, [`POST ${PATH}/accept`]: refused });
    expect(await screen.findByText('Valid until 3 Dec 2026')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Accept quote' }));
    expect(screen.getByText(/^Accept quote QUO-2026-00001 for .*222\.00\?$/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    const field = await screen.findByRole('textbox', { name: 'Six-digit code' });
    await userEvent.type(field, '12');
    await userEvent.click(screen.getByRole('button', { name: 'Accept quote' }));
    expect(screen.getByText('Enter the six-digit code from the email.')).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, '٠١٢ ٣٤٥');
    await userEvent.click(screen.getByRole('button', { name: 'Accept quote' }));
    expect(await screen.findByText('This code is not valid.')).toBeInTheDocument();
    const [answer] = api.calls.filter(({ path }) => path.endsWith('/accept'));
    expect(answer?.body).toEqual({ code: '012345', revision: 2, poNumber: '', note: '', lines: null });
    api.restore();
    api = stubApi({ [`POST ${PATH}/accept`]: { body: linked({ status: 'Confirmed', allowedActions: ['pdf'] }) } });
    await userEvent.click(screen.getByRole('button', { name: 'Accept quote' }));
    expect(await screen.findByText(/You’ve accepted this quote/)).toBeInTheDocument();
  });

  it('accepts single lines if the shop allows it', async () => {
    const lines = [
      quoteLine({ _id: 'l1', productName: 'Black ribbon', qty: 2, unitPrice: 50 }),
      quoteLine({ _id: 'l2', productName: 'Wide tape', qty: 1, unitPrice: 20 }),
    ];
    await open({
      [`GET ${PATH}`]: { body: linked({ requestedItems: lines, allowPartial: true, tax: null, totalPrice: 120 }) },
      [`POST ${PATH}/code`]: sent,
      [`POST ${PATH}/accept`]: refused,
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Wide tape/ }));
    expect(screen.getByText('Total for 1 of 2 items').parentElement).toHaveTextContent('AED 100.00');
    await userEvent.click(screen.getByRole('button', { name: 'Accept selected items' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Six-digit code' }), '012345');
    await userEvent.click(screen.getByRole('button', { name: 'Accept quote' }));
    await screen.findByText('This code is not valid.');
    expect(api.calls.find(({ path }) => path.endsWith('/accept'))?.body).toMatchObject({ revision: 2, lines: ['l1'] });
  });

  it('sends an acceptance above the limit of the buyer to the approvers, with the same code', async () => {
    const message = 'This is above your limit. An approver of your company must approve it first: Aisha.';
    await open({
      [`GET ${PATH}`]: { body: linked() },
      [`POST ${PATH}/code`]: sent,
      [`POST ${PATH}/accept`]: { status: 409, body: { code: 'APPROVAL_NEEDED', message } },
      [`POST ${PATH}/approval`]: { body: linked({ isApprovalWaiting: true }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept quote' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Six-digit code' }), '012345');
    await userEvent.click(screen.getByRole('button', { name: 'Accept quote' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Accept quote' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Request approval' }));
    expect(await screen.findByText(/accepted once an approver in your company approves it/)).toBeInTheDocument();
    const body = api.calls.find(({ path }) => path.endsWith('/approval'))?.body;
    expect(body).toEqual({ code: '012345', revision: 2, poNumber: '', note: '', lines: null });
    expect(screen.queryByRole('button', { name: /code|Back|Accept/ })).not.toBeInTheDocument();
  });

  it('shows that an approval is pending when it is reopened, and then only offers to decline', async () => {
    await open({ [`GET ${PATH}`]: { body: linked({ isApprovalWaiting: true }) } });
    expect(await screen.findByText(/accepted once an approver in your company approves it/)).toBeInTheDocument();
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toContain('Decline quote');
    expect(names).not.toContain('Accept quote');
  });

  it('shows that the link is no longer valid, and offers no retry', async () => {
    await open({ [`GET ${PATH}`]: { status: 404, body: { code: 'QUOTE_LINK_NOT_FOUND', message: 'Gone.' } } });
    expect(await screen.findByText('This link no longer works')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('requests no code if the shop knows no email address', async () => {
    await open({ [`GET ${PATH}`]: { body: linked({ codeTo: null }) } });
    expect(await screen.findByText(/don’t have an email address for this customer/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept quote' })).not.toBeInTheDocument());
  });
});

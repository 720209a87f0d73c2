import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { quote, quoteLine } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { RequestDetail } from './request-detail';

const [ribbon, tape] = [
  quoteLine({
    _id: 'l1',
    productName: 'Black ribbon',
    qty: 2,
    unitPrice: 20,
    discount: 0,
    taxCategory: 'S',
    taxRate: 5,
  }),
  quoteLine({
    _id: 'l2',
    product: 'p2',
    productName: 'Wide tape',
    qty: 1,
    unitPrice: 60,
    discount: 0,
    taxCategory: 'S',
    taxRate: 5,
  }),
];
const requested = {
  _id: 'l1',
  product: 'p1',
  productName: 'Black ribbon',
  productNameAr: '',
  unit: 'roll',
  qty: 3,
  unitPrice: 25,
};
const offer = (over: Parameters<typeof quote>[0] = {}) =>
  quote({
    ...{ status: 'Quoted', revision: 1, requestedItems: [ribbon, tape], askedFor: [requested], totalPrice: 105 },
    ...{
      deliveryCharge: 5,
      allowPartial: true,
      validUntil: '2999-01-01',
      allowedActions: ['pdf', 'accept', 'decline'],
    },
    ...over,
  });

describe('an offer', () => {
  let api: ReturnType<typeof stubApi>;
  const open = async (answers: Parameters<typeof stubApi>[0]) => {
    api = stubApi(answers);
    await renderApp(<RequestDetail id="q1" />);
    await screen.findByRole('heading', { name: 'Our quote' });
  };
  afterEach(() => api.restore());
  const sent = (path: string) => api.calls.find((call) => call.method === 'POST' && call.path === path)?.body;
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

  it('is accepted for the chosen lines, with their total', async () => {
    await open({
      'GET /api/quotes/q1': { body: offer() },
      'POST /api/quotes/q1/accept': { body: offer({ status: 'Confirmed', revision: 2 }) },
    });
    await userEvent.click(screen.getByRole('checkbox', { name: /Wide tape/ }));
    expect(screen.getByText('Total for 1 of 2 items').parentElement).toHaveTextContent('45.00');
    await userEvent.clear(screen.getByLabelText('Your PO number (optional)'));
    await userEvent.type(screen.getByLabelText('Your PO number (optional)'), 'PO-7');
    await press('Accept selected items');
    expect(sent('/api/quotes/q1/accept')).toBeUndefined();
    expect(screen.getByText(/^Accept 1 of 2 items of quote QUO-2026-00001 for .*45\.00\?$/)).toBeInTheDocument();
    await press('Accept quote');
    expect(sent('/api/quotes/q1/accept')).toEqual({ revision: 1, poNumber: 'PO-7', note: '', lines: ['l1'] });
  });

  it('is sent to the approvers, as it was accepted, if it exceeds the limit of the buyer', async () => {
    const message = 'This is above your limit. An approver of your company must approve it first: Aisha.';
    let shown = offer();
    await open({
      'GET /api/quotes/q1': () => ({ body: shown }),
      'POST /api/quotes/q1/accept': { status: 409, body: { code: 'APPROVAL_NEEDED', message } },
      'POST /api/quotes/q1/approval': () => {
        shown = offer({ isApprovalWaiting: true });
        return { body: {} };
      },
    });
    await press('Accept quote');
    await press('Accept quote');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
    await press('Request approval');
    expect(await screen.findByText(/accepted once an approver in your company approves it/)).toBeInTheDocument();
    expect(sent('/api/quotes/q1/approval')).toEqual(sent('/api/quotes/q1/accept'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /Request approval|Accept/ })).not.toBeInTheDocument(),
    );
  });

  it('shows that it waits for an approval when the page is reopened, and can then only be declined', async () => {
    await open({ 'GET /api/quotes/q1': { body: offer({ isApprovalWaiting: true }) } });
    expect(screen.getByText(/accepted once an approver in your company approves it/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
    await press('Decline quote');
    expect(screen.getByLabelText('Reason for declining')).toBeInTheDocument();
  });

  it('can be accepted in part instead if it exceeds the limit of the buyer', async () => {
    const message = 'This is above your limit. An approver of your company must approve it first: Aisha.';
    await open({
      'GET /api/quotes/q1': { body: offer() },
      'POST /api/quotes/q1/accept': { status: 409, body: { code: 'APPROVAL_NEEDED', message } },
    });
    await press('Accept quote');
    await press('Accept quote');
    await screen.findByText(message);
    await userEvent.click(screen.getByRole('checkbox', { name: /Wide tape/ }));
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await press('Accept selected items');
    await press('Accept quote');
    const bodies = api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(bodies).toEqual([
      { revision: 1, note: '' },
      { revision: 1, note: '', lines: ['l1'] },
    ]);
  });

  it('shows each line with its total, and above the button delivery, VAT and the sum, once on the page', async () => {
    const tax = { basis: 'exclusive' as const, net: 105, vat: 5.25, gross: 110.25 };
    const categories = [{ category: 'S' as const, rate: 5, net: 105, vat: 5.25 }];
    const requestedItems = [
      { ...ribbon, qtyPrice: 40 },
      { ...tape, qtyPrice: 60 },
    ];
    await open({
      'GET /api/quotes/q1': {
        body: offer({ requestedItems, allowPartial: false, tax: { ...tax, categories }, totalPrice: 110.25 }),
      },
    });
    const panel = within(screen.getByRole('region', { name: 'Our quote' }));
    expect(panel.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      expect.anything(),
      expect.stringMatching(/Black ribbon.*2.*20\.00.*40\.00/),
      expect.stringMatching(/Wide tape.*1.*60\.00.*60\.00/),
    ]);
    const sums = panel.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent);
    expect(sums).toEqual([
      expect.stringMatching(/Delivery.*5\.00/),
      expect.stringMatching(/105\.00/),
      expect.stringMatching(/VAT.*5\.25/),
      expect.stringMatching(/Total.*110\.25/),
    ]);
    expect(screen.getAllByRole('table')).toHaveLength(1);
    await press('Accept quote');
    expect(screen.getByText(/^Accept quote QUO-2026-00001 for .*110\.25\?$/)).toBeInTheDocument();
  });

  it('is compared with the request', async () => {
    await open({ 'GET /api/quotes/q1': { body: offer() } });
    const changes = within(screen.getByRole('list', { name: 'Compared with your request' })).getAllByRole('listitem');
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Changed.*Black ribbon.*requested.*3, list price .*25\.00.*2 × .*20\.00/),
      expect.stringMatching(/Added.*Wide tape.*1 × .*60\.00/),
    ]);
  });

  it('is declined with a reason', async () => {
    await open({
      'GET /api/quotes/q1': { body: offer() },
      'POST /api/quotes/q1/decline': { body: offer({ status: 'Rejected' }) },
    });
    await press('Decline quote');
    await userEvent.selectOptions(screen.getByLabelText('Reason for declining'), 'Bought elsewhere');
    await press('Decline');
    expect(sent('/api/quotes/q1/decline')).toEqual({ revision: 1, reason: 'BOUGHT_ELSEWHERE', note: '' });
  });

  it('shows its changes if it has changed meanwhile, and requires another confirmation', async () => {
    const standing = {
      ...{ status: 'Quoted', revision: 2, validUntil: null, isExpired: false, answer: null },
      lines: [{ change: 'removed', before: { ...requested, discount: 0 }, after: null }],
      amounts: [{ field: 'totalPrice', before: 105, after: 65 }],
    };
    let shown = offer();
    await open({
      'GET /api/quotes/q1': () => ({ body: shown }),
      'GET /api/quotes/q1/revisions': { body: [] },
      'POST /api/quotes/q1/accept': {
        status: 409,
        body: { statusCode: 409, code: 'QUOTE_CHANGED', message: 'Changed.', details: standing },
      },
    });
    shown = offer({ revision: 2, requestedItems: [tape], totalPrice: 65 });
    await press('Accept quote');
    await press('Accept quote');
    const changes = await screen.findByRole('list', { name: 'Changes' });
    expect(changes).toHaveTextContent(/Removed.*Black ribbon/);
    expect(changes).toHaveTextContent(/Total.*105\.00.*65\.00/);
    expect(await screen.findByText('Revision 2')).toBeInTheDocument();
    await press('Accept quote');
    await press('Accept quote');
    expect(api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
      { revision: 1 },
      { revision: 2 },
    ]);
  });

  it('can be requested again after its expiry, in the conversation or by WhatsApp', async () => {
    await open({
      'GET /api/quotes/q1': { body: offer({ isExpired: true, validUntil: '2026-03-01' }) },
      'GET /api/shop': { body: { whatsapp: ['+971500000001'] } },
      'POST /api/quotes/q1/messages': { status: 201, body: { _id: 'm1' } },
    });
    expect(await screen.findByRole('link', { name: /Ask on WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/971500000001?text='),
    );
    expect(screen.queryByRole('button', { name: 'Accept quote' })).not.toBeInTheDocument();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Request renewal' }));
    expect(await screen.findByText(/Message sent/)).toBeInTheDocument();
    expect(api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { text: 'Hello, please renew quote QUO-2026-00001.', files: [] },
    ]);
  });
});

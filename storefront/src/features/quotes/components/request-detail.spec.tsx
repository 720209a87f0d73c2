import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { quote } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { RequestDetail } from './request-detail';

describe('the page of a request', () => {
  let api: ReturnType<typeof stubApi>;
  const open = async (answer: Parameters<typeof stubApi>[0]) => {
    api = stubApi(answer);
    await renderApp(<RequestDetail id="q1" />);
  };
  afterEach(() => api.restore());

  it('shows its progress and its content', async () => {
    await open({ 'GET /api/quotes/q1': { body: quote({ status: 'Quoted', totalPrice: 222 }) } });
    expect(await screen.findByRole('heading', { name: 'Request QUO-2026-00001' })).toBeInTheDocument();
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Requested (done)1 Mar 2026',
      'Quoted (done)',
      'Confirmed (pending)',
      'Ordered (pending)',
      'Invoiced (pending)',
      'Paid (pending)',
    ]);
    expect(screen.getByRole('link', { name: /Open quote PDF QUO-2026-00001/ })).toHaveAttribute(
      'href',
      '/api/quotes/q1/pdf?language=en',
    );
  });

  it("shows 'Request not found.' for missing and other users’ requests", async () => {
    await open({ 'GET /api/quotes/q1': { status: 404, body: { code: 'QUOTE_NOT_FOUND', message: 'Not found.' } } });
    expect(await screen.findByText('Request not found.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('can be reloaded if the shop does not respond', async () => {
    await open({});
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.restore();
    api = stubApi({ 'GET /api/quotes/q1': { body: quote() } });
    await userEvent.click(again);
    expect(await screen.findByText(/We'll get back to you soon/)).toBeInTheDocument();
  });

  it('shows that its order and invoice can’t be loaded', async () => {
    const ordered = quote({ status: 'Confirmed', isOrderCreated: true, createdOrderId: 'o1' });
    await open({ 'GET /api/quotes/q1': { body: ordered } });
    expect(await screen.findByText('Failed to load the progress of this request.')).toBeInTheDocument();
  });
});

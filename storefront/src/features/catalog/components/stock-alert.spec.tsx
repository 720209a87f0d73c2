import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { product, profile } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { session } from '../../session/session-store';
import StockAlert from './stock-alert';

let api: ReturnType<typeof stubApi> | undefined;
afterEach(() => {
  api?.restore();
  session.end('signedOut');
});

const unavailable = product({ isAvailable: false });

describe('the stock alert of a product', () => {
  it('leads visitors to the sign-in, and back from there', async () => {
    await renderApp(<StockAlert product={unavailable} />);
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login?redirect=/product/p1');
  });

  it('is set and cancelled', async () => {
    const alerts: object[] = [];
    api = stubApi({
      'GET /api/stock-alerts/my': () => ({ body: alerts }),
      'POST /api/stock-alerts': () => {
        alerts.push({ _id: 'a1', product: 'p1' });
        return { status: 201, body: alerts[0] };
      },
      'DELETE /api/stock-alerts/a1': () => ({ body: { _id: alerts.pop() && 'a1' } }),
    });
    session.begin(profile());
    await renderApp(<StockAlert product={unavailable} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Notify me when available' }));
    expect(await screen.findByText('We’ll email you when it’s available again.')).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ product: 'p1' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel notification' }));
    expect(await screen.findByRole('button', { name: 'Notify me when available' })).toBeEnabled();
  });

  it('shows the reason of a refusal', async () => {
    const refusal = { statusCode: 409, code: 'PRODUCT_AVAILABLE', message: 'This product can be had now.' };
    api = stubApi({
      'GET /api/stock-alerts/my': { body: [] },
      'POST /api/stock-alerts': { status: 409, body: refusal },
    });
    session.begin(profile());
    await renderApp(<StockAlert product={unavailable} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Notify me when available' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This product can be had now.');
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { cartItem, profile } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { notices } from '../../../lib/notify';
import { cart } from '../../cart/cart-store';
import { session } from '../../session/session-store';
import { noteDraft } from '../note-draft';
import { RequestQuotePanel } from './request-quote-panel';

const request = () => screen.getByRole('button', { name: 'Request Items' });
const note = () => screen.getByLabelText('Note (optional)');
const storedNote = () => sessionStorage.getItem('quoteNote');
const said = () => notices.get().map(({ text }) => text);

describe('RequestQuotePanel', () => {
  let api: ReturnType<typeof stubApi>;

  beforeEach(() => {
    notices.take(notices.get());
    cart.clear();
    noteDraft.clear();
    cart.add(cartItem());
    session.begin(profile());
  });
  afterEach(() => {
    jest.useRealTimers();
    api.restore();
    session.end('signedOut');
  });

  it('sends the cart with total 0 and a trimmed note, clears it, and goes to the requests', async () => {
    api = stubApi({ 'POST /api/quotes': { status: 201, body: {} } });
    await renderApp(<RequestQuotePanel />, '/cart');
    await userEvent.type(note(), '  Call first ');
    await userEvent.click(request());
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/account/requests'));
    expect(api.calls[0]?.body).toEqual({
      requestedItems: [{ product: 'p1', qty: 5, unitPrice: 18.5 }],
      clientToAdminNote: 'Call first',
      totalPrice: 0,
    });
    expect(said()).toEqual(['Your Request Submitted!']);
    expect(cart.get().cartItems).toEqual([]);
    expect(note()).toHaveValue('');
    expect(storedNote()).toBeNull();
  });

  it('leaves an empty note out', async () => {
    api = stubApi({ 'POST /api/quotes': { status: 201, body: {} } });
    await renderApp(<RequestQuotePanel />, '/cart');
    await userEvent.type(note(), '   ');
    await userEvent.click(request());
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(api.calls[0]?.body).not.toHaveProperty('clientToAdminNote');
  });

  it('keeps the cart and the note when the request fails, and says why', async () => {
    const refusal = { statusCode: 409, code: 'UNAVAILABLE', message: 'Black ribbon is currently unavailable.' };
    api = stubApi({ 'POST /api/quotes': { status: 409, body: refusal } });
    await renderApp(<RequestQuotePanel />, '/cart');
    await userEvent.type(note(), 'Call first');
    await userEvent.click(request());
    expect(await screen.findByRole('alert')).toHaveTextContent('Black ribbon is currently unavailable.');
    expect(said()).toEqual(['Failed to submit quote.']);
    expect(cart.get().totalQuantity).toBe(5);
    expect(note()).toHaveValue('Call first');
  });

  it('can not be sent while an item is below its MOQ', async () => {
    api = stubApi({});
    cart.setQuantity('p1', 4);
    await renderApp(<RequestQuotePanel />, '/cart');
    expect(request()).toBeDisabled();
  });

  it('leads a visitor to the sign-in after 1.5 s, with the cart as it is', async () => {
    api = stubApi({});
    session.end('signedOut');
    await renderApp(<RequestQuotePanel />, '/cart');
    jest.useFakeTimers();
    fireEvent.click(request());
    expect(said()).toEqual(['You must login first']);
    act(() => jest.advanceTimersByTime(1499));
    expect(screen.getByTestId('address')).toHaveTextContent('/cart');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByTestId('address')).toHaveTextContent('/login?redirect=/cart');
    expect(cart.get().totalQuantity).toBe(5);
    expect(api.calls).toEqual([]);
  });

  it('keeps the note in this tab while the visitor is away at the sign-in', async () => {
    api = stubApi({});
    session.end('signedOut');
    const { unmount } = await renderApp(<RequestQuotePanel />, '/cart');
    await userEvent.type(note(), 'Call first');
    unmount();
    expect(storedNote()).toBe('"Call first"');
    await renderApp(<RequestQuotePanel />, '/cart');
    expect(note()).toHaveValue('Call first');
  });

  it('clears the cart and the note on demand', async () => {
    api = stubApi({});
    await renderApp(<RequestQuotePanel />, '/cart');
    await userEvent.type(note(), 'Call first');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Cart' }));
    expect(cart.get().cartItems).toEqual([]);
    expect(note()).toHaveValue('');
    expect(storedNote()).toBeNull();
  });
});

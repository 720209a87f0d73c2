import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { cartItem, product, profile, savedAddress } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { notices } from '../../../lib/notify';
import { freeTextItems } from '../../cart/free-text-items';
import { cart } from '../../cart/cart-store';
import { session } from '../../session/session-store';
import { purchaseDraft } from '../../purchase-details/purchase-draft';
import { noteDraft } from '../note-draft';
import { RequestQuotePanel } from './request-quote-panel';

const request = () => screen.getByRole('button', { name: 'Request Items' });
const note = () => screen.getByLabelText('Note (optional)');
const storedNote = () => sessionStorage.getItem('quoteNote');
const said = () => notices.get().map(({ text }) => text);

describe('RequestQuotePanel', () => {
  let api: ReturnType<typeof stubApi>;

  const posted = () => api.calls.find(({ method, path }) => method === 'POST' && path === '/api/quotes')?.body;

  beforeEach(() => {
    notices.take(notices.get());
    cart.clear();
    freeTextItems.clear();
    noteDraft.clear();
    purchaseDraft.clear();
    cart.add(cartItem());
    session.begin(profile());
  });
  afterEach(() => {
    jest.useRealTimers();
    api.restore();
    act(() => session.end('signedOut'));
  });

  it('sends the cart with total 0 and a trimmed note, clears it, and goes to the requests', async () => {
    api = stubApi({ 'POST /api/quotes': { status: 201, body: {} } });
    await renderApp(<RequestQuotePanel />, '/cart');
    await userEvent.type(note(), '  Call first ');
    await userEvent.click(request());
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/account/requests'));
    expect(posted()).toEqual({
      requestedItems: [{ product: 'p1', qty: 5, unitPrice: 18.5 }],
      clientToAdminNote: 'Call first',
      totalPrice: 0,
    });
    expect(said()).toEqual(['Your Request Submitted!']);
    expect(cart.get().cartItems).toEqual([]);
    expect(note()).toHaveValue('');
    expect(storedNote()).toBeNull();
  });

  it('warns of unusual quantities above the button, and sends them without a further question', async () => {
    const warnings = [
      { code: 'LARGE_FIRST_ORDER', line: 0, params: {} },
      { code: 'PO_NUMBER_AGAIN', line: null, params: {} },
    ];
    purchaseDraft.set({ poNumber: ' PO-1 ' });
    api = stubApi({
      'POST /api/quotes/warnings': { body: { warnings } },
      'POST /api/quotes': { status: 201, body: {} },
    });
    await renderApp(<RequestQuotePanel />, '/cart');
    const notice = await screen.findByText(
      /^This seems a large quantity: .*You have already used PO number PO-1\. Check that it is right\.$/,
    );
    expect(notice).toHaveTextContent(cartItem().name);
    const looked = { requestedItems: [{ product: 'p1', qty: 5 }], poNumber: 'PO-1' };
    expect(api.calls.find(({ path }) => path === '/api/quotes/warnings')?.body).toEqual(looked);
    await userEvent.click(request());
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/account/requests'));
  });

  it('does not cut a note that is too long, but marks it and waits until it is shorter', async () => {
    api = stubApi({});
    await renderApp(<RequestQuotePanel />, '/cart');
    const typed = (length: number) => fireEvent.change(note(), { target: { value: 'n'.repeat(length) } });
    typed(1600);
    expect(note()).not.toHaveAccessibleDescription();
    typed(1601);
    expect(note()).toHaveAccessibleDescription('1,601 of 2,000 characters');
    typed(2001);
    expect(note()).toHaveAccessibleDescription('Too long: 2,001 of 2,000 characters.');
    expect(note()).toBeInvalid();
    expect(noteDraft.get()).toHaveLength(2001);
    expect(request()).toBeDisabled();
    expect(screen.getByText('Shorten the note to send your request.')).toBeInTheDocument();
    typed(2000);
    await waitFor(() => expect(request()).toBeEnabled());
  });

  it('sends purchase order and delivery from their collapsed part, stores them until then, and clears them', async () => {
    const poFile = { _id: 'f1', name: 'PO-4711.pdf', size: 900 };
    api = stubApi({
      'POST /api/quotes': { status: 201, body: {} },
      'GET /api/users/me/addresses': { body: [savedAddress()] },
    });
    await renderApp(<RequestQuotePanel />, '/cart');
    expect(screen.queryByLabelText('Your PO number')).toBeNull();
    await userEvent.click(screen.getByText('Delivery and purchase order'));
    await userEvent.type(screen.getByLabelText('Your PO number'), ' PO-4711 ');
    act(() => purchaseDraft.set({ poFile }));
    expect(await screen.findByRole('link', { name: 'Open PO-4711.pdf' })).toBeVisible();
    fireEvent.change(screen.getByLabelText('Needed by'), { target: { value: '2027-03-01' } });
    await userEvent.selectOptions(screen.getByLabelText('Delivery method'), 'Delivery');
    await screen.findByRole('option', { name: 'Press hall, Shop 4, Sharjah' });
    await userEvent.selectOptions(screen.getByLabelText('Delivery address'), 'Press hall, Shop 4, Sharjah');
    expect(sessionStorage.getItem('quotePurchase')).toContain('PO-4711');
    await userEvent.click(request());
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/account/requests'));
    const { _id, isDefault, ...deliveryAddress } = savedAddress();
    expect([_id, isDefault]).toEqual(['a1', true]);
    expect(api.calls.findLast(({ path }) => path === '/api/quotes')?.body).toMatchObject({
      ...{ poNumber: 'PO-4711', poFile: 'f1', neededBy: '2027-03-01', deliveryMethod: 'Delivery', deliveryAddress },
    });
    expect(sessionStorage.getItem('quotePurchase')).toBeNull();
  });

  describe('the delivery part of RequestQuotePanel', () => {
    const openDelivery = async (book: object[]) => {
      api = stubApi({
        'POST /api/quotes': { status: 201, body: {} },
        'GET /api/users/me/addresses': { body: book },
        'POST /api/users/me/addresses': { status: 201, body: [savedAddress()] },
      });
      await renderApp(<RequestQuotePanel />, '/cart');
      await userEvent.click(screen.getByText('Delivery and purchase order'));
      await userEvent.selectOptions(screen.getByLabelText('Delivery method'), 'Delivery');
    };

    it('lets a buyer without an address enter one, which is sent and starts the address book', async () => {
      await openDelivery([]);
      await userEvent.type(await screen.findByLabelText('Street, building, gate'), 'Shop 4');
      expect(screen.queryByLabelText('Delivery address')).not.toBeInTheDocument();
      await userEvent.click(request());
      await waitFor(() =>
        expect(screen.getByLabelText('City or area')).toHaveAccessibleDescription('City is required.'),
      );
      expect(posted()).toBeUndefined();
      await userEvent.type(screen.getByLabelText('City or area'), 'Al Nahda');
      await userEvent.selectOptions(screen.getByLabelText('Emirate'), 'Sharjah');
      await userEvent.click(request());
      await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/account/requests'));
      const deliveryAddress = { street: 'Shop 4', city: 'Al Nahda', emirate: 'SHJ' };
      expect(posted()).toMatchObject({ deliveryMethod: 'Delivery', deliveryAddress });
      const saved = api.calls.find(({ method, path }) => method === 'POST' && path === '/api/users/me/addresses');
      expect(saved?.body).toEqual({ ...deliveryAddress, label: 'Main address' });
    });

    it('may be sent without an address', async () => {
      await openDelivery([]);
      await screen.findByLabelText('Street, building, gate');
      await userEvent.click(request());
      await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/account/requests'));
      expect(posted()).not.toHaveProperty('deliveryAddress');
    });

    it('offers the address of the profile only to those who have one', async () => {
      session.begin({ ...profile(), address: 'Shop 4, Sharjah' });
      await openDelivery([]);
      const choice = await screen.findByLabelText('Delivery address');
      expect(
        within(choice)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['My profile address', 'Another address']);
      expect(screen.queryByLabelText('Street, building, gate')).not.toBeInTheDocument();
      await userEvent.selectOptions(choice, 'Another address');
      expect(screen.getByLabelText('Street, building, gate')).toBeInTheDocument();
    });

    it('keeps the visitor’s values until after the sign-in, together with the address book', async () => {
      session.end('signedOut');
      await openDelivery([]);
      await userEvent.type(screen.getByLabelText('Street, building, gate'), 'Gate 9');
      api.restore();
      api = stubApi({ 'GET /api/users/me/addresses': { body: [savedAddress()] } });
      act(() => session.begin({ ...profile(), address: '' }));
      expect(await screen.findByLabelText('Delivery address')).toHaveDisplayValue('Another address');
      expect(screen.getByLabelText('Street, building, gate')).toHaveValue('Gate 9');
      expect(screen.queryByRole('option', { name: 'My profile address' })).not.toBeInTheDocument();
    });
  });

  it('opens if the server refuses one of its fields, with the message', async () => {
    const said = '“2026-01-01” is in the past. Choose 2026-11-24 or later.';
    const body = { statusCode: 400, code: 'VALIDATION_FAILED', message: said, errors: { neededBy: said } };
    api = stubApi({ 'POST /api/quotes': { status: 400, body } });
    await renderApp(<RequestQuotePanel />, '/cart');
    await userEvent.click(request());
    await waitFor(() => expect(screen.getByLabelText('Needed by')).toHaveAccessibleDescription(said));
    expect(screen.getByLabelText('Needed by')).toBeVisible();
  });

  it('sends free-text items after the products, and clears them together', async () => {
    api = stubApi({ 'POST /api/quotes': { status: 201, body: {} } });
    freeTextItems.add('purple tape');
    freeTextItems.setQty('1', 40);
    await renderApp(<RequestQuotePanel />, '/cart');
    await userEvent.click(request());
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/account/requests'));
    expect(posted()).toMatchObject({
      requestedItems: [
        { product: 'p1', qty: 5, unitPrice: 18.5 },
        { text: 'purple tape', qty: 40 },
      ],
    });
    expect(freeTextItems.get()).toEqual([]);
  });

  it('moves the focus to the heading when the cart is cleared', async () => {
    api = stubApi({});
    await renderApp(
      <>
        <h1 id="cart-title" tabIndex={-1}>
          Cart
        </h1>
        <RequestQuotePanel />
      </>,
      '/cart',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear Cart' }));
    expect(cart.get().cartItems).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Cart' })).toHaveFocus();
  });

  it('omits an empty note', async () => {
    api = stubApi({ 'POST /api/quotes': { status: 201, body: {} } });
    await renderApp(<RequestQuotePanel />, '/cart');
    await userEvent.type(note(), '   ');
    await userEvent.click(request());
    await waitFor(() => expect(posted()).toBeDefined());
    expect(posted()).not.toHaveProperty('clientToAdminNote');
  });

  it('keeps the cart and the note when the request fails, and shows the reason', async () => {
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

  it('can’t be sent while an item is below its MOQ', async () => {
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
    expect(posted()).toBeUndefined();
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

  it('leads to the sign-in, with the unchanged cart, if the session has expired meanwhile', async () => {
    api = stubApi({ 'POST /api/quotes': { status: 401, body: { code: 'SIGNED_OUT', message: 'Please sign in.' } } });
    await renderApp(<RequestQuotePanel />, '/cart');
    await userEvent.click(request());
    const address = screen.getByTestId('address');
    await waitFor(() => expect(address).toHaveTextContent('/login?redirect=/cart'), { timeout: 4000 });
    expect(said()).not.toContain('Failed to submit quote.');
    expect(cart.get().totalQuantity).toBe(5);
  });

  it('does not send products that have changed in the shop since the cart was opened', async () => {
    const page = (moq: number) => ({
      body: { data: [product({ moq, name: cartItem().name, images: [], displaySpecs: '' })] },
    });
    const answers = { 'GET /api/products': page(5), 'POST /api/quotes': { status: 201, body: {} } };
    api = stubApi(answers);
    await renderApp(<RequestQuotePanel />, '/cart');
    await waitFor(() => expect(request()).toBeEnabled());
    answers['GET /api/products'] = page(8);
    await userEvent.click(request());
    await waitFor(() => expect(request()).toBeDisabled());
    expect(screen.getByText('Accept or remove the marked items to send your request.')).toBeInTheDocument();
    expect(posted()).toBeUndefined();
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

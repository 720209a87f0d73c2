import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { limits } from '../../config/limits';
import { paths } from '../../config/paths';
import { api, unwrap } from '../../lib/api-client';
import { ApiError, serverMessage } from '../../lib/api-error';
import { useI18n } from '../../lib/i18n/i18n-context';
import { notify } from '../../lib/notify';
import { type FreeTextItem, freeTextItems } from '../cart/free-text-items';
import { cartProductsQuery } from '../cart/api/get-cart-products';
import type { Cart } from '../cart/cart';
import { checkItems, isBlocked } from '../cart/cart-check';
import { cart } from '../cart/cart-store';
import { rowProblems } from '../cart/row-problems';
import { purchaseDraft } from '../purchase-details/purchase-draft';
import { purchaseDetails, saveFirstAddress } from '../purchase-details/sent-details';
import { session } from '../session/session-store';
import { requestApproval } from '../team/api/approvals';
import { cartWarningsQuery, questionedItems, unusualItems, warnedCart } from './api/cart-warnings';
import { noteDraft } from './note-draft';
import { waitingRequest } from './waiting-request';

interface Request {
  cart: Cart;
  freeText: readonly FreeTextItem[];
  note: string;
  /** Above the limit of the buyer: the company approves it first. */
  needsApproval: boolean;
}

/** Sends the cart as a quote request. The total starts at 0, since staff set the prices. */
const requestQuote = async (request: Request, queryClient: QueryClient) => {
  const body = { ...quoteRequest(request), ...(await purchaseDetails(queryClient)) };
  if (request.needsApproval) await requestApproval(body);
  else unwrap(await api.POST('/api/quotes', { body }));
  await saveFirstAddress(queryClient);
};

/** The body of the request: products, then free-text items. An empty note is omitted. */
function quoteRequest({ cart, freeText, note }: Request) {
  const clientToAdminNote = note.trim();
  const products = cart.cartItems.map(({ _id, quantity, price }) => ({
    product: _id,
    qty: quantity,
    unitPrice: price,
  }));
  return {
    requestedItems: [...products, ...freeText.map(({ text, qty }) => ({ text, qty: qty ?? 1 }))],
    ...(clientToAdminNote && { clientToAdminNote }),
    totalPrice: 0,
  };
}

/** The shop's products changed in the meantime: the buyer must confirm first. */
class CartChanged extends Error {}

/** A quantity is far above the usual: the buyer confirms it once. */
class UnusualQuantity extends Error {}

/** Sends the cart; a visitor is led to the sign-in first, and keeps the cart and the note. */
export function useRequestQuote(needsApproval: boolean) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const goToSignIn = useGoToSignIn();

  const { mutate, isPending, error } = useMutation({
    mutationFn: async (request: Request) => {
      if (await hasChanged(request.cart, queryClient)) throw new CartChanged();
      if (await hasUnusual(request.cart, queryClient)) throw new UnusualQuantity();
      return requestQuote(request, queryClient);
    },
    onSuccess: (_done, { needsApproval: isForApproval }) => {
      notify('success', t(isForApproval ? 'cart.approvalAsked' : 'cart.submitted'));
      void queryClient.invalidateQueries({ queryKey: ['approvals'] });
      void queryClient.invalidateQueries({ queryKey: ['quotes'] });
      void queryClient.invalidateQueries({ queryKey: ['cart-warnings'] });
      void navigate(isForApproval ? paths.approvals : paths.requests);
      cart.clear();
      freeTextItems.clear();
      noteDraft.clear();
      purchaseDraft.clear();
    },
    onError: (refusal, { cart: sent }) => {
      if (refusal instanceof CartChanged) return notify('warning', t('cart.changed'));
      if (refusal instanceof UnusualQuantity)
        return notify(
          'warning',
          t('cart.unusualAsk', { button: t(needsApproval ? 'cart.askApproval' : 'cart.request') }),
        );
      if (isSignedOut(refusal)) return goToSignIn();
      notify('error', t('cart.failed'));
      rowProblems.refuse(refusedRows(refusal, sent));
      // It may have been refused because products changed: the rows then show that.
      void queryClient.invalidateQueries({ queryKey: ['cart-products'] });
      void queryClient.invalidateQueries({ queryKey: ['approvals'] });
    },
  });

  const send = (note: string) => {
    if (session.user()) return mutate({ cart: cart.get(), freeText: freeTextItems.get(), note, needsApproval });
    notify('warning', t('cart.mustLogin'));
    waitingRequest.begin();
    goToSignIn();
  };
  const sendLatest = useEffectEvent(() => send(noteDraft.get()));
  useEffect(() => {
    if (session.user() && waitingRequest.take()) sendLatest();
  }, []);
  // The server's message remains beside the button after the toast has disappeared.
  const errors = error instanceof ApiError ? error.fields : {};
  return { send, isPending, refusal: isSignedOut(error) ? '' : serverMessage(error, ''), errors };
}

/** The sentences of a refusal about single items, by the id of the product. The API refers to items by their index. */
function refusedRows(refusal: Error, { cartItems }: Cart): ReadonlyMap<string, string> {
  const fields = refusal instanceof ApiError ? Object.entries(refusal.fields) : [];
  const rows = fields.flatMap(([field, text]) => {
    const [, index] = /^requestedItems\.(\d+)\./.exec(field) ?? [];
    const item = cartItems[Number(index)];
    return item ? [[item._id, text] as const] : [];
  });
  return new Map(rows);
}

/** Opens the sign-in after a moment, so that the notice can be read. */
function useGoToSignIn(): () => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void navigate(paths.login(paths.cart)), limits.signInRedirectMs);
  };
}

/** If the check gets no response, the request itself fails with a message. */
async function hasChanged({ cartItems }: Cart, queryClient: QueryClient): Promise<boolean> {
  if (cartItems.length === 0) return false;
  const check = cartProductsQuery(cartItems.map(({ _id }) => _id));
  const known = await queryClient.query(check).catch(() => undefined);
  return isBlocked(checkItems(cartItems, known));
}

/** If the warnings get no response, the request is sent without the question. */
async function hasUnusual(sent: Cart, queryClient: QueryClient): Promise<boolean> {
  const body = warnedCart(sent, purchaseDraft.get().poNumber);
  if (body.requestedItems.length === 0) return false;
  const warnings = await queryClient.query(cartWarningsQuery(body)).catch(() => []);
  return questionedItems.add(unusualItems(warnings, body));
}

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

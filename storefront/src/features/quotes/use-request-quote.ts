import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { limits } from '../../config/limits';
import { paths } from '../../config/paths';
import { serverMessage } from '../../lib/api-error';
import { useI18n } from '../../lib/i18n/i18n-context';
import { notify } from '../../lib/notify';
import { cart } from '../cart/cart-store';
import { session } from '../session/session-store';
import { requestQuote } from './api/request-quote';
import { noteDraft } from './note-draft';

/** Sends the cart; a visitor is told to sign in and led there, with the cart and the note as they are. */
export function useRequestQuote() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const toSignIn = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(toSignIn.current), []);

  const { mutate, isPending, error } = useMutation({
    mutationFn: requestQuote,
    onSuccess: () => {
      notify('success', t('cart.submitted'));
      void queryClient.invalidateQueries({ queryKey: ['quotes'] });
      void navigate(paths.requests);
      cart.clear();
      noteDraft.clear();
    },
    onError: () => notify('error', t('cart.failed')),
  });

  const send = (note: string) => {
    if (session.user()) return mutate({ cart: cart.get(), note });
    notify('warning', t('cart.mustLogin'));
    clearTimeout(toSignIn.current);
    toSignIn.current = setTimeout(() => void navigate(paths.login(paths.cart)), limits.signInRedirectMs);
  };
  // What the server said about it stays beside the button after the toast has gone.
  return { send, isPending, refusal: serverMessage(error, '') };
}

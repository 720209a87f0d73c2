import { useState } from 'react';
import { useNotify } from 'react-admin';
import { reasonOf } from '../dataProvider/errors';

/** Signs in by `enter`, and tells why where that fails. */
export const useSignIn = (enter: (credentials: unknown) => Promise<unknown>) => {
  const notify = useNotify();
  const [pending, setPending] = useState(false);
  const signIn = async (credentials: unknown) => {
    setPending(true);
    try {
      await enter(credentials);
    } catch (error) {
      notify(reasonOf(error) ?? 'shop.auth.failed', { type: 'error' });
    } finally {
      setPending(false);
    }
  };
  return { signIn, pending };
};

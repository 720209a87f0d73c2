import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n-context';
import { notify } from '../../lib/notify';
import { signOut } from './api/session';
import { session } from './session-store';

/**
 * Signs out on the server and here, and clears the data that was loaded for the user. A plain call, not a mutation of
 * the query library, whose code the header would add to every first page.
 */
export function useSignOut() {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);

  const leave = async () => {
    setPending(true);
    try {
      await signOut();
      session.end('signedOut');
      queryClient.clear();
      notify('success', t('session.signedOut'));
    } catch {
      // The page can't delete the cookie: the user is still signed in, so it must not show otherwise.
      notify('error', t('app.noAnswer'));
    } finally {
      setPending(false);
    }
  };
  return { leave: () => void leave(), pending };
}

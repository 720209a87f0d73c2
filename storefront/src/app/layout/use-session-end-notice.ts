import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { session } from '../../features/session/session-store';
import { useI18n } from '../../lib/i18n/i18n-context';
import { notify } from '../../lib/notify';

/** Says once that the session ran out, and forgets what was loaded for its user. */
export function useSessionEndNotice(): void {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  useEffect(() => {
    let user = session.user();
    return session.subscribe(() => {
      const ended = user !== null && session.user() === null;
      user = session.user();
      if (!ended || session.lastEnd() !== 'expired') return;
      for (const key of ['profile', 'quotes', 'orders', 'invoices']) queryClient.removeQueries({ queryKey: [key] });
      notify('warning', t('session.expired'));
    });
  }, [queryClient, t]);
}

import { useI18n } from '../../../lib/i18n/i18n-context';
import { useSessionUser } from '../../session/session-store';

/** Shows the buyer of a colleague's document. */
export function RequestedBy({ user }: { user: { readonly _id: string; readonly name: string } }) {
  const { t } = useI18n();
  const self = useSessionUser();
  if (self === null || self._id === user._id) return null;
  return (
    <p>
      {t('account.by')} <bdi>{user.name}</bdi>
    </p>
  );
}

import { ProfileView } from '../../features/account/components/profile-view';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';

export default function ProfilePage() {
  const { t } = useI18n();
  useDocumentTitle(t('account.profile'));
  return <ProfileView />;
}

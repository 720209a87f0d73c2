import { useLocation } from 'react-router';
import { Page } from '../../components/ui/page';
import { AuthLayout } from '../../features/session/components/auth-layout';
import { ConfirmEmail } from '../../features/session/components/confirm-email';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';

/** Opened from a mailed link with the token after the #: browsers don't send that part to a server. */
export default function ConfirmEmailPage() {
  const { t } = useI18n();
  const { hash } = useLocation();
  useDocumentTitle(t('confirmEmail.title'));
  return (
    <Page>
      <AuthLayout title={t('confirmEmail.title')}>
        <ConfirmEmail key={hash} token={hash.slice(1)} />
      </AuthLayout>
    </Page>
  );
}

import { useLocation } from 'react-router';
import { Page } from '../../components/ui/page';
import { AuthLayout } from '../../features/session/components/auth-layout';
import { ResetPasswordForm } from '../../features/session/components/reset-password-form';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';

/** Opened from a mailed link, which has its token behind the #: browsers send that part to no server. */
export default function ResetPasswordPage() {
  const { t } = useI18n();
  const { hash } = useLocation();
  useDocumentTitle(t('reset.title'));
  return (
    <Page>
      <AuthLayout title={t('reset.title')}>
        <ResetPasswordForm key={hash} token={hash.slice(1)} />
      </AuthLayout>
    </Page>
  );
}

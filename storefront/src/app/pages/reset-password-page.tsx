import { useLocation } from 'react-router';
import { Page } from '../../components/ui/page';
import { AuthLayout } from '../../features/session/components/auth-layout';
import { ResetPasswordForm } from '../../features/session/components/reset-password-form';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';

/**
 * Opened from a mailed link with the token after the #: browsers don't send that part to a server. `?welcome` marks the
 * first password of a user whom staff created.
 */
export default function ResetPasswordPage() {
  const { t } = useI18n();
  const { hash, search } = useLocation();
  const isWelcome = new URLSearchParams(search).has('welcome');
  const title = t(isWelcome ? 'welcome.title' : 'reset.title');
  useDocumentTitle(title);
  return (
    <Page>
      <AuthLayout title={title}>
        <ResetPasswordForm key={hash} token={hash.slice(1)} isFirst={isWelcome} />
      </AuthLayout>
    </Page>
  );
}

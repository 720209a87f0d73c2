import { Page } from '../../components/ui/page';
import { paths } from '../../config/paths';
import { AuthLayout, OtherWay } from '../../features/session/components/auth-layout';
import { ForgotPasswordForm } from '../../features/session/components/forgot-password-form';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';

export default function ForgotPasswordPage() {
  const { t } = useI18n();
  useDocumentTitle(t('forgot.title'));
  return (
    <Page>
      <AuthLayout title={t('forgot.title')}>
        <ForgotPasswordForm />
        <OtherWay question={t('forgot.remembered')} label={t('forgot.login')} to={paths.login()} />
      </AuthLayout>
    </Page>
  );
}

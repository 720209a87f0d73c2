import { useSearchParams } from 'react-router';
import { Notice } from '../../components/ui/notice';
import { Page } from '../../components/ui/page';
import { paths, safeRedirect } from '../../config/paths';
import { AuthLayout, OtherWay } from '../../features/session/components/auth-layout';
import { LoginForm } from '../../features/session/components/login-form';
import { RedirectSignedIn } from '../../features/session/components/redirect-signed-in';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';

export default function LoginPage() {
  const { t } = useI18n();
  const [params] = useSearchParams();
  const redirect = safeRedirect(params.get('redirect'));
  useDocumentTitle(t('login.title'));
  return (
    <RedirectSignedIn>
      <Page>
        <AuthLayout title={t('login.title')}>
          {redirect === paths.cart && <Notice kind="info">{t('login.cartNotice')}</Notice>}
          <LoginForm />
          <OtherWay question={t('login.newCustomer')} label={t('login.register')} to={paths.register(redirect)} />
        </AuthLayout>
      </Page>
    </RedirectSignedIn>
  );
}

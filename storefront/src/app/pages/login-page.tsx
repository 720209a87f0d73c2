import { useSearchParams } from 'react-router';
import { LinkButton } from '../../components/ui/button';
import { Notice } from '../../components/ui/notice';
import { Page } from '../../components/ui/page';
import ui from '../../components/ui/primitives.module.css';
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
  // Most who come from the cart have no account yet.
  const isForCart = redirect === paths.cart;
  useDocumentTitle(t('login.title'));
  return (
    <RedirectSignedIn>
      <Page>
        <AuthLayout title={t('login.title')}>
          {isForCart && (
            <>
              <Notice kind="info">{t('login.cartNotice')}</Notice>
              <p className={ui.soft}>{t('login.newCustomer')}</p>
              <LinkButton to={paths.register(redirect)}>{t('login.register')}</LinkButton>
              <p className={ui.soft}>{t('register.haveAccount')}</p>
            </>
          )}
          <LoginForm />
          {!isForCart && (
            <OtherWay question={t('login.newCustomer')} label={t('login.register')} to={paths.register(redirect)} />
          )}
        </AuthLayout>
      </Page>
    </RedirectSignedIn>
  );
}

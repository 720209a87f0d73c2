import { useSearchParams } from 'react-router';
import { Page } from '../../components/ui/page';
import { paths, safeRedirect } from '../../config/paths';
import { AuthLayout, OtherWay } from '../../features/session/components/auth-layout';
import { RedirectSignedIn } from '../../features/session/components/redirect-signed-in';
import { RegisterForm } from '../../features/session/components/register-form';
import { SendsAfterRegistration } from '../../features/quotes/components/sends-after-registration';
import { waitingRequest } from '../../features/quotes/waiting-request';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';

export default function RegisterPage() {
  const { t } = useI18n();
  const [params] = useSearchParams();
  const redirect = safeRedirect(params.get('redirect'));
  useDocumentTitle(t('register.title'));
  return (
    <RedirectSignedIn>
      <Page>
        <AuthLayout title={t('register.title')}>
          {redirect === paths.cart ? (
            <RegisterForm onRegistered={waitingRequest.release}>
              <SendsAfterRegistration />
            </RegisterForm>
          ) : (
            <RegisterForm />
          )}
          <OtherWay question={t('register.haveAccount')} label={t('register.login')} to={paths.login(redirect)} />
        </AuthLayout>
      </Page>
    </RedirectSignedIn>
  );
}

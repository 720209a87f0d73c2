import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { Button, LinkButton } from '../../components/ui/button';
import { Notice } from '../../components/ui/notice';
import { Page } from '../../components/ui/page';
import { LoadingText } from '../../components/ui/view-state';
import { paths } from '../../config/paths';
import { AuthLayout } from '../../features/session/components/auth-layout';
import { useSessionUser } from '../../features/session/session-store';
import { acceptInvitation, invitedQuery } from '../../features/team/api/team';
import { serverMessage } from '../../lib/api-error';
import { useI18n } from '../../lib/i18n/i18n-context';
import { notify } from '../../lib/notify';
import { useDocumentTitle } from '../../lib/use-document-title';

/** Opened from a mailed link with the token after the #: browsers don't send that part to a server. */
export default function InvitationPage() {
  const { t } = useI18n();
  const token = useLocation().hash.slice(1);
  useDocumentTitle(t('invitation.title'));
  const { data, error } = useQuery({ ...invitedQuery(token), enabled: token !== '' });
  return (
    <Page>
      <AuthLayout title={t('invitation.title')}>
        {token === '' || error ? (
          <Notice kind="error">{serverMessage(error, t('invitation.invalid'))}</Notice>
        ) : !data ? (
          <LoadingText text={t('invitation.loading')} />
        ) : (
          <>
            <p>{t('invitation.text', { by: data.invitedBy, company: data.legalName, email: data.email })}</p>
            <Answer token={token} email={data.email} />
          </>
        )}
      </AuthLayout>
    </Page>
  );
}

function Answer({ token, email }: { token: string; email: string }) {
  const { t } = useI18n();
  const user = useSessionUser();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => acceptInvitation(token),
    onSuccess: () => {
      void queryClient.invalidateQueries();
      notify('success', t('invitation.joined'));
      void navigate(paths.profile, { replace: true });
    },
  });
  if (user === null) {
    const back = `${paths.invitation}#${token}`;
    return (
      <>
        <p>{t('invitation.signIn', { email })}</p>
        <LinkButton to={paths.register(back)}>{t('invitation.register')}</LinkButton>
        <LinkButton variant="secondary" to={paths.login(back)}>
          {t('invitation.login')}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <Button size="large" wide disabled={isPending} onClick={() => mutate()}>
        {t('invitation.accept')}
      </Button>
      {error && <Notice kind="error">{serverMessage(error, t('invitation.failed'))}</Notice>}
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { Button, LinkButton } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { paths } from '../../../config/paths';
import { ApiError, serverMessage } from '../../../lib/api-error';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { confirmReset, type NewPassword } from '../api/credentials';
import { signOut } from '../api/session';
import { session } from '../session-store';
import { checkNewPassword } from '../validation';
import { NewPasswordFields } from './new-password-fields';
import { Outcome } from './auth-layout';
import { useServerForm } from '../../../lib/server-form';

/** Sets a password by a mailed link, and signs out the user of this browser, who then signs in with the new one. */
function useConfirmReset(token: string) {
  const queryClient = useQueryClient();
  return async (password: NewPassword) => {
    await confirmReset(token, password);
    if (session.user() === null) return;
    // The server may have ended the session already, with all others of its user.
    await signOut().catch(() => undefined);
    session.end('signedOut');
    queryClient.removeQueries();
  };
}

interface Props {
  /** The token of the mailed link; empty if the link is incomplete. */
  token: string;
  /** True if the user had no password before. */
  isFirst?: boolean;
}

export function ResetPasswordForm({ token, isFirst = false }: Props) {
  const { t } = useI18n();
  const { form, field, onSubmit, refusal, isPending, isSuccess, error } = useServerForm<NewPassword>({
    initial: { password: '', confirmPassword: '' },
    check: checkNewPassword,
    send: useConfirmReset(token),
    failed: t('reset.failed'),
  });
  if (isSuccess) return <PasswordSet isFirst={isFirst} />;
  if (token === '') return <UselessLink text={t('reset.incomplete')} />;
  if (isUselessLink(error)) return <UselessLink text={serverMessage(error, t('reset.failed'))} />;
  return (
    <form noValidate className={ui.stack4} onSubmit={onSubmit}>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      {isFirst && <p className={ui.soft}>{t('welcome.lead')}</p>}
      <NewPasswordFields
        labels={[t('password.new'), t('password.confirm')]}
        fields={[field('password'), field('confirmPassword')]}
        typed={form.watch(['password', 'confirmPassword'])}
      />
      <Button type="submit" size="large" wide disabled={isPending}>
        {isPending ? t('reset.submitting') : t('reset.submit')}
      </Button>
    </form>
  );
}

function PasswordSet({ isFirst }: Pick<Props, 'isFirst'>) {
  const { t } = useI18n();
  return (
    <Outcome>
      <Notice kind="success">{t(isFirst ? 'welcome.done' : 'reset.done')}</Notice>
      <LinkButton to={paths.login()}>{t('reset.login')}</LinkButton>
    </Outcome>
  );
}

function UselessLink({ text }: { text: string }) {
  const { t } = useI18n();
  return (
    <Outcome>
      <Notice kind="error">{text}</Notice>
      <LinkButton to={paths['forgot-password']}>{t('reset.askAgain')}</LinkButton>
    </Outcome>
  );
}

const isUselessLink = (error: Error | null) => error instanceof ApiError && error.code === 'INVALID_RESET_LINK';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { Button, LinkButton } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { paths } from '../../../config/paths';
import { ApiError, serverMessage } from '../../../lib/api-error';
import { resolveWith } from '../../../lib/form-resolver';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { formMessage, showFieldErrors } from '../../../lib/server-field-errors';
import { confirmReset, type NewPassword } from '../api/credentials';
import { signOut } from '../api/session';
import { session } from '../session-store';
import { checkNewPassword } from '../validation';
import { NewPasswordFields } from './new-password-fields';
import { Outcome } from './auth-layout';

/** Sets a password by a mailed link, and signs out the user of this browser, who then signs in with the new one. */
function useConfirmReset(token: string, onRefused: (error: Error) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (password: NewPassword) => {
      await confirmReset(token, password);
      if (session.user() === null) return;
      // The server may have ended the session already, with all others of its user.
      await signOut().catch(() => undefined);
      session.end('signedOut');
      queryClient.removeQueries();
    },
    onError: onRefused,
  });
}

const fields = ['password', 'confirmPassword'] as const;

interface Props {
  /** The token of the mailed link; empty if the link is incomplete. */
  token: string;
  /** True if the user had no password before. */
  isFirst?: boolean;
}

export function ResetPasswordForm({ token, isFirst = false }: Props) {
  const { t } = useI18n();
  const { register, handleSubmit, formState, setError, control } = useForm<NewPassword>({
    defaultValues: { password: '', confirmPassword: '' },
    resolver: resolveWith(checkNewPassword, t),
  });
  const { mutate, isPending, isSuccess, error } = useConfirmReset(token, (refusal) =>
    showFieldErrors(refusal, fields, setError),
  );
  const [password, confirmPassword] = useWatch({ control, name: ['password', 'confirmPassword'] });
  const { errors } = formState;
  const refusal = formMessage(error, fields, t('reset.failed'));
  if (isSuccess) return <PasswordSet isFirst={isFirst} />;
  if (token === '') return <UselessLink text={t('reset.incomplete')} />;
  if (isUselessLink(error)) return <UselessLink text={serverMessage(error, t('reset.failed'))} />;
  return (
    <form noValidate className={ui.stack4} onSubmit={(event) => void handleSubmit((values) => mutate(values))(event)}>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      {isFirst && <p className={ui.soft}>{t('welcome.lead')}</p>}
      <NewPasswordFields
        labels={[t('password.new'), t('password.confirm')]}
        inputs={[register('password'), register('confirmPassword')]}
        typed={[password, confirmPassword]}
        errors={[errors.password?.message, errors.confirmPassword?.message]}
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

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, LinkButton } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { paths } from '../../../config/paths';
import { ApiError, serverMessage } from '../../../lib/api-error';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { proveEmail } from '../api/credentials';
import { profileQuery } from '../api/session';
import { Outcome } from './auth-layout';

/**
 * Confirms the address by a press of the button: programs that open the links of emails confirm nothing.
 * @param token of the mailed link; empty if the link is incomplete
 */
export function ConfirmEmail({ token }: { token: string }) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => proveEmail(token),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: profileQuery().queryKey }),
  });
  if (data)
    return (
      <Outcome>
        <Notice kind="success">{t('confirmEmail.done', { email: data.email })}</Notice>
        <LinkButton to={paths.profile}>{t('confirmEmail.account')}</LinkButton>
      </Outcome>
    );
  if (token === '') return <Notice kind="error">{t('confirmEmail.incomplete')}</Notice>;
  if (error instanceof ApiError && error.code === 'INVALID_EMAIL_LINK')
    return (
      <Outcome>
        <Notice kind="error">{serverMessage(error, t('confirmEmail.failed'))}</Notice>
        <LinkButton to={paths.profile}>{t('confirmEmail.account')}</LinkButton>
      </Outcome>
    );
  return (
    <div className={ui.stack4}>
      {error && <Notice kind="error">{serverMessage(error, t('confirmEmail.failed'))}</Notice>}
      <p className={ui.soft}>{t('confirmEmail.lead')}</p>
      <Button size="large" wide disabled={isPending} onClick={() => mutate()}>
        {isPending ? t('confirmEmail.submitting') : t('confirmEmail.submit')}
      </Button>
    </div>
  );
}

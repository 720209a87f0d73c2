import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { resolveWith } from '../../../lib/form-resolver';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { formMessage, showFieldErrors } from '../../../lib/server-field-errors';
import { requestReset } from '../api/credentials';
import { checkEmail } from '../validation';
import { Outcome } from './auth-layout';

const fields = ['email'] as const;

export function ForgotPasswordForm() {
  const { t } = useI18n();
  const { register, handleSubmit, formState, setError, getValues } = useForm({
    defaultValues: { email: '' },
    resolver: resolveWith(checkEmail, t),
  });
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: ({ email }: { email: string }) => requestReset(email.trim()),
    onError: (refusal) => showFieldErrors(refusal, fields, setError),
  });
  const refusal = formMessage(error, fields, t('forgot.failed'));
  const [again, setAgain] = useState(false);
  const requestAgain = () => {
    setAgain(true);
    reset();
  };
  if (isSuccess) return <LinkSent email={getValues('email').trim()} onAgain={requestAgain} />;
  return (
    <form noValidate className={ui.stack4} onSubmit={(event) => void handleSubmit((values) => mutate(values))(event)}>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <p className={ui.soft}>{t('forgot.lead')}</p>
      <TextField
        autoFocus={again}
        label={t('login.email')}
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" size="large" wide disabled={isPending}>
        {isPending ? t('forgot.submitting') : t('forgot.submit')}
      </Button>
    </form>
  );
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useI18n();
  return (
    <Outcome>
      <Notice kind="success">{t('forgot.sent', { email })}</Notice>
      <p className={ui.soft}>{t('forgot.sentHint')}</p>
      <Button variant="secondary" onClick={onAgain}>
        {t('forgot.again')}
      </Button>
    </Outcome>
  );
}

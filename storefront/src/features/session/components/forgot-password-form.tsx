import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { requestReset } from '../api/credentials';
import { checkEmail } from '../validation';
import { Outcome } from './auth-layout';
import { useServerForm } from '../../../lib/server-form';

export function ForgotPasswordForm() {
  const { t } = useI18n();
  const { form, field, onSubmit, refusal, isPending, isSuccess, reset } = useServerForm<{ email: string }>({
    initial: { email: '' },
    check: checkEmail,
    send: ({ email }) => requestReset(email.trim()),
    failed: t('forgot.failed'),
  });
  const [again, setAgain] = useState(false);
  const requestAgain = () => {
    setAgain(true);
    reset();
  };
  if (isSuccess) return <LinkSent email={form.getValues('email').trim()} onAgain={requestAgain} />;
  return (
    <form noValidate className={ui.stack4} onSubmit={onSubmit}>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <p className={ui.soft}>{t('forgot.lead')}</p>
      <TextField autoFocus={again} label={t('login.email')} type="email" autoComplete="email" {...field('email')} />
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

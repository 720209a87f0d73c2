import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { Link } from '../../../components/ui/link';
import { Notice } from '../../../components/ui/notice';
import { PasswordField } from '../../../components/ui/password-field';
import ui from '../../../components/ui/primitives.module.css';
import { paths } from '../../../config/paths';
import { ApiError, serverMessage } from '../../../lib/api-error';
import { resolveWith } from '../../../lib/form-resolver';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { signIn, type Credentials } from '../api/credentials';
import { session } from '../session-store';
import { checkCredentials } from '../validation';
import styles from './auth-form.module.css';

/** The password was right: the same form now needs the code. */
const isCodeRequired = (error: unknown) => error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED';

export function LoginForm() {
  const { t } = useI18n();
  const { register, handleSubmit, formState } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
    resolver: resolveWith(checkCredentials, t),
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: signIn,
    onSuccess: session.begin,
    onError: (refusal) => {
      if (isCodeRequired(refusal)) setNeedsCode(true);
    },
  });
  const { errors } = formState;
  const [needsCode, setNeedsCode] = useState(false);

  return (
    <form noValidate className={ui.stack4} onSubmit={(event) => void handleSubmit((values) => mutate(values))(event)}>
      {error && !isCodeRequired(error) && <Notice kind="error">{serverMessage(error, t('login.failed'))}</Notice>}
      <TextField
        label={t('login.email')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label={t('login.password')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      {needsCode && (
        <TextField
          label={t('login.code')}
          hint={t('login.codeHint')}
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
          {...register('code')}
        />
      )}
      <Link className={styles.aside} to={paths['forgot-password']}>
        {t('login.forgot')}
      </Link>
      <Button type="submit" size="large" wide disabled={isPending}>
        {isPending ? t('login.submitting') : t('login.submit')}
      </Button>
    </form>
  );
}

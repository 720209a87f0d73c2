import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import { PasswordField } from '../../../components/ui/password-field';
import { serverMessage } from '../../../lib/api-error';
import { resolveWith } from '../../../lib/form-resolver';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { showFieldErrors } from '../../../lib/server-field-errors';
import { register as registerAccount, type Registration } from '../api/register';
import { session } from '../session-store';
import { checkRegistration, passwordMatch } from '../validation';
import styles from './auth-form.module.css';

const fields = ['name', 'phoneNumber', 'email', 'password', 'confirmPassword'] as const;

export function RegisterForm() {
  const { t } = useI18n();
  const { register, handleSubmit, formState, setError, control } = useForm<Registration>({
    defaultValues: { name: '', phoneNumber: '', email: '', password: '', confirmPassword: '' },
    resolver: resolveWith(checkRegistration, t),
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: registerAccount,
    onSuccess: session.begin,
    onError: (refusal) => showFieldErrors(refusal, fields, setError),
  });
  const [password, confirmPassword] = useWatch({ control, name: ['password', 'confirmPassword'] });
  const match = passwordMatch(password, confirmPassword);
  const live = match === 'no' ? t('register.mismatch') : undefined;
  const { errors } = formState;
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit((values) => mutate(values))(event)}>
      {error && <Notice kind="error">{serverMessage(error, t('register.failed'))}</Notice>}
      <TextField label={t('register.name')} autoComplete="name" error={errors.name?.message} {...register('name')} />
      <TextField
        label={t('register.phoneNumber')}
        type="tel"
        autoComplete="tel"
        error={errors.phoneNumber?.message}
        {...register('phoneNumber')}
      />
      <TextField
        label={t('register.email')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label={t('register.password')}
        autoComplete="new-password"
        match={match}
        error={live ?? passwordError(errors.password?.message, match, t('register.mismatch'))}
        {...register('password')}
      />
      <PasswordField
        label={t('register.confirmPassword')}
        autoComplete="new-password"
        match={match}
        error={live ?? passwordError(errors.confirmPassword?.message, match, t('register.mismatch'))}
        hint={match === 'yes' ? t('register.match') : undefined}
        {...register('confirmPassword')}
      />
      <Button type="submit" size="large" wide disabled={isPending}>
        {isPending ? t('register.submitting') : t('register.submit')}
      </Button>
    </form>
  );
}

/** One field was mended: the complaint that the other one still carries from the last attempt no longer holds. */
function passwordError(message: string | undefined, match: 'yes' | 'no' | undefined, mismatch: string) {
  return match === 'yes' && message === mismatch ? undefined : message;
}

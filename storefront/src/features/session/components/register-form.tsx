import { MAX_LENGTH } from '@shop/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { formDraft, useFormDraft } from '../../../lib/form-draft';
import { resolveWith } from '../../../lib/form-resolver';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { formMessage, showFieldErrors } from '../../../lib/server-field-errors';
import { register as registerAccount, type Registration } from '../api/credentials';
import { session } from '../session-store';
import { checkRegistration } from '../validation';
import { NewPasswordFields } from './new-password-fields';

const fields = ['name', 'phoneNumber', 'email', 'password', 'confirmPassword'] as const;

const blank: Registration = { name: '', phoneNumber: '', email: '', password: '', confirmPassword: '' };

const draft = formDraft('registration', ['name', 'phoneNumber', 'email']);

/** After a navigation the page takes the focus first; whoever types already is not moved. */
function useFirstFocus(name: string) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const field = form.current?.elements.namedItem(name);
      if (!document.activeElement?.closest('form') && field instanceof HTMLElement) field.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [name]);
  return form;
}

const begin = (profile: Parameters<typeof session.begin>[0], onRegistered?: () => void) => {
  draft.clear();
  onRegistered?.();
  session.begin(profile);
};

interface RegisterFormProps {
  /** Called before the session begins. */
  onRegistered?: () => void;
  /** Above the button. */
  children?: ReactNode;
}

export function RegisterForm({ onRegistered, children }: RegisterFormProps) {
  const { t, language } = useI18n();
  const form = useForm<Registration>({
    defaultValues: { ...blank, ...draft.read() },
    resolver: resolveWith(checkRegistration, t),
  });
  const { register, handleSubmit, formState, setError, control } = form;
  const ref = useFirstFocus('name');
  useFormDraft(form, draft, blank);
  const { mutate, isPending, error } = useMutation({
    mutationFn: registerAccount,
    onSuccess: (profile) => begin(profile, onRegistered),
    onError: (refusal) => showFieldErrors(refusal, fields, setError),
  });
  const [password, confirmPassword] = useWatch({ control, name: ['password', 'confirmPassword'] });
  const { errors } = formState;
  const refusal = formMessage(error, fields, t('register.failed'));
  return (
    <form
      ref={ref}
      noValidate
      className={ui.stack4}
      onSubmit={(event) => void handleSubmit((values) => mutate({ ...values, language }))(event)}
    >
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <TextField
        label={t('register.name')}
        autoComplete="name"
        maxLength={MAX_LENGTH.name}
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={t('register.phoneNumber')}
        type="tel"
        autoComplete="tel"
        maxLength={MAX_LENGTH.phone}
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
      <NewPasswordFields
        labels={[t('register.password'), t('register.confirmPassword')]}
        inputs={[register('password'), register('confirmPassword')]}
        typed={[password, confirmPassword]}
        errors={[errors.password?.message, errors.confirmPassword?.message]}
      />
      {children}
      <Button type="submit" size="large" wide disabled={isPending}>
        {isPending ? t('register.submitting') : t('register.submit')}
      </Button>
    </form>
  );
}

import { MAX_LENGTH } from '@shop/contract/limits';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { formDraft, useFormDraft } from '../../../lib/form-draft';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { register, type Registration } from '../api/credentials';
import { session } from '../session-store';
import { checkRegistration } from '../validation';
import { NewPasswordFields } from './new-password-fields';
import { useServerForm } from '../../../lib/server-form';

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
  const { form, field, onSubmit, refusal, isPending } = useServerForm({
    initial: { ...blank, ...draft.read() },
    check: checkRegistration,
    send: (registration) => register({ ...registration, language }),
    onSaved: (profile) => begin(profile, onRegistered),
    failed: t('register.failed'),
  });
  const ref = useFirstFocus('name');
  useFormDraft(form, draft, blank);
  return (
    <form ref={ref} noValidate className={ui.stack4} onSubmit={onSubmit}>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <TextField label={t('register.name')} autoComplete="name" maxLength={MAX_LENGTH.name} {...field('name')} />
      <TextField
        label={t('register.phoneNumber')}
        type="tel"
        autoComplete="tel"
        maxLength={MAX_LENGTH.phone}
        {...field('phoneNumber')}
      />
      <TextField label={t('register.email')} type="email" autoComplete="email" {...field('email')} />
      <NewPasswordFields
        labels={[t('register.password'), t('register.confirmPassword')]}
        fields={[field('password'), field('confirmPassword')]}
        typed={form.watch(['password', 'confirmPassword'])}
      />
      {children}
      <Button type="submit" size="large" wide disabled={isPending}>
        {isPending ? t('register.submitting') : t('register.submit')}
      </Button>
    </form>
  );
}

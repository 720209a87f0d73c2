import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { TextAreaField, TextField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import { resolveWith } from '../../../lib/form-resolver';
import type { PlainKey } from '../../../lib/i18n/i18n';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { showFieldErrors } from '../../../lib/server-field-errors';
import { type ContactMessage, sendMessage } from '../api/send-message';
import styles from './contact.module.css';

/** Finds the problems of the contact form: all three fields are required. */
function checkMessage({ name, phone, message }: ContactMessage): Partial<Record<keyof ContactMessage, PlainKey>> {
  return {
    ...(!name.trim() && { name: 'contact.nameRequired' }),
    ...(!phone.trim() && { phone: 'contact.phoneRequired' }),
    ...(!message.trim() && { message: 'contact.messageRequired' }),
  };
}

const blank: ContactMessage = { name: '', phone: '', message: '', website: '' };

export function ContactForm() {
  const { t } = useI18n();
  const { register, handleSubmit, formState, setError, reset } = useForm<ContactMessage>({
    defaultValues: blank,
    resolver: resolveWith(checkMessage, t),
  });
  const { mutate, isPending, isError, isSuccess } = useMutation({
    mutationFn: sendMessage,
    onSuccess: () => reset(blank),
    onError: (refusal) => showFieldErrors(refusal, ['name', 'phone', 'message'], setError),
  });
  const { errors } = formState;
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit((values) => mutate(values))(event)}>
      <h2 className={styles.title}>{t('contact.formTitle')}</h2>
      {isSuccess && <Notice kind="success">{t('contact.sent')}</Notice>}
      {isError && <Notice kind="error">{t('contact.failed')}</Notice>}
      <TextField label={t('contact.name')} autoComplete="name" error={errors.name?.message} {...register('name')} />
      <TextField
        label={t('contact.phone')}
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...register('phone')}
      />
      <TextAreaField label={t('contact.message')} rows={5} error={errors.message?.message} {...register('message')} />
      <div className={styles.unseen} aria-hidden="true">
        <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
      </div>
      <Button type="submit" size="large" disabled={isPending}>
        {isPending ? t('contact.submitting') : t('contact.submit')}
      </Button>
    </form>
  );
}

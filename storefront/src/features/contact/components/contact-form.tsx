import { MAX_LENGTH } from '@shop/contract/limits';
import { looksLikePhone } from '@shop/contract/phone';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { TextAreaField, TextField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { formDraft, useFormDraft } from '../../../lib/form-draft';
import { resolveWith } from '../../../lib/form-resolver';
import type { FieldKey } from '../../../lib/i18n/i18n';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { isShownAtFields, showFieldErrors } from '../../../lib/server-field-errors';
import styles from './contact.module.css';
import { api, unwrap } from '../../../lib/api-client';

export interface ContactMessage {
  name: string;
  phone: string;
  message: string;
  /** Hidden from people: a value here means that a program filled in the form. */
  website: string;
}

const sendMessage = async (message: ContactMessage) => unwrap(await api.POST('/api/contact', { body: message }));

/** Finds the problems of the contact form: all three fields are required, and one is a phone number. */
function checkMessage({ name, phone, message }: ContactMessage): Partial<Record<keyof ContactMessage, FieldKey>> {
  return {
    ...(!name.trim() && { name: 'contact.nameRequired' }),
    ...(!looksLikePhone(phone) && { phone: 'contact.phoneInvalid' }),
    ...(!phone.trim() && { phone: 'contact.phoneRequired' }),
    ...(!message.trim() && { message: 'contact.messageRequired' }),
  };
}

const blank: ContactMessage = { name: '', phone: '', message: '', website: '' };

const fields = ['name', 'phone', 'message'] as const;

const draft = formDraft('contact', fields);

export function ContactForm() {
  const { t } = useI18n();
  const form = useForm<ContactMessage>({
    defaultValues: { ...blank, ...draft.read() },
    resolver: resolveWith(checkMessage, t),
  });
  const { register, handleSubmit, formState, setError, reset } = form;
  useFormDraft(form, draft, blank);
  const { mutate, isPending, error, isSuccess } = useMutation({
    mutationFn: sendMessage,
    onSuccess: () => {
      reset(blank);
      draft.clear();
    },
    onError: (refusal) => showFieldErrors(refusal, fields, setError),
  });
  const { errors } = formState;
  return (
    <form
      noValidate
      className={cx(ui.frame, ui.stack4, styles.form)}
      onSubmit={(event) => void handleSubmit((values) => mutate(values))(event)}
    >
      <h2 className={ui.title}>{t('contact.formTitle')}</h2>
      {isSuccess && <Notice kind="success">{t('contact.sent')}</Notice>}
      {error && !isShownAtFields(error, fields) && <Notice kind="error">{t('contact.failed')}</Notice>}
      <TextField
        label={t('contact.name')}
        autoComplete="name"
        maxLength={MAX_LENGTH.name}
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={t('contact.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={MAX_LENGTH.phone}
        error={errors.phone?.message}
        {...register('phone')}
      />
      <TextAreaField
        label={t('contact.message')}
        rows={5}
        maxLength={MAX_LENGTH.message}
        error={errors.message?.message}
        {...register('message')}
      />
      <div className={cx(ui.hidden, styles.unseen)} aria-hidden="true">
        <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
      </div>
      <Button type="submit" size="large" disabled={isPending}>
        {isPending ? t('contact.submitting') : t('contact.submit')}
      </Button>
    </form>
  );
}

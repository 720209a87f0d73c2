import { MAX_LENGTH } from '@shop/contract/limits';
import { looksLikePhone } from '@shop/contract/phone';
import { Button } from '../../../components/ui/button';
import { TextAreaField, TextField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { formDraft, useFormDraft } from '../../../lib/form-draft';
import type { FieldKey } from '../../../lib/i18n/i18n';
import { useI18n } from '../../../lib/i18n/i18n-context';
import styles from './contact.module.css';
import { api, unwrap } from '../../../lib/api-client';
import { useServerForm } from '../../../lib/server-form';

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

const draft = formDraft('contact', ['name', 'phone', 'message']);

export function ContactForm() {
  const { t } = useI18n();
  const { form, field, onSubmit, isPending, error, isShownAtFields, isSuccess } = useServerForm({
    initial: { ...blank, ...draft.read() },
    check: checkMessage,
    send: sendMessage,
    onSaved: () => {
      form.reset(blank);
      draft.clear();
    },
    failed: t('contact.failed'),
  });
  useFormDraft(form, draft, blank);
  return (
    <form noValidate className={cx(ui.frame, ui.stack4, styles.form)} onSubmit={onSubmit}>
      <h2 className={ui.title}>{t('contact.formTitle')}</h2>
      {isSuccess && <Notice kind="success">{t('contact.sent')}</Notice>}
      {error && !isShownAtFields && <Notice kind="error">{t('contact.failed')}</Notice>}
      <TextField label={t('contact.name')} autoComplete="name" maxLength={MAX_LENGTH.name} {...field('name')} />
      <TextField
        label={t('contact.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={MAX_LENGTH.phone}
        {...field('phone')}
      />
      <TextAreaField label={t('contact.message')} rows={5} maxLength={MAX_LENGTH.message} {...field('message')} />
      <div className={cx(ui.hidden, styles.unseen)} aria-hidden="true">
        <input type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
      </div>
      <Button type="submit" size="large" disabled={isPending}>
        {isPending ? t('contact.submitting') : t('contact.submit')}
      </Button>
    </form>
  );
}

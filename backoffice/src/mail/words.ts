import { defineWords } from '../i18n/words';

export const words = defineWords({
  en: {
    name: 'E-mail |||| E-mails',
    fields: {
      createdAt: 'Written',
      to: 'To',
      subject: 'Subject',
      state: 'State',
      attempts: 'Attempts',
      sentAt: 'Sent',
    },
    status: { pending: 'Waiting', sent: 'Sent', failed: 'Given up' },
    list: { loading: 'Loading e-mails...', failed: 'Failed to load e-mails.', empty: 'No e-mails found.' },
    next: 'next attempt %{at}',
    retry: 'Try again',
    notifications: { retried: 'The e-mail will be tried again.', retry_failed: 'Failed to try the e-mail again.' },
  },
  ar: {
    name: 'البريد الإلكتروني |||| رسالة إلكترونية',
    fields: {
      createdAt: 'كُتبت',
      to: 'إلى',
      subject: 'الموضوع',
      state: 'الحالة',
      attempts: 'المحاولات',
      sentAt: 'أُرسلت',
    },
    status: { pending: 'بالانتظار', sent: 'أُرسلت', failed: 'تُركت' },
    list: {
      loading: 'جارٍ تحميل البريد الإلكتروني...',
      failed: 'تعذّر تحميل البريد الإلكتروني.',
      empty: 'لا توجد رسائل إلكترونية.',
    },
    next: 'المحاولة التالية %{at}',
    retry: 'إعادة المحاولة',
    notifications: { retried: 'ستُعاد محاولة إرسال الرسالة الإلكترونية.', retry_failed: 'تعذّرت إعادة محاولة الإرسال.' },
  },
});

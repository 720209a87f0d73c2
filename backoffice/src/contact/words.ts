import { defineWords } from '../i18n/words';

export const words = defineWords({
  en: {
    name: 'Message |||| Messages',
    fields: { createdAt: 'Date', name: 'Name', phone: 'Phone', message: 'Message' },
    page: { show: 'Message from %{recordRepresentation}' },
    list: { loading: 'Loading messages...', failed: 'Failed to load messages.', empty: 'No messages found.' },
    load_failed: 'Failed to load the message.',
    notifications: { deleted: 'Message deleted.', delete_failed: 'Failed to delete message.' },
    confirm: { delete: 'Are you sure you want to delete this message?' },
    whatsapp: 'Write on WhatsApp',
  },
  ar: {
    name: 'الرسائل |||| الرسالة',
    fields: { createdAt: 'التاريخ', name: 'الاسم', phone: 'الهاتف', message: 'الرسالة' },
    page: { show: 'رسالة من %{recordRepresentation}' },
    list: { loading: 'جارٍ تحميل الرسائل...', failed: 'تعذّر تحميل الرسائل.', empty: 'لا توجد رسائل.' },
    load_failed: 'تعذّر تحميل الرسالة.',
    notifications: { deleted: 'حُذفت الرسالة.', delete_failed: 'تعذّر حذف الرسالة.' },
    confirm: { delete: 'هل أنت متأكد من حذف هذه الرسالة؟' },
    whatsapp: 'المراسلة عبر واتساب',
  },
});

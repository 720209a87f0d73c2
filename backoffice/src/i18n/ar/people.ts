import type { contact as englishContact, mail as englishMail, users as englishUsers } from '../en/people';
import type { TextsOf } from '../messages';

export const users: TextsOf<typeof englishUsers> = {
  name: 'المستخدمون |||| المستخدم',
  fields: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phoneNumber: 'الهاتف',
    address: 'العنوان',
    language: 'لغة الرسائل والمستندات',
    isAdmin: 'الدور',
  },
  role: { admin: 'مدير', user: 'مستخدم' },
  is_admin: 'مدير',
  page: { edit: '%{recordRepresentation}', list: 'المستخدمون' },
  list: { loading: 'جارٍ تحميل المستخدمين...', failed: 'تعذّر تحميل المستخدمين.', empty: 'لا يوجد مستخدمون.' },
  load_failed: 'تعذّر تحميل بيانات المستخدم.',
  notifications: {
    updated: 'حُفظ المستخدم.',
    update_failed: 'تعذّر حفظ المستخدم.',
    deleted: 'حُذف المستخدم.',
    delete_failed: 'تعذّر حذف المستخدم.',
  },
  confirm: { delete: 'هل أنت متأكد من حذف هذا المستخدم؟' },
};

export const contact: TextsOf<typeof englishContact> = {
  name: 'الرسائل |||| الرسالة',
  fields: { createdAt: 'التاريخ', name: 'الاسم', phone: 'الهاتف', message: 'الرسالة' },
  page: { list: 'الرسائل', show: 'رسالة من %{recordRepresentation}' },
  list: { loading: 'جارٍ تحميل الرسائل...', failed: 'تعذّر تحميل الرسائل.', empty: 'لا توجد رسائل.' },
  load_failed: 'تعذّر تحميل الرسالة.',
  notifications: { deleted: 'حُذفت الرسالة.', delete_failed: 'تعذّر حذف الرسالة.' },
  confirm: { delete: 'هل أنت متأكد من حذف هذه الرسالة؟' },
  whatsapp: 'المراسلة عبر واتساب',
};

export const mail: TextsOf<typeof englishMail> = {
  name: 'البريد الصادر |||| رسالة بريد',
  fields: {
    createdAt: 'كُتبت',
    to: 'إلى',
    subject: 'الموضوع',
    state: 'الحالة',
    attempts: 'المحاولات',
    sentAt: 'أُرسلت',
  },
  state: { pending: 'بالانتظار', sent: 'أُرسلت', failed: 'تُركت' },
  page: { list: 'البريد الصادر' },
  list: { loading: 'جارٍ تحميل البريد الصادر...', failed: 'تعذّر تحميل البريد الصادر.', empty: 'لا يوجد بريد صادر.' },
  next: 'المحاولة التالية %{at}',
  retry: 'إعادة المحاولة',
  notifications: { retried: 'ستُعاد محاولة إرسال الرسالة.', retry_failed: 'تعذّرت إعادة محاولة الإرسال.' },
};

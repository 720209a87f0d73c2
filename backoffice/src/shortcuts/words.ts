import { defineWords } from '../i18n/words';

export const words = defineWords({
  en: {
    title: 'Keyboard shortcuts',
    then: 'then',
    search: 'Search in the list',
    create: 'New record',
    save: 'Save the form',
    next: 'Next record of the list',
    previous: 'Previous record of the list',
    help: 'This help',
    go: 'Go to %{page}',
  },
  ar: {
    title: 'اختصارات لوحة المفاتيح',
    then: 'ثم',
    search: 'البحث في القائمة',
    create: 'سجل جديد',
    save: 'حفظ النموذج',
    next: 'السجل التالي في القائمة',
    previous: 'السجل السابق في القائمة',
    help: 'هذه المساعدة',
    go: 'الانتقال إلى %{page}',
  },
});

import type { keys as english } from '../en/keys';
import type { TextsOf } from '../messages';

export const keys: TextsOf<typeof english> = {
  title: 'اختصارات لوحة المفاتيح',
  then: 'ثم',
  search: 'البحث في القائمة',
  create: 'سجل جديد',
  save: 'حفظ النموذج',
  next: 'السجل التالي في القائمة',
  previous: 'السجل السابق في القائمة',
  help: 'هذه المساعدة',
  go: 'الانتقال إلى %{page}',
};

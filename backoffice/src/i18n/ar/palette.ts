import type { palette as english } from '../en/palette';
import type { Translated } from '../words';

export const palette = {
  open: 'البحث في كل شيء',
  field: 'رقم أو اسم أو هاتف أو رقم أمر شراء أو مبلغ أو صفحة',
  recent: 'الأخيرة',
  actions: 'في هذه الصفحة',
  pages: 'الصفحات',
  create: 'جديد: {resource}',
  searching: 'جارٍ البحث…',
  nothing: 'لم يُعثر على شيء.',
  failed: 'تعذّر البحث. تابع الكتابة للمحاولة مجددًا.',
} satisfies Translated<typeof english>;

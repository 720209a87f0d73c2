import type { messages as english } from '../en/catalog';
import type { InArabic } from '../texts';

export const messages: InArabic<typeof english> = {
  'shop.intro': 'أضف ما تحتاجه إلى السلة، ثم أرسلها طلبًا لتحصل على عرض سعر.',
  'shop.results': 'المنتجات',
  'shop.loading': 'جارٍ تحميل المنتجات…',
  'shop.error': 'حدث خطأ أثناء تحميل المنتجات.',
  'shop.range': 'عرض {from} إلى {to} من أصل {total}',
  'shop.updating': 'جارٍ التحديث…',
  'shop.filters': 'التصفية',
  'shop.filtersCount': 'التصفية ({count})',
  'shop.showResults': 'عرض المنتجات',
  'shop.filtersLoading': 'جارٍ تحميل عوامل التصفية…',
  'shop.filtersError': 'تعذّر تحميل عوامل التصفية.',
  'shop.categoriesError': 'حدث خطأ أثناء جلب الفئات.',
  'shop.clear': 'مسح التصفية',
  'shop.type': 'نوع المنتج',
  'shop.allTypes': 'كل المنتجات',
  'shop.category': 'الفئة',

  'pages.label': 'الصفحات',
  'pages.prev': 'السابق',
  'pages.next': 'التالي',
  'pages.page': 'الصفحة {page}',
};

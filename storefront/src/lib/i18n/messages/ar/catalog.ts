import type { messages as english } from '../en/catalog';
import type { InArabic } from '../texts';

export const messages: InArabic<typeof english> = {
  'shop.intro': 'املأ السلة بما تحتاجه مطبعتك، وأرسلها طلبًا، واحصل على عرض سعر.',
  'shop.results': 'المنتجات',
  'shop.loading': 'جارٍ تحميل المنتجات…',
  'shop.error': 'حدث خطأ أثناء تحميل المنتجات.',
  'shop.empty': 'لم يُعثر على منتجات.',
  'shop.emptyHint': 'أزِل أحد عوامل التصفية، أو ابدأ من جديد بالكتالوج كاملًا.',
  'shop.pageMissing': 'لا توجد صفحة {page}.',
  'shop.pageMissingHint': 'تنتهي القائمة عند الصفحة {last}.',
  'shop.lastPage': 'إلى الصفحة الأخيرة',
  'shop.categoryMissing': 'لا توجد فئة كهذه.',
  'shop.categoryMissingHint': 'ربما أُزيلت. تصفّح كل المنتجات بدلًا منها.',
  'shop.range': 'عرض {from}–{to} من أصل {total}',
  'shop.updating': 'جارٍ التحديث…',
  'shop.filters': 'التصفية',
  'shop.filtersCount': 'التصفية ({count})',
  'shop.showResults': 'اعرض المنتجات',
  'shop.filtersLoading': 'جارٍ تحميل عوامل التصفية…',
  'shop.filtersError': 'تعذّر تحميل عوامل التصفية.',
  'shop.categoriesError': 'حدث خطأ أثناء جلب الفئات.',
  'shop.clear': 'مسح التصفية',
  'shop.active': 'عوامل التصفية المختارة',
  'shop.removeFilter': 'أزِل عامل التصفية {name}',
  'shop.type': 'نوع المنتج',
  'shop.allTypes': 'كل المنتجات',
  'shop.category': 'الفئة',
  'shop.searchChip': '«{q}»',
  'shop.valuesSearch': 'ابحث في {group}',
  'shop.valuesNone': 'لا نتائج مطابقة.',
  'shop.choose': 'اختر {group}',
  'shop.chosen': {
    zero: 'لم يُختر شيء',
    one: 'اختيار واحد',
    two: 'اختياران',
    few: '{count} اختيارات',
    many: '{count} اختيارًا',
    other: '{count} اختيار',
  },

  'shop.searchLabel': 'ابحث في هذه المنتجات',
  'shop.emptySearchHint': 'تحقق من الكتابة، أو ابحث بجزء من الاسم أو رقم الصنف أو الرمز.',

  'pages.label': 'الصفحات',
  'pages.prev': 'السابق',
  'pages.next': 'التالي',
  'pages.page': 'الصفحة {page}',

  'product.unavailable': 'غير متوفر حاليًا',
  'product.moq': 'الحد الأدنى {moq}',
  'product.priceOnRequest': 'السعر عند الطلب',
  'product.perUnit': '/ {unit}',

  'shop.description':
    '{what} للمطابع وشركات التعبئة: المقاسات وأسعار القائمة بالدرهم والحد الأدنى للطلب. توصيل داخل الإمارات بعد طلب عرض سعر.',
  'shop.allGoods': 'أشرطة طباعة وقوالب تكسير وأشرطة لاصقة بوجهين ومطاط',
};

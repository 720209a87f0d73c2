import type { messages as english } from '../en/results';
import type { InArabic } from '../texts';

export const messages: InArabic<typeof english> = {
  'shop.empty': 'لم يُعثر على منتجات.',
  'shop.emptyHint': 'أزِل أحد عوامل التصفية، أو ابدأ من جديد بالكتالوج كاملًا.',
  'shop.pageMissing': 'لا توجد صفحة {page}.',
  'shop.pageMissingHint': 'تنتهي القائمة عند الصفحة {last}.',
  'shop.lastPage': 'إلى الصفحة الأخيرة',
  'shop.categoryMissing': 'لا توجد فئة كهذه.',
  'shop.categoryMissingHint': 'ربما أُزيلت. تصفّح كل المنتجات بدلًا منها.',
  'shop.near': 'لا يوجد {asked}. الأقرب: {found}.',
  'shop.corrected': 'نعرض نتائج {found} بدلًا من {asked}.',
  'shop.or': ' أو ',
  'shop.comma': '، ',
  'shop.emptySearch': 'لم يُعثر على شيء لعبارة «{q}».',
  'shop.missing': 'لا منتج يجمع كل ما كتبته. ينقص أقربَ المنتجات: {missing}.',
  'shop.nearest': 'الأقرب إلى ما تبحث عنه',
  'shop.filteredOut': 'لا شيء لعبارة «{q}» مع عوامل التصفية هذه.',
  'shop.searchAll': 'ابحث من دون تصفية',
  'shop.ask': 'اطلبه منا',
  'shop.asked': 'أُضيفت «{q}» إلى طلبك.',
  'shop.toCart': 'إلى السلة',
  'shop.emptySearchHint': 'تحقق من الكتابة، أو ابحث بجزء من الاسم أو رقم الصنف أو الرمز.',
  'shop.active': 'عوامل التصفية المختارة',
  'shop.removeFilter': 'أزِل عامل التصفية {name}',
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

  // In heads of documents, for search engines.
  'shop.description':
    '{what} للمطابع وشركات التعبئة: المقاسات وأسعار القائمة بالدرهم والحد الأدنى للطلب. توصيل داخل الإمارات بعد طلب عرض سعر.',
  'shop.allGoods': 'أشرطة طباعة وقوالب تكسير وأشرطة لاصقة بوجهين ومطاط',
  'product.summary': 'الحد الأدنى للطلب: {minimum}. توصيل داخل الإمارات بعد طلب عرض سعر.',
};

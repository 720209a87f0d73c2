import type { messages as english } from '../en/suggestions';
import type { InArabic } from '../texts';

export const messages: InArabic<typeof english> = {
  'suggestions.label': 'الاقتراحات',
  'suggestions.recent': 'عمليات بحث سابقة',
  'suggestions.forget': 'امحُ عمليات البحث هذه',
  'suggestions.categories': 'الفئات',
  'suggestions.sizes': 'المقاسات',
  'suggestions.products': 'المنتجات',
  'suggestions.add': 'أضف {count} من {name} إلى السلة',
  'suggestions.added': 'أُضيف {name} إلى السلة.',
  'suggestions.all': 'كل نتائج «{q}»',
  'suggestions.none': 'لا منتج يطابق «{q}».',
  'suggestions.count': {
    zero: 'لا اقتراحات',
    one: 'منتج واحد مقترح',
    two: 'منتجان مقترحان',
    few: '{count} منتجات مقترحة',
    many: '{count} منتجًا مقترحًا',
    other: '{count} منتج مقترح',
  },
  'suggestions.failed': 'لا اقتراحات الآن. اضغط Enter للبحث.',
};

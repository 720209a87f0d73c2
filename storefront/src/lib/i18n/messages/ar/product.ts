import type { messages as english } from '../en/product';
import type { InArabic } from '../texts';

export const messages: InArabic<typeof english> = {
  'product.loading': 'جارٍ تحميل المنتج…',
  'product.notFound': 'المنتج غير موجود',
  'product.back': 'العودة إلى المتجر',
  'product.inStock': 'متوفر',
  'product.features': 'أهم المزايا',
  'product.description': 'الوصف',
  'product.noCategory': 'غير محدد',
  'product.quantity': 'الكمية',
  'product.minimum': 'الحد الأدنى هو {n} قطعة',
  'product.add': 'أضف إلى السلة',
  'product.added': 'أُضيف إلى السلة',
  'product.gallery': 'الصور',
  'product.picture': 'الصورة {n} من {name}',
  'product.priceNote': 'سعر القائمة. السعر النهائي في عرض السعر.',
  'product.sku': 'SKU',
  'product.code': 'الرمز',
  'product.details': 'المواصفات',
  'product.size': 'المقاس',
  'product.variant': 'الطول أو العبوة',
  'product.color': 'اللون',
  'product.quality': 'الجودة',
  'product.origin': 'بلد المنشأ',
  'stepper.decrease': 'أنقص الكمية',
  'stepper.increase': 'زد الكمية',

  'product.summary': 'الحد الأدنى للطلب: {minimum}. توصيل داخل الإمارات بعد طلب عرض سعر.',
};

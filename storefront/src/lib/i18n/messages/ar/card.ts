import type { messages as english } from '../en/card';
import type { InArabic } from '../texts';

export const messages: InArabic<typeof english> = {
  'product.unavailable': 'غير متوفر حاليًا',
  'product.skuIs': 'رمز الصنف {sku}',
  'product.codeIs': 'الكود {code}',
  'product.sizeInBoth': '{mm}\u00a0مم\u00a0· {inch}\u00a0بوصة',
  'product.moq': 'الحد الأدنى {moq}',
  'product.step': 'يُباع بمضاعفات {step}',
  'product.max': 'الحد الأقصى {max}',
  'product.pack': '{count} {unit} في كل {pack}',
  'product.priceOnRequest': 'السعر عند الطلب',
  'product.priceHidden': 'سجّل الدخول لرؤية الأسعار',
  'product.priceForCompanies': 'الأسعار للشركات فقط',
  'product.inclVat': 'شامل الضريبة \u2066{rate}%\u2069',
  'product.perUnit': '/ {unit}',
  'product.listPrice': 'سعر القائمة',
  'product.yourPrice': 'سعرك',
  'product.break': 'من {qty}: {price}',
};

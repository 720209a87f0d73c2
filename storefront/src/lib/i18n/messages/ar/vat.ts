import type { messages as english } from '../en/vat';
import type { InArabic } from '../texts';

export const messages: InArabic<typeof english> = {
  'vat.net': 'الصافي دون الضريبة',
  'vat.S': 'ضريبة القيمة المضافة \u2066{rate}%\u2069',
  'vat.Z': 'منه خاضع لنسبة الصفر',
  'vat.E': 'منه معفى من الضريبة',
  'vat.O': 'منه خارج نطاق الضريبة',
  'vat.AE': 'منه بالاحتساب العكسي',
  'prices.withoutVat': 'الأسعار دون ضريبة القيمة المضافة',
  'prices.exclVat': 'دون الضريبة',
};

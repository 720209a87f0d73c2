import type { eInvoicing as english } from '../en/eInvoicing';
import type { Translated } from '../words';

export const eInvoicing = {
  name: 'الفوترة الإلكترونية',
  page: { list: 'الفوترة الإلكترونية' },
  intro: 'ما ينقص المتجر وشركاته ومنتجاته قبل أن تُتبادل فواتيرها إلكترونيًا.',
  shop: 'المتجر',
  shop_ready: 'في الإعدادات كل ما تذكره الفاتورة الإلكترونية عن البائع.',
  companies: 'الشركات',
  companies_ready: 'جاهزة: {ready} من {total} من الشركات المؤكدة.',
  products: 'المنتجات',
  products_total: 'عدد المنتجات في المتجر: {count}',
  without_hs_code: 'منتجات بلا رمز النظام المنسق (HS)، وهو اختياري: {count}',
  without_tax_code: 'منتجات معفاة أو باحتساب عكسي بلا الرمز في سببها: {count}',
  see_products: 'عرض المنتجات',
} satisfies Translated<typeof english>;

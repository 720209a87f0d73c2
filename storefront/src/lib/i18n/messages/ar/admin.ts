import type { messages as english } from '../en/admin';
import type { InArabic } from '../texts';

export const messages: InArabic<typeof english> = {
  'admin.bar': 'الإدارة',
  'admin.greeting': 'مرحبًا، {name}',
  'admin.quotes': 'عروض الأسعار والطلبات',
  'admin.orders': 'أوامر الشراء',
  'admin.invoices': 'الفواتير',
  'admin.payments': 'المدفوعات',
  'admin.users': 'المستخدمون',
  'admin.products': 'المنتجات',
  'admin.categories': 'الفئات',
};

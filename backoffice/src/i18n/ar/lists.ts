import type { list as english, waiting as englishWaiting } from '../en/lists';
import type { Translated } from '../words';

export const list = {
  preview: 'معاينة',
  open: 'فتح',
  show_preview: 'معاينة بجانب القائمة (J وK للتنقل بين الصفوف)',
  compact: 'صفوف متقاربة',
  total: 'الإجمالي ({count}):',
  open_amount: '{amount} غير مسدد',
} satisfies Translated<typeof english>;

export const waiting = {
  quotes: '{count} بانتظار التسعير',
  orders: '{count} بانتظار التسليم',
  invoices: '{count} متأخرة السداد',
} satisfies Translated<typeof englishWaiting>;

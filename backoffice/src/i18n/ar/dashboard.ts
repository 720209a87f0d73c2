import type { dashboard as english } from '../en/dashboard';
import type { TextsOf } from '../messages';

export const dashboard: TextsOf<typeof english> = {
  title: 'اليوم',
  requests: 'طلبات بانتظار التسعير',
  quoted: 'عروض لدى العملاء',
  confirmed: 'أوامر للإنشاء',
  toDeliver: 'أوامر للتسليم',
  due: 'مبالغ مستحقة (درهم)',
  overdue: 'متأخرات (درهم)',
  low_stock: 'مخزون منخفض',
  oldest_today: 'الأقدم: اليوم',
  oldest:
    'الأقدم: اليوم |||| الأقدم: منذ يوم |||| الأقدم: منذ يومين |||| الأقدم: منذ %{smart_count} أيام |||| الأقدم: منذ %{smart_count} يومًا |||| الأقدم: منذ %{smart_count} يوم',
  invoices:
    'لا فواتير |||| فاتورة واحدة |||| فاتورتان |||| %{smart_count} فواتير |||| %{smart_count} فاتورة |||| %{smart_count} فاتورة',
  at_most:
    'نفد |||| قطعة واحدة أو أقل |||| قطعتان أو أقل |||| %{smart_count} قطع أو أقل |||| %{smart_count} قطعة أو أقل |||| %{smart_count} قطعة أو أقل',
  ages: 'المتأخرات حسب المدة',
  overdue_since: 'متأخرة منذ',
  days: '%{from}–%{to} يومًا',
  days_over: 'أكثر من %{over} يومًا',
  revenue: 'الإيرادات حسب الشهر (درهم)',
  invoiced: 'المفوتر',
  received: 'المقبوض',
  as_table: 'جدول',
  as_chart: 'رسم بياني',
  top_products: 'أكثر المنتجات مبيعًا في ثلاثة أشهر',
  column: { month: 'الشهر', product: 'المنتج', invoices: 'الفواتير', qty: 'الكمية', amount: 'درهم' },
  waiting: 'أقدم الطلبات المنتظرة',
  overdue_list: 'الفواتير المتأخرة',
  nothing: 'لا شيء هنا.',
  failed: 'تعذّر التحميل.',
};

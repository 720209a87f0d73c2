import { invoiceStatuses } from '@shop/contract/words/ar/documents';
import type { invoices as english } from '../en/invoices';
import type { TextsOf } from '../messages';

export const invoices: TextsOf<typeof english> = {
  name: 'الفواتير |||| الفاتورة',
  fields: {
    createdAt: 'التاريخ',
    invoiceNumber: 'رقم الفاتورة',
    user: 'العميل',
    'user.name': 'العميل',
    amountDue: 'المبلغ المستحق',
    amountPaid: 'المدفوع',
    remainingDue: 'المتبقي',
    payments: 'الدفعات',
    status: 'الحالة',
    dueDate: 'تاريخ الاستحقاق',
    order: 'الأمر',
    adminToClientNote: 'ملاحظة للعميل (على ملف PDF)',
    'order.orderNumber': 'الأمر',
  },
  status: invoiceStatuses,
  page: { list: 'الفواتير', show: 'الفاتورة %{recordRepresentation}', edit: 'الفاتورة %{recordRepresentation}' },
  list: { loading: 'جارٍ تحميل الفواتير...', failed: 'تعذّر تحميل الفواتير.', empty: 'لا توجد فواتير.' },
  load_failed: 'تعذّر تحميل الفاتورة.',
  notifications: {
    updated: 'حُفظت الفاتورة.',
    update_failed: 'تعذّر حفظ الفاتورة.',
    deleted: 'حُذفت الفاتورة.',
    delete_failed: 'تعذّر حذف الفاتورة. راجع وحدة التحكم للتفاصيل.',
  },
  confirm: { delete: 'هل أنت متأكد من حذف هذه الفاتورة؟' },
  add_payment: 'إضافة دفعة',
  no_payments: 'لا شيء',
};

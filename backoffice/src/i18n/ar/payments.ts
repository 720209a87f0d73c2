import { paymentMethods, paymentStatuses } from '@shop/contract/words/ar/documents';
import type { payments as english } from '../en/payments';
import type { TextsOf } from '../messages';

export const payments: TextsOf<typeof english> = {
  name: 'الدفعات |||| الدفعة',
  fields: {
    paymentDate: 'التاريخ',
    user: 'العميل',
    'user.name': 'العميل',
    invoice: 'الفاتورة',
    'invoice.invoiceNumber': 'الفاتورة',
    amount: 'المبلغ',
    paymentMethod: 'طريقة الدفع',
    paidTo: 'استلمها',
    status: 'الحالة',
    note: 'ملاحظة',
  },
  status: paymentStatuses,
  method: paymentMethods,
  page: { edit: 'دفعة للفاتورة %{recordRepresentation}', list: 'الدفعات' },
  list: { loading: 'جارٍ تحميل الدفعات...', failed: 'تعذّر تحميل الدفعات.', empty: 'لا توجد دفعات.' },
  load_failed: 'تعذّر تحميل بيانات الدفعة.',
  notifications: {
    updated: 'حُفظت الدفعة بنجاح',
    update_failed: 'تعذّر حفظ الدفعة',
    deleted: 'حُذفت الدفعة.',
    delete_failed: 'تعذّر حذف الدفعة.',
    recorded: 'سُجّلت الدفعة وحُدّثت الفاتورة.',
    record_failed: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',
  },
  confirm: { delete: 'هل أنت متأكد من حذف هذه الدفعة؟' },
  add: {
    title: 'إضافة دفعة',
    invoice: 'الفاتورة',
    user: 'العميل',
    due: 'المبلغ المستحق',
    paid: 'المدفوع',
    status: 'الحالة',
    method: 'طريقة الدفع',
    date: 'تاريخ الدفع',
    paid_to: 'استلمها',
    note: 'ملاحظة (اختيارية)',
    amount: 'المبلغ (درهم)',
    save: 'إضافة دفعة',
    settled: 'هذه الفاتورة مدفوعة: لا يمكن تسجيل دفعة أخرى.',
  },
  invalid: {
    amount: 'يُرجى إدخال مبلغ صحيح.',
    paid_to: 'يُرجى إدخال اسم مستلم الدفعة.',
    method: 'طريقة الدفع مطلوبة.',
    date: 'تاريخ الدفع مطلوب.',
  },
};

import { quoteStatuses } from '@shop/contract/words/ar/documents';
import type { quotes as english } from '../en/quotes';
import type { TextsOf } from '../messages';

export const quotes: TextsOf<typeof english> = {
  name: 'العروض والطلبات |||| عرض السعر',
  fields: {
    number: 'الرقم',
    createdAt: 'التاريخ',
    user: 'العميل',
    'user.name': 'العميل',
    'user._id': 'العميل',
    status: 'الحالة',
    clientToAdminNote: 'ملاحظة العميل',
    adminToAdminNote: 'ملاحظة الموظفين (لا يراها العميل أبدًا)',
    adminToClientNote: 'ملاحظة للعميل',
    requestedItems: 'البنود',
    totalPrice: 'الإجمالي (درهم)',
    createdOrderId: 'الأمر',
    isOrderCreated: 'أُنشئ الأمر',
    deliveryCharge: 'رسوم التوصيل',
    extraFee: 'رسوم إضافية',
  },
  status: quoteStatuses,
  page: { edit: 'عرض السعر %{recordRepresentation}', list: 'العروض والطلبات' },
  list: {
    loading: 'جارٍ تحميل عروض الأسعار...',
    failed: 'تعذّر تحميل عروض الأسعار.',
    empty: 'لا توجد طلبات عروض أسعار.',
  },
  load_failed: 'تعذّر تحميل عرض السعر.',
  notifications: {
    updated: 'حُفظ عرض السعر.',
    update_failed: 'تعذّر حفظ عرض السعر.',
    deleted: 'حُذف عرض السعر.',
    delete_failed: 'تعذّر حذف عرض السعر.',
    order_created: 'أُنشئ الأمر.',
    order_failed: 'تعذّر إنشاء الأمر.',
  },
  confirm: {
    delete: 'هل أنت متأكد من حذف عرض السعر هذا؟',
    free_order_title: 'أمر مجاني',
    free_order: 'إجمالي هذا الأمر 0 درهم. هل أنت متأكد من إنشائه كأمر مجاني؟',
  },
  order: { create: 'إنشاء', created: 'أُنشئ', create_long: 'إنشاء أمر', open: 'فتح الأمر' },
  no_offer_yet: 'لم يُقدَّم عرض بعد: هذه أسعار القائمة.',
  pdf_refused: 'عرض السعر قيد المراجعة! لا يمكن مشاركة ملف PDF.',
  order_refused: 'يجب تأكيد عرض السعر قبل إنشاء أمر.',
  frozen: 'أُنشئ أمر من هذا العرض: لا يمكن تعديل سوى ملاحظة الموظفين.',
};

import type { offer as english } from '../en/offers';

export const offer: typeof english = {
  title: 'العرض',
  revision: 'المراجعة {revision}',
  not_sent: 'لم يُرسل بعد. بدون يوم محدد يبقى صالحًا لعدد الأيام في الإعدادات.',
  expired: 'منتهٍ',
  renew: 'تجديد',
  renewed: 'جُدّد عرض السعر.',
  renew_failed: 'تعذّر تجديد عرض السعر.',
  accepted: 'قبله {name}، {at}',
  declined: 'رفضه {name}، {at}',
  revisions: 'المراجعات',
  revisions_failed: 'تعذّر تحميل المراجعات.',
  sent: '{at}، {by}',
  part: 'قُبل جزئيًا',
  last_day: 'حتى {day}',
  pdf: 'المراجعة {revision} بصيغة PDF',
  reason: {
    PRICE: 'السعر مرتفع',
    DELIVERY_TIME: 'مدة التوصيل طويلة',
    BOUGHT_ELSEWHERE: 'تم الشراء من جهة أخرى',
    NOT_NEEDED: 'لم تعد هناك حاجة',
    WRONG_ITEMS: 'ليست الأصناف المطلوبة',
    OTHER: 'سبب آخر',
  },
  change: { changed: 'تغيّر', substituted: 'بديل', removed: 'حُذف', added: 'أُضيف' },
  decision: { accepted: 'قبله المشتري', declined: 'رفضه المشتري' },
};

import type * as english from '../en/cheques.js';

type Labels<Words> = Readonly<Record<keyof Words, string>>;

export const chequeStatuses: Labels<typeof english.chequeStatuses> = {
  Held: 'في الحوزة',
  Deposited: 'لدى البنك',
  Cleared: 'تم تحصيله',
  PartlyCleared: 'حُصّل جزئيًا',
  Bounced: 'مرتجع',
  Replaced: 'مستبدل',
  Settled: 'تمت تسويته',
  HandedOver: 'محال',
  GivenBack: 'أُعيد للعميل',
  Withdrawn: 'مسحوب من السجل',
};

export const returnReasons: Labels<typeof english.returnReasons> = {
  INSUFFICIENT_FUNDS: 'عدم كفاية الرصيد',
  ACCOUNT_CLOSED: 'الحساب مغلق',
  SIGNATURE: 'اختلاف التوقيع',
  STOPPED: 'إيقاف الصرف',
  DATE_OR_WORDS: 'التاريخ أو المبلغ كتابةً',
  STALE: 'انتهت مدة تقديمه',
  OTHER: 'سبب آخر',
};

export const chequesInHand: Labels<typeof english.chequesInHand> = {
  title: 'الشيكات في الحوزة',
  note: 'لا تُحتسب الشيكات في الرصيد إلا بعد تحصيلها.',
};

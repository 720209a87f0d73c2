import type * as english from '../en/statement.js';

type Labels<Words> = Readonly<Record<keyof Words, string>>;

export const statementKinds: Labels<typeof english.statementKinds> = {
  invoice: 'فاتورة',
  advance: 'خصم دفعة مقدمة',
  credit: 'إشعار دائن',
  writeOff: 'شطب دين معدوم',
  payment: 'دفعة مستلمة',
  byCompany: 'دفعة من الشركة',
  forMember: 'استخدام لفاتورة أحد الأعضاء',
  refund: 'ردّ مبلغ',
  returned: 'شيك مرتجع',
  mistake: 'سُجّلت بالخطأ',
  recovery: 'تحصيل دين مشطوب',
  recoveryUndone: 'إلغاء تحصيل دين مشطوب',
  memberUndone: 'استُعيد من فاتورة أحد الأعضاء',
  writeOffUndone: 'إلغاء شطب دين',
  void: 'إلغاء فاتورة',
};

export const statementSums: Labels<typeof english.statementSums> = {
  opening: 'الرصيد الافتتاحي',
  invoiced: 'إجمالي الفواتير',
  advanced: 'دفعات مقدمة مخصومة',
  credited: 'الإشعارات الدائنة',
  paid: 'المبالغ المستلمة',
  writtenOff: 'ديون مشطوبة',
  recovered: 'ديون مشطوبة تم تحصيلها',
  returned: 'شيكات مرتجعة',
  refunded: 'المبالغ المردودة',
  voided: 'فواتير ملغاة',
  mistaken: 'سُجّلت بالخطأ',
  forMembers: 'استُخدمت لفواتير الأعضاء',
  creditBalance: 'الرصيد الدائن',
  closing: 'الرصيد الختامي',
};

export const statementAges: Labels<typeof english.statementAges> = {
  current: 'غير مستحق بعد',
  days1to30: 'من 1 إلى 30 يومًا',
  days31to60: 'من 31 إلى 60 يومًا',
  days61to90: 'من 61 إلى 90 يومًا',
  over90: 'أكثر من 90 يومًا',
};

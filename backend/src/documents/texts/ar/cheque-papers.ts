import { returnReasons } from '@shop/contract/words/ar/cheques';
import type { chequePapers as english } from '../en/cheque-papers.js';

export const chequePapers: typeof english = {
  isFor: 'مقابل',
  order: (order) => `أمر البيع ${order}`,
  onAccount: 'على الحساب',
  guarantee: 'ضمان',
  count: 'عدد الشيكات',
  receivedOn: 'تاريخ الاستلام',
  received: (number, day) => `${number} · استُلم في ${day}`,
  acknowledgement: {
    title: 'سند استلام شيكات',
    signedAs: 'استلمه',
    onceCleared: 'لا يُعدّ الشيك سدادًا إلا بعد تحصيله.',
    guarantee: 'لا يُودَع شيك الضمان.',
  },
  deposit: {
    title: 'قسيمة إيداع شيكات',
    signedAs: 'استلام البنك',
    depositedOn: 'تاريخ الإيداع',
    accountName: 'اسم الحساب',
    iban: 'رقم الآيبان',
    bic: 'رمز السويفت',
    slipNumber: 'رقم القسيمة',
    lodged: 'يُرجى حفظ الشيكات المؤجلة وتقديمها في تاريخها.',
  },
  letter: {
    title: 'خطاب مرافق',
    signedAs: 'عن الدائن',
    court: 'المحكمة المختصة',
    date: 'التاريخ',
    debtor: 'المدين',
    drawer: 'الساحب',
    returnedOn: 'تاريخ الارتجاع',
    reason: 'سبب الارتجاع لدى البنك',
    reasons: returnReasons,
    amount: 'مبلغ الشيك',
    paid: 'ما دفعه البنك',
    unpaid: 'المبلغ غير المدفوع',
    executive:
      'نطلب التنفيذ بالمبلغ غير المدفوع أدناه. والشيك المرتجع لهذا السبب سند تنفيذي (المادة 667 من المرسوم بقانون اتحادي رقم 50 لسنة 2022).',
    payment: 'نطلب إصدار أمر أداء بالمبلغ غير المدفوع أدناه.',
    enclosed: 'المرفقات',
    files: { front: 'الشيك، الوجه', back: 'الشيك، الظهر', certificate: 'شهادة البنك' },
    invoice: (number) => `الفاتورة ${number}`,
  },
};

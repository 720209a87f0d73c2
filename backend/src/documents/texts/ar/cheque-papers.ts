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
    lodged: 'يُرجى حفظ الشيكات ذات التاريخ اللاحق وتقديمها في تاريخها.',
  },
};

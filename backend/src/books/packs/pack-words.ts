import { EMIRATE_NAMES } from '@shop/contract/emirates';
import type { Language } from '@shop/contract/languages';
import * as arabicBooks from '@shop/contract/words/ar/books';
import { chequeStatuses as arabicChequeStatuses } from '@shop/contract/words/ar/documents';
import * as englishBooks from '@shop/contract/words/en/books';
import { chequeStatuses } from '@shop/contract/words/en/documents';

interface Voided {
  readonly amount: string;
  readonly day: string;
  readonly by: string;
  readonly reason: string;
}

const ENGLISH = {
  ...englishBooks,
  chequeStatuses,
  emirates: EMIRATE_NAMES.en,
  onAccount: 'On account',
  otherSales: 'Delivery and other charges',
  noGaps: 'No gaps',
  beginsAfter: (number: number) => `No gaps; begins after ${number}, the last number of the old books`,
  gaps: 'Explain the missing numbers',
  voided: ({ amount, day, by, reason }: Voided) => `${amount} AED voided on ${day} by ${by}: ${reason}`,
  /** The name of a table, or a heading. */
  title: (english: string) => english,
};

/** The words of a month pack: its tables, their headings, and all cells that are no names, numbers or days. */
export type PackWords = typeof ENGLISH;

const columns = Object.keys(englishBooks.salesColumns) as (keyof typeof englishBooks.salesColumns)[];

/** Names and headings of the tables in Arabic, by the English ones. */
const ARABIC_TITLES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(columns.map((name) => [englishBooks.salesColumns[name], arabicBooks.salesColumns[name]])),
  Checks: 'المطابقات',
  Check: 'المطابقة',
  Journal: 'دفتر اليومية',
  'Compared with': 'يقابله',
  Difference: 'الفرق',
  'Trial balance': 'ميزان المراجعة',
  Code: 'الرمز',
  Account: 'الحساب',
  Debit: 'مدين',
  Credit: 'دائن',
  Day: 'اليوم',
  Event: 'الحدث',
  Party: 'الطرف',
  About: 'يخص',
  Reference: 'المرجع',
  Entry: 'القيد',
  'Sales documents': 'مستندات البيع',
  Adjustment: 'التعديل',
  Note: 'ملاحظة',
  'VAT lines': 'بنود الضريبة',
  Part: 'الجزء',
  Product: 'المنتج',
  SKU: 'رمز المنتج',
  Quantity: 'الكمية',
  'Receipts and refunds': 'المقبوضات والمبالغ المستردة',
  'Account of money': 'حساب النقد',
  Settles: 'يسدد',
  Amount: 'المبلغ',
  'Not yet at the bank': 'لم يظهر في البنك بعد',
  'Cheques in hand': 'شيكات في اليد',
  Bank: 'البنك',
  'Cheque number': 'رقم الشيك',
  'Date on cheque': 'تاريخ الشيك',
  'Open amount': 'المبلغ المفتوح',
  Steps: 'الخطوات',
  Ageing: 'أعمار الديون',
  'Not due': 'غير مستحق',
  '1 to 30 days': 'من 1 إلى 30 يومًا',
  '31 to 60 days': 'من 31 إلى 60 يومًا',
  '61 to 90 days': 'من 61 إلى 90 يومًا',
  'Over 90 days': 'أكثر من 90 يومًا',
  Balance: 'الرصيد',
  'Covered by cheques': 'مغطى بشيكات',
  'Number series': 'تسلسل الأرقام',
  Series: 'السلسلة',
  Count: 'عدد الصادر',
  First: 'الأول',
  Last: 'الأخير',
  Missing: 'الناقص',
  Void: 'الملغى',
  'Sales by product': 'المبيعات حسب المنتج',
};

export const PACK_WORDS: Readonly<Record<Language, PackWords>> = {
  en: ENGLISH,
  ar: {
    ...arabicBooks,
    chequeStatuses: arabicChequeStatuses,
    emirates: EMIRATE_NAMES.ar,
    onAccount: 'على الحساب',
    otherSales: 'التوصيل ورسوم أخرى',
    noGaps: 'لا أرقام ناقصة',
    beginsAfter: (number) => `لا أرقام ناقصة؛ تبدأ بعد ${number}، آخر رقم في الدفاتر القديمة`,
    gaps: 'يلزم توضيح الأرقام الناقصة',
    voided: ({ amount, day, by, reason }) => `ألغى ${by} مبلغ ${amount} درهم في ${day}: ${reason}`,
    title: (english) => ARABIC_TITLES[english] ?? english,
  },
};

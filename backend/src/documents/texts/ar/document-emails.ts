import type { DocumentEmailTexts } from '../en/document-emails.js';

export const documentEmails: DocumentEmailTexts = {
  documents: {
    quotation: {
      subject: (number, shop) => `عرض السعر ${number} من ${shop}`,
      text: (number) => `نرفق لك عرض السعر ${number}، ويسعدنا الرد على استفساراتك.`,
    },
    confirmation: {
      subject: (number, shop) => `تأكيد أمر الشراء ${number} من ${shop}`,
      text: (number) => `شكرًا لك على طلبك. نرفق لك تأكيد أمر الشراء ${number}.`,
    },
    proforma: {
      subject: (number, shop) => `الفاتورة المبدئية لأمر الشراء ${number} من ${shop}`,
      text: (number) => `نرفق لك الفاتورة المبدئية لأمر الشراء ${number}.`,
    },
    'delivery-note': {
      subject: (number, shop) => `سند التسليم لأمر الشراء ${number} من ${shop}`,
      text: (number) => `نرفق لك سند التسليم لأمر الشراء ${number}.`,
    },
    invoice: {
      subject: (number, shop) => `الفاتورة ${number} من ${shop}`,
      text: (number) => `نرفق لك الفاتورة ${number}.`,
    },
    'credit-note': {
      subject: (number, shop) => `الإشعار الدائن ${number} من ${shop}`,
      text: (number) => `نرفق لك الإشعار الدائن ${number}.`,
    },
    receipt: {
      subject: (number, shop) => `سند القبض ${number} من ${shop}`,
      text: (number) => `شكرًا لك على دفعتك. نرفق لك سند القبض ${number}.`,
    },
    statement: {
      subject: (number, shop) => `كشف الحساب ${number} من ${shop}`,
      text: (number) => `نرفق لك كشف حسابك، ${number}.`,
    },
  },
  facts: {
    total: 'الإجمالي',
    dueDate: 'تاريخ الاستحقاق',
    remaining: 'المتبقي',
    amount: 'المبلغ',
    balance: 'الرصيد',
    overdue: 'منه متأخر السداد',
  },
  link: 'عرضه في حسابك',
};

import type { DeclineReason } from '@shop/contract/quote-answers';
import type { QuoteEmailTexts } from '../en/quote-emails.js';

const reasons: Readonly<Record<DeclineReason, string>> = {
  PRICE: 'السعر مرتفع',
  DELIVERY_TIME: 'مدة التوصيل طويلة',
  BOUGHT_ELSEWHERE: 'تم الشراء من جهة أخرى',
  NOT_NEEDED: 'لم تعد هناك حاجة',
  WRONG_ITEMS: 'الأصناف ليست كما طُلبت',
  OTHER: 'سبب آخر',
};

export const quoteEmails: QuoteEmailTexts = {
  quoteTerms: { validUntil: 'صالح حتى', poNumber: 'رقم أمر الشراء لديكم', note: 'ملاحظتك', reason: 'السبب' },
  declineReason: (reason) => reasons[reason],
  quoteRevised: {
    subject: (number, revision) => `تغيّر عرض السعر ${number} (المراجعة ${revision})`,
    text: (number, revision) =>
      `غيّرنا عرض السعر ${number}. هذه هي المراجعة ${revision}، وهي تحل محل ما أرسلناه من قبل.`,
    link: 'عرض ما تغيّر',
  },
  quoteAccepted: {
    subject: (number) => `قبلت عرض السعر ${number}`,
    text: (number) => `شكرًا لك، قبلت عرض السعر ${number}، ونجهّز الآن أمر الشراء.`,
    link: 'عرض الأسعار في حسابك',
  },
  quoteDeclined: {
    subject: (number) => `رفضت عرض السعر ${number}`,
    text: (number) => `رفضت عرض السعر ${number}. إذا كان سعر آخر أو منتج آخر يناسبك فيكفي أن ترد على هذه الرسالة.`,
    link: 'عرض الأسعار في حسابك',
  },
  quoteExpiring: {
    subject: (number, day) => `عرض السعر ${number} صالح حتى ${day}`,
    text: (number, day) => `عرضنا ${number} بانتظار ردّك. وهو صالح حتى ${day}، وقد تتغير الأسعار بعد هذا اليوم.`,
    link: 'الرد على العرض',
  },
};

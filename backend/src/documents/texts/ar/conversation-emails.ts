import type { conversationEmails as english } from '../en/conversation-emails.js';

export const conversationEmails: typeof english = {
  quoteMessage: {
    subject: (number) => `رسالة جديدة بشأن عرض السعر ${number}`,
    text: (author, number) => `رسالة من ${author} بشأن عرض السعر ${number}:`,
    file: 'ملف',
    link: 'فتح المحادثة',
  },
  quoteCode: {
    subject: (number) => `رمزك لعرض السعر ${number}`,
    texts: (number, minutes) => [
      `بهذا الرمز تقبل عرض السعر ${number} أو ترفضه في الصفحة التي فتحتها.`,
      `يعمل الرمز مرة واحدة خلال ${minutes} دقيقة، ولم يعد أي رمز أقدم يعمل. لا تعطه لأحد.`,
      'إن لم تطلبه فلا داعي لفعل شيء: لا أحد يجيب نيابة عنك بدون الرمز.',
    ],
    code: 'الرمز',
  },
};

import type { billing, billingRules } from '../../../refusals/billing.js';
import type { RefusalWords } from '../../../refusals/refusal.js';

export const billingRefusals: RefusalWords<typeof billing & typeof billingRules> = {
  INVOICE_NOT_FOUND: 'الفاتورة غير موجودة.',
  CREDIT_NOTE_NOT_FOUND: 'الإشعار الدائن غير موجود.',
  PAYMENT_NOT_FOUND: 'الدفعة غير موجودة.',
  RECEIPT_NOT_FOUND: 'سند القبض غير موجود.',
  REMINDER_NOT_FOUND: 'التذكير غير موجود.',
  REMINDER_ACCOUNT_NOT_FOUND: 'لا حساب كهذا.',
  E_INVOICE_NOT_FOUND: 'الفاتورة الإلكترونية غير موجودة.',
  INVOICE_HAS_PAYMENTS: 'لهذه الفاتورة دفعات: استردّها أو احذفها أولًا، ثم يمكن حذف الفاتورة.',
  INVOICE_HAS_CREDITS: 'لهذه الفاتورة إشعارات دائنة فتبقى كما هي. أصدر إشعارًا دائنًا بما بقي منها.',
  E_INVOICE_SENT: 'أُرسلت الفاتورة الإلكترونية لهذه الفاتورة، فتبقى كما هي. أصدر إشعارًا دائنًا بها.',
  NOTHING_TO_CREDIT: 'صدرت إشعارات دائنة بكامل هذه الفاتورة.',
  BUYER_TRN_MISSING: 'في أحد البنود احتساب عكسي (AE): يجب أن ينتمي المشتري إلى شركة مؤكَّدة لها رقم ضريبي.',
  INVOICE_VOID: 'هذه الفاتورة ملغاة وتبقى كما هي.',
  PAYMENT_TOO_LARGE: 'لم يبقَ مستحقًا على هذه الفاتورة سوى {left} درهم.',

  ISSUED: 'يبقى هذا كما صدر في الفاتورة.',
  BEFORE_ISSUE: 'يجب ألا يسبق يوم الإصدار.',
  TOO_FAR_AFTER_ISSUE: 'يجب أن يكون خلال خمس سنوات من الإصدار.',
};

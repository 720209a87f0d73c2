import { PHONE_RULE } from '@shop/contract/words/ar/rules';
import type { messages as english } from '../en/contact';
import type { InArabic } from '../texts';

export const messages: InArabic<typeof english> = {
  'noscript.readOnly': 'جافا سكريبت متوقفة. يمكنك تصفّح المتجر، لكن السلة والطلبات تحتاج إليها.',
  'noscript.cart': 'سلتك محفوظة في متصفحك وتحتاج إلى جافا سكريبت. شغّلها ثم أعد تحميل الصفحة.',
  'noscript.account': 'تحتاج هذه الصفحة إلى جافا سكريبت. شغّلها ثم أعد تحميل الصفحة.',
  'noscript.reach': 'ويمكنك الطلب بالبريد الإلكتروني أيضًا:',
  'contact.lead': 'أخبرنا عن الماكينة والمقاس والكمية، ويردّ عليك أحد موظفينا.',
  'contact.whatsapp': 'واتساب',
  'contact.whatsappLabel': 'واتساب {number}',
  'contact.numbersLoading': 'جارٍ تحميل أرقام التواصل…',
  'contact.numbersError': 'تعذّر تحميل أرقام التواصل.',
  'contact.email': 'البريد الإلكتروني',
  'contact.address': 'العنوان',
  'contact.formTitle': 'أرسل لنا رسالة',
  'contact.name': 'الاسم',
  'contact.phone': 'الهاتف',
  'contact.message': 'الرسالة',
  'contact.nameRequired': 'الاسم مطلوب.',
  'contact.phoneRequired': 'رقم الهاتف مطلوب.',
  'contact.phoneInvalid': PHONE_RULE,
  'contact.messageRequired': 'الرسالة مطلوبة.',
  'contact.submit': 'إرسال الرسالة',
  'contact.submitting': 'جارٍ الإرسال…',
  'contact.sent': 'شكرًا لك. تم إرسال رسالتك.',
  'contact.failed': 'تعذّر إرسال الرسالة. يُرجى المحاولة لاحقًا.',

  'document.updated': 'آخر تحديث {date}',
  'document.contents': 'في هذه الصفحة',

  'contact.description': 'تواصل معنا عبر واتساب أو البريد الإلكتروني أو النموذج، وأخبرنا عن الماكينة والمقاس والكمية.',
  'about.description':
    'مورّد الأشرطة وماتريكس التكسير والأشرطة اللاصقة والمطاط لمطابع الإمارات ومنطقة الشرق الأوسط وشمال أفريقيا.',
  'privacy.description': 'ما البيانات التي نجمعها، ولماذا، ومدة حفظها، وما حقوقك.',
  'terms.description': 'شروطنا للطلب والأسعار والتوصيل داخل الإمارات والمرتجعات.',
};

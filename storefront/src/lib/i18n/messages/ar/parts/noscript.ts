import type { messages as english } from '../../en/parts/noscript';
import type { InArabic } from '../../texts';

export const messages: InArabic<typeof english> = {
  'noscript.readOnly': 'جافا سكريبت متوقفة: يمكنك قراءة كل ما هنا، لكن السلة والطلبات تحتاج إليها.',
  'noscript.cart': 'يحفظ متصفحك سلتك، ويحتاج لذلك إلى جافا سكريبت. شغّلها ثم أعد تحميل الصفحة.',
  'noscript.account': 'تحتاج هذه الصفحة إلى جافا سكريبت. شغّلها ثم أعد تحميل الصفحة.',
  'noscript.reach': 'ويمكنك الطلب بالبريد الإلكتروني أيضًا:',
};

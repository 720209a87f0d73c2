import type * as english from '../en/writing';
import type { Translated } from '../words';

/** The form of a new quote or order. */
export const writing: Translated<typeof english.writing> = {
  title_quotes: 'عرض سعر جديد',
  title_orders: 'أمر شراء جديد',
  duplicate: 'نسخ',
  load_failed: 'تعذّر تجهيز النموذج.',
  customer: 'العميل',
  customer_hint: 'رقم الهاتف أو الاسم أو البريد الإلكتروني',
  customer_needed: 'يُرجى اختيار العميل أو إدخال عميل جديد.',
  new_customer: 'عميل جديد',
  choose_known: 'اختيار عميل موجود',
  twins: 'يوجد عميل بهذا الهاتف أو البريد الإلكتروني:',
  invite: 'دعوته بالبريد الإلكتروني إلى اختيار كلمة مرور',
  next_line: 'البند التالي: رمز المنتج أو اسمه',
  entry_help: 'اكتب ثم Enter، والكمية ثم Enter. يمكن لصق قائمة من واتساب أو Excel هنا.',
  as_words: '«%{text}» كبند نصي حر',
  in_stock: 'المخزون: %{stock} (%{unit})',
  add: 'إضافة',
  paste: 'لصق قائمة',
  paste_help: 'سطر لكل منتج مع كميته',
  read: 'قراءة القائمة',
  paste_failed: 'تعذّرت قراءة القائمة.',
  open_lines: 'أسطر تحتاج إلى اختيار: %{smart_count}',
  unknown: 'لم يُعثر على منتج',
  choose: 'منتجات للاختيار: %{smart_count}',
  choose_for: 'المنتج للسطر %{text}',
  keep_words: 'إبقاؤه نصًا حرًا',
  earlier: 'أخذ البنود من عرض سعر أو أمر شراء سابق',
  earlier_hint: 'الرقم أو العميل',
  prices: 'أسعار البنود المأخوذة',
  same_prices: 'الأسعار نفسها',
  list_prices: 'أسعار القائمة',
  copy_failed: 'تعذّر أخذ البنود.',
  gone: 'لم تعد تُباع، فصارت بنودًا نصية: %{names}',
  client_words: 'ملاحظة العميل',
  settle_first: 'يُرجى البتّ في الأسطر الملصوقة أولًا.',
  no_lines: 'أضف بندًا أولًا.',
  save_send: 'حفظ عرض السعر وإرساله',
  save_request: 'حفظ كطلب',
  save_order: 'إنشاء أمر الشراء',
  done_sent: 'حُفظ عرض السعر وأُرسل.',
  done_request: 'حُفظ الطلب.',
  done_order: 'أُنشئ أمر الشراء.',
  failed_quotes: 'تعذّر حفظ عرض السعر.',
  failed_orders: 'تعذّر إنشاء أمر الشراء.',
};

export const margin: Translated<typeof english.margin> = {
  name: 'هامش الربح',
  amount: 'هامش الربح %{amount} درهم',
  unknown: 'هامش الربح غير معروف: لا سعر تكلفة',
  known: 'معروف للبنود: %{known} من %{lines}',
};

export const invitation: Translated<typeof english.invitation> = {
  send: 'دعوته إلى اختيار كلمة مرور',
  again: 'دعوته مجددًا',
  sent: 'أُرسلت الدعوة.',
  failed: 'تعذّر إرسال الدعوة.',
  at: 'دُعي في %{at}؛ لا كلمة مرور بعد',
};

import { MAX_PICTURE_MEGAPIXELS } from '@shop/contract/pictures';
import { refusals as sharedRefusals } from '@shop/contract/words/ar/refusals';

/**
 * The API's refusals in Arabic, by the code of the refusal or the rule of a field. The API itself speaks English. `%{max}`
 * stands for a value that the API sends with the refusal.
 */
export const refusals: Readonly<Record<string, string>> = {
  ...sharedRefusals,

  // Refusals of a call as a whole.
  STAFF_ONLY: 'هذا الإجراء للموظفين فقط.',
  FOREIGN_ORIGIN: 'رُفض الطلب لأنه لم يأتِ من صفحات المتجر.',
  STALE_VERSION: 'غيّر شخص آخر هذا السجل. أعد تحميله ثم حاول من جديد.',
  INTERNAL_ERROR: 'حدث خطأ ما. حاول من جديد.',
  BODY_TOO_LARGE: 'ما أُرسل أكبر مما يُسمح به.',
  UNSUPPORTED_MEDIA_TYPE: 'هذا النوع من الملفات غير مقبول. تُقبل الصور بصيغة JPEG أو PNG أو WebP أو AVIF.',
  TOO_MANY_REQUESTS: 'محاولات كثيرة. حاول من جديد بعد %{seconds} ثانية.',
  TOO_MANY_REQUESTS_MINUTES: 'محاولات كثيرة. حاول من جديد بعد %{minutes} دقيقة.',

  NOT_FOUND: 'لا شيء في هذا العنوان.',
  QUOTE_NOT_FOUND: 'عرض السعر غير موجود.',
  ORDER_NOT_FOUND: 'الأمر غير موجود.',
  INVOICE_NOT_FOUND: 'الفاتورة غير موجودة.',
  PAYMENT_NOT_FOUND: 'الدفعة غير موجودة.',
  USER_NOT_FOUND: 'المستخدم غير موجود.',
  PRODUCT_NOT_FOUND: 'المنتج غير موجود.',
  CATEGORY_NOT_FOUND: 'الفئة غير موجودة.',
  PICTURE_NOT_FOUND: 'الصورة غير موجودة.',
  MESSAGE_NOT_FOUND: 'الرسالة غير موجودة.',
  LETTER_NOT_FOUND: 'الرسالة البريدية غير موجودة.',

  QUOTE_FROZEN: 'أُنشئ أمر من عرض السعر هذا: لا يمكن تغيير شيء سوى ملاحظة الموظفين.',
  QUOTE_HAS_ORDER: 'أُنشئ أمر من عرض السعر هذا: احذف الأمر أولًا.',
  ORDER_EXISTS: 'سبق إنشاء أمر من عرض السعر هذا.',
  QUOTE_NOT_CONFIRMED: 'يجب تأكيد عرض السعر لإنشاء أمر منه.',
  QUOTE_STEP_REFUSED: 'لا يمكن نقل عرض السعر من حالته إلى هذه الحالة.',

  ORDER_INVOICED: 'لهذا الأمر فاتورة: تبقى مبالغه وبنوده وعميله كما هي، ولا يمكن حذفه.',
  INVOICE_EXISTS: 'لهذا الأمر فاتورة بالفعل.',
  FREE_ORDER: 'لا تصدر فاتورة لأمر مجاني.',
  ORDER_NOT_INVOICEABLE: 'لا يمكن إصدار فاتورة لأمر في هذه الحالة.',
  ORDER_STEP_REFUSED: 'لا يمكن نقل الأمر من حالته إلى هذه الحالة.',

  INVOICE_HAS_PAYMENTS: 'لهذه الفاتورة دفعات، فلا يمكن حذفها.',
  PAYMENT_STEP_REFUSED: 'لا يمكن نقل الدفعة من حالتها إلى هذه الحالة.',

  CATEGORY_IN_USE: 'ما زالت في هذه الفئة منتجات. انقلها أو احذفها أولًا.',
  CATEGORY_NAME_TAKEN: 'لفئة أخرى هذا الاسم.',
  PRODUCT_IN_ORDERS: 'هذا المنتج في أمر قيد التجهيز: سلّم الأمر أو ألغه أولًا، أو أخفِ المنتج.',
  IMPORT_OUTDATED: 'ما سيغيّره الملف الآن غير ما عُرض. افحصه من جديد.',

  LAST_ADMINISTRATOR: 'يحتاج المتجر إلى مدير واحد على الأقل.',
  USER_HAS_DOCUMENTS: 'لهذا المستخدم عروض أسعار أو أوامر أو فواتير، فلا يمكن حذفه.',
  LETTER_NOT_RETRIED: 'لا تُعاد محاولة إرسال رسالة ما لم يُتخلَّ عنها، ولا رسالة فيها رابط سري.',
  INSUFFICIENT_STOCK: 'مخزون %{product} لا يكفي: المطلوب %{asked} والمتبقي %{left}.',
  PRODUCT_DELETED: 'حُذف %{product} من القائمة، فلا يمكن طلبه.',
  PAYMENT_TOO_LARGE: 'لم يبقَ مستحقًا على هذه الفاتورة سوى %{left} درهم.',

  // Refusals of a field.
  REQUIRED: 'هذا الحقل مطلوب.',
  TEXT: 'يجب أن يكون نصًا.',
  UNPRINTABLE: 'يحتوي على رموز لا تُطبع.',
  TOO_LONG: 'يجب ألا يزيد على %{max} حرفًا.',
  TEXTS: 'يجب ألا تزيد كل قيمة على %{max} حرفًا.',
  TOO_MANY: 'يجب ألا يزيد العدد على %{max}.',
  LIST: 'يجب أن يكون قائمة.',
  ENTRIES: 'يجب أن تكون البنود من %{min} إلى %{max}.',
  OBJECT: 'هذه القيمة غير مقبولة.',
  NOT_ACCEPTED: 'هذا الحقل غير مقبول هنا.',
  INVALID: 'هذه القيمة غير مقبولة.',
  AMOUNT: 'يجب أن يكون مبلغًا بالدرهم من %{min} إلى %{max} بمنزلتين عشريتين على الأكثر.',
  WHOLE_NUMBER: 'يجب أن يكون عددًا صحيحًا من %{min} إلى %{max}.',
  ONE_OF: 'يجب أن يكون واحدًا من: %{values}.',
  BOOLEAN: 'يجب أن تكون القيمة نعم أو لا.',
  DATE: 'يجب أن يكون تاريخًا.',
  ID: 'اختر سجلًا موجودًا.',
  EMAIL: 'أدخل بريدًا إلكترونيًا صحيحًا.',
  WEB_ADDRESS: 'يجب أن يكون عنوان ويب (\u2066https://…\u2069) أو يبدأ بـ \u2066/media/\u2069.',

  DATE_BETWEEN: 'يجب أن يكون بين %{from} و%{until}.',
  AFTER_LAST_DAY: 'يجب ألا يأتي بعد اليوم الأخير.',
  TOO_MANY_LINES: 'أكثر من %{max} سطر: اختر مدة أقصر.',
  BEFORE_ISSUE: 'يجب ألا يسبق يوم الإصدار.',
  TOO_FAR_AFTER_ISSUE: 'يجب أن يكون خلال خمس سنوات من الإصدار.',
  ISSUED: 'يبقى هذا كما صدر في الفاتورة.',
  LINE_TOO_DEAR: 'يجب ألا يزيد مبلغ البند على %{max} درهم.',
  TOTAL_TOO_HIGH: 'يجب ألا يزيد الإجمالي على %{max} درهم.',

  UNKNOWN_CUSTOMER: 'اختر عميلًا موجودًا.',
  UNKNOWN_PRODUCT: 'هذا المنتج غير موجود.',
  UNKNOWN_CATEGORY: 'هذه الفئة غير موجودة.',
  OTHER_PRODUCT_TYPE: 'يجب أن يكون نوع المنتج نوع الفئة (%{type}).',
  KEY_TAKEN: 'لمرشّح آخر في هذه الفئة هذا المفتاح.',
  UNREADABLE_PICTURE: 'تعذّرت قراءة هذه الصورة. احفظها من جديد ثم حاول.',
  TOO_MANY_PIXELS: `في هذه الصورة أكثر من ${MAX_PICTURE_MEGAPIXELS} مليون بكسل.`,

  SKU_TWICE: 'رمز الصنف هذا في سطر سابق أيضًا.',
  UNKNOWN_SKU: 'لا منتج بهذا الرمز.',
  OTHER_TYPE: 'لا يتغيّر نوع المنتج (%{type}).',
  NO_SUCH_CATEGORY: 'لا توجد فئة كهذه لنوع المنتج هذا.',
  UNKNOWN_COLUMN: 'لا يوجد عمود باسم «%{name}».',
  COLUMN_TWICE: 'العمود «%{name}» مكرّر.',
  CELLS_DIFFER: 'في هذا السطر %{cells} خانة، وفي الأول %{columns}.',
  UNREADABLE_FILE: 'تتعذّر قراءة الملف من هنا: علامة اقتباس غير مغلقة أو سطر أطول مما ينبغي.',
  EMPTY_FILE: 'الملف فارغ.',
  TOO_MANY_PRODUCTS: 'أكثر من %{max} منتج في ملف واحد.',
  TOO_MANY_CHANGES: 'سيتغيّر أكثر من %{max} منتج: قسّم الملف.',
};

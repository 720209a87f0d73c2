import type { ServerTexts } from '../serverText';

/** Keeps a Latin name or a number together inside a sentence. */
const APART = '\u2068$1\u2069';

const codes = {
  WRONG_CREDENTIALS: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  SIGNED_OUT: 'انتهت الجلسة. سجّل الدخول من جديد.',
  STAFF_ONLY: 'هذا الإجراء للموظفين فقط.',
  FOREIGN_ORIGIN: 'رُفض الطلب لأنه لم يأتِ من صفحات المتجر.',
  STALE_VERSION: 'غيّر شخص آخر هذا السجل. أعد تحميله ثم حاول من جديد.',
  UNAVAILABLE: 'المتجر مشغول. حاول من جديد بعد لحظات.',
  INTERNAL_ERROR: 'حدث خطأ ما. حاول من جديد.',
  BODY_TOO_LARGE: 'ما أُرسل أكبر مما يُسمح به.',
  UNSUPPORTED_MEDIA_TYPE: 'هذا النوع من الملفات غير مقبول.',

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
  QUOTE_UNDER_REVIEW: 'عرض السعر قيد المراجعة! لا يمكن مشاركة ملف PDF.',
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

  EMAIL_TAKEN: 'يوجد حساب بهذا البريد الإلكتروني.',
  LAST_ADMINISTRATOR: 'يحتاج المتجر إلى مدير واحد على الأقل.',
  USER_HAS_DOCUMENTS: 'لهذا المستخدم عروض أسعار أو أوامر أو فواتير، فلا يمكن حذفه.',
  LETTER_NOT_RETRIED: 'لا تُعاد محاولة إرسال رسالة ما لم يُتخلَّ عنها، ولا رسالة فيها رابط سري.',
};

const rules: ServerTexts['rules'] = [
  // Refusals that tell of what.
  [/^Not enough stock of (.+): (\d+) asked, (-?\d+) left\.$/, `مخزون ${APART} لا يكفي: المطلوب $2 والمتبقي $3.`],
  [/^(.+) was deleted from the catalogue and can’t be ordered\.$/, `حُذف ${APART} من القائمة، فلا يمكن طلبه.`],
  [/^At most ([\d.]+) AED remain due on this invoice\.$/, `لم يبقَ مستحقًا على هذه الفاتورة سوى $1 درهم.`],
  [/^Too many attempts\. Please try again in (\d+) seconds\.$/, 'محاولات كثيرة. حاول من جديد بعد $1 ثانية.'],
  [/^Too many attempts\. Please try again in (\d+) minutes\.$/, 'محاولات كثيرة. حاول من جديد بعد $1 دقيقة.'],

  // Rules of fields.
  [/^[A-Z][a-z]+(?: [a-z]+)* is required\.$/, 'هذا الحقل مطلوب.'],
  [/^Must be a text\.$/, 'يجب أن يكون نصًا.'],
  [/^Must not contain control characters\.$/, 'يحتوي على رموز لا تُطبع.'],
  [/^Must be at most (\d+) characters\.$/, 'يجب ألا يزيد على $1 حرفًا.'],
  [/^Must be texts of at most (\d+) characters\.$/, 'يجب ألا تزيد كل قيمة على $1 حرفًا.'],
  [/^Must be at most (\d+) entries\.$/, 'يجب ألا يزيد العدد على $1.'],
  [
    /^Must be an amount in AED from ([\d.]+) to (\d+) with at most two decimals\.$/,
    'يجب أن يكون مبلغًا بالدرهم من $1 إلى $2 بمنزلتين عشريتين على الأكثر.',
  ],
  [/^Must be a whole number from (-?\d+) to (\d+)\.$/, 'يجب أن يكون عددًا صحيحًا من $1 إلى $2.'],
  [/^Position must be a whole number of 0 or more\.$/, 'يجب أن يكون الترتيب عددًا صحيحًا من 0 فأكثر.'],
  [/^Must be one of (.+)\.$/, `يجب أن يكون واحدًا من: ${APART}.`],
  [/^Must be true or false\.$/, 'يجب أن تكون القيمة نعم أو لا.'],
  [/^Must be a date\.$/, 'يجب أن يكون تاريخًا.'],
  [/^Must be from ([\d-]+) to ([\d-]+)\.$/, `يجب أن يكون بين ${APART} و\u2068$2\u2069.`],
  [/^Must not be after the last day\.$/, 'يجب ألا يأتي بعد اليوم الأخير.'],
  [/^More than (\d+) lines: choose a shorter period\.$/, 'أكثر من $1 سطر: اختر مدة أقصر.'],
  [/^Must not be before the day of issue\.$/, 'يجب ألا يسبق يوم الإصدار.'],
  [/^Must be within five years of the issue\.$/, 'يجب أن يكون خلال خمس سنوات من الإصدار.'],
  [/^A line must come to at most (\d+) AED\.$/, 'يجب ألا يزيد مبلغ البند على $1 درهم.'],
  [/^The total must be at most (\d+) AED\.$/, 'يجب ألا يزيد الإجمالي على $1 درهم.'],
  [/^Please enter 1 to (\d+) items\.$/, 'يجب أن تكون البنود من 1 إلى $1.'],
  [/^Please enter a valid payment amount\.$/, 'يُرجى إدخال مبلغ صحيح للدفعة.'],
  [/^Please choose a payment method\.$/, 'اختر طريقة الدفع.'],
  [/^Please enter the payment date\.$/, 'أدخل تاريخ الدفع.'],
  [/^Please enter who received the payment \(paidTo\)\.$/, 'يُرجى إدخال اسم من استلم الدفعة.'],
  [/^Please enter a valid e-mail address\.$/, 'أدخل بريدًا إلكترونيًا صحيحًا.'],
  [/^(?:Please choose the customer\.|This customer does not exist\.)$/, 'اختر عميلًا موجودًا.'],
  [/^(?:Product not found|This product does not exist\.)$/, 'هذا المنتج غير موجود.'],
  [/^This category does not exist\.$/, 'هذه الفئة غير موجودة.'],
  [/^The product type must be the one of the category \((.+)\)\.$/, `يجب أن يكون نوع المنتج نوع الفئة (${APART}).`],
  [/^Another filter of this category has this key\.$/, 'لمرشّح آخر في هذه الفئة هذا المفتاح.'],
  [
    /^Must be a web address \(https:\/\/…\) or start with \/media\/\.$/,
    'يجب أن يكون عنوان ويب (\u2066https://…\u2069) أو يبدأ بـ \u2066/media/\u2069.',
  ],
  [/^This picture can’t be read\. Save it anew and try again\.$/, 'تعذّرت قراءة هذه الصورة. احفظها من جديد ثم حاول.'],
  [/^This picture has more than 40 million pixels\.$/, 'في هذه الصورة أكثر من 40 مليون بكسل.'],
  [/^Pictures may be JPEG, PNG, WebP or AVIF\.$/, 'تُقبل الصور بصيغة JPEG أو PNG أو WebP أو AVIF.'],

  // The import's.
  [/^This SKU stands on an earlier line, too\.$/, 'رمز الصنف هذا في سطر سابق أيضًا.'],
  [/^There is no column “(.+)”\.$/, `لا يوجد عمود باسم «${APART}».`],
  [/^The column “(.+)” is there twice\.$/, `العمود «${APART}» مكرّر.`],
  [/^This row has (\d+) cells, the first one has (\d+)\.$/, 'في هذا السطر $1 خانة، وفي الأول $2.'],
  [/^No product has this SKU\.$/, 'لا منتج بهذا الرمز.'],
  [/^There is no such category of this product type\.$/, 'لا توجد فئة كهذه لنوع المنتج هذا.'],
  [
    /^From here on the file can’t be read: .+$/,
    'تتعذّر قراءة الملف من هنا: علامة اقتباس غير مغلقة أو سطر أطول مما ينبغي.',
  ],
  [/^The file is empty\.$/, 'الملف فارغ.'],
  [/^More than (\d+) products in one file\.$/, 'أكثر من $1 منتج في ملف واحد.'],
  [/^More than (\d+) products would change: split the file\.$/, 'سيتغيّر أكثر من $1 منتج: قسّم الملف.'],
];

/** What the server says in English, for staff who read Arabic. */
export const serverTexts: ServerTexts = { codes, rules };

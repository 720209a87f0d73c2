import { MAX_LENGTH, MIN_PASSWORD_LENGTH } from '@shop/contract/limits';
import { refusals } from '@shop/contract/words/ar/documents';
import { prefixed } from '../../translate';

const phoneNeeded = `اكتب رقم هاتف صحيحًا لا يزيد على ${MAX_LENGTH.phone} خانة، مثل \u2066050 123 4567\u2069 أو مع + ورمز الدولة.`;

/**
 * Refusals of the server by their code, and by the field they are about. The server gives the reason of a field in English
 * alone: the sentence for a field names everything that the field asks for.
 */
export const messages: Readonly<Record<`error.${string}`, string>> = {
  ...prefixed('error', refusals),
  'error.INVALID_RESET_LINK': 'لم يعد هذا الرابط صالحًا. يُرجى طلب رابط جديد.',
  'error.VALIDATION_FAILED': 'يُرجى مراجعة الحقول المُشار إليها.',
  'error.PRODUCT_UNAVAILABLE': 'أحد المنتجات لم يعد متوفرًا. يُرجى حذفه من السلة.',
  'error.BELOW_MINIMUM': 'إحدى الكميات أقل من الحد الأدنى للطلب.',
  'error.FORBIDDEN': 'لا يُسمح بهذا الإجراء.',
  'error.NOT_FOUND': 'غير موجود.',
  'error.PRODUCT_AVAILABLE': 'هذا المنتج متوفر الآن.',
  'error.PRODUCT_NOT_FOUND': 'المنتج غير موجود',
  'error.TOO_MANY_REQUESTS': 'محاولات كثيرة. يُرجى الانتظار قليلًا ثم المحاولة من جديد.',
  'error.STALE_VERSION': 'تغيّرت هذه البيانات في هذه الأثناء. أعد تحميل الصفحة ثم حاول من جديد.',
  'error.BODY_TOO_LARGE': 'النص أطول مما يُسمح به.',
  'error.COMPANY_TRN_TAKEN': 'رقم التسجيل الضريبي هذا مسجّل لشركة أخرى. يُرجى التواصل معنا.',
  'error.COMPANY_ADMIN_ONLY': 'لا يغيّر بيانات الشركة إلا مسؤول حسابها.',
  'error.TOO_MANY_ADDRESSES': 'دفتر العناوين ممتلئ. أزل عنوانًا أولًا.',
  'error.COMPANY_SHARES_NOTHING': 'لا تشارك شركتك المشتريات والقوائم بين موظفيها. يُرجى التواصل معنا.',
  'error.LIST_NOT_FOUND': 'القائمة غير موجودة',
  'error.LIST_NAME_TAKEN': 'لديك قائمة بهذا الاسم.',
  'error.TOO_MANY_LISTS': 'بلغت الحد الأقصى لعدد القوائم: احذف قائمة أولًا.',
  'error.LIST_FULL': 'القائمة ممتلئة.',
  'error.LIST_OF_ANOTHER': 'لا يغيّر القائمة المشتركة إلا صاحبها.',
  'error.other': 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',

  'error.at.name': `اكتب اسمًا لا يزيد على ${MAX_LENGTH.name} حرف.`,
  'error.at.email': 'اكتب بريدًا إلكترونيًا صحيحًا، مثل \u2066name@example.com\u2069.',
  'error.at.phoneNumber': phoneNeeded,
  'error.at.phone': phoneNeeded,
  'error.at.address': `اكتب عنوانًا لا يزيد على ${MAX_LENGTH.address} حرف.`,
  'error.at.message': `اكتب رسالة لا تزيد على ${MAX_LENGTH.message} حرف.`,
  'error.at.password': `اختر كلمة مرور أصعب: ${MIN_PASSWORD_LENGTH} أحرف على الأقل، ليست شائعة وليست اسمك أو بريدك.`,
  'error.at.newPassword': `اختر كلمة مرور أصعب: ${MIN_PASSWORD_LENGTH} أحرف على الأقل، ليست شائعة وليست اسمك أو بريدك.`,
  'error.at.currentPassword': 'ليست هذه كلمة مرورك الحالية.',
  'error.at.clientToAdminNote': `اكتب ملاحظة لا تزيد على ${MAX_LENGTH.note} حرف.`,
  'error.at.poNumber': `اكتب رقمًا لا يزيد على ${MAX_LENGTH.poNumber} حرف.`,
  'error.at.poFile': 'لم يعد هذا الملف موجودًا. ارفعه من جديد.',
  'error.at.file': 'هذا ليس ملف PDF.',
  'error.at.neededBy': 'اختر اليوم أو يومًا بعده.',
  'error.at.deliveryMethod': 'اختر طريقة التسليم.',
  'error.at.deliveryAddress': 'البضاعة التي تستلمها بنفسك لا عنوان لها.',
  'error.at.label': 'سمِّ العنوان.',
  'error.at.contact': `اكتب اسمًا لا يزيد على ${MAX_LENGTH.name} حرف.`,
  'error.at.street': 'اكتب الشارع.',
  'error.at.city': 'اكتب المدينة.',
  'error.at.emirate': 'اختر إمارة هذا العنوان.',
  'error.at.company.legalName': 'اكتب الاسم القانوني للشركة.',
  'error.at.company.trn': 'رقم التسجيل الضريبي 15 رقمًا تبدأ بـ 1 وتنتهي بـ 03.',
  'error.at.company.licenceNumber': `اكتب رقمًا لا يزيد على ${MAX_LENGTH.name} حرف.`,
  'error.at.company.licenceAuthority': `اكتب اسمًا لا يزيد على ${MAX_LENGTH.name} حرف.`,
  'error.at.company.address.street': `اكتب عنوانًا لا يزيد على ${MAX_LENGTH.address} حرف.`,
  'error.at.company.address.city': `اكتب اسمًا لا يزيد على ${MAX_LENGTH.name} حرف.`,
  'error.at.company.address.emirate': 'اختر إمارة هذا العنوان.',
  'error.at.company.address.country': 'اكتب رمز الدولة بحرفين لاتينيين، مثل AE.',
  'error.at.other': 'هذه القيمة غير مقبولة.',
};

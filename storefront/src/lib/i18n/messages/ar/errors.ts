import { TRN_RULE } from '@shop/contract/words/ar/rules';
import { MAX_LENGTH, MIN_PASSWORD_LENGTH } from '@shop/contract/limits';
import { prefixed } from '@shop/contract/message';
import { refusals } from '@shop/contract/words/ar/refusals';

const phoneNeeded = `اكتب رقم هاتف صحيحًا لا يزيد على ${MAX_LENGTH.phone} خانة، مثل \u2066050 123 4567\u2069 أو مع + ورمز الدولة.`;

const byCode: Readonly<Record<string, string>> = refusals;

/** Refusals of the server by code, and by field: the sentence of a field states all of its requirements. */
export const messages: Readonly<Record<`error.${string}`, string>> = {
  ...prefixed('error', byCode),
  'error.ORDER_NOT_FOUND': 'الطلبية غير موجودة.',
  'error.at.code': 'هذا الرمز غير صالح. تحقق منه أو اطلب رمزًا آخر.',
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
  'error.at.poNumber': `اكتب رقمًا لا يزيد على ${MAX_LENGTH.poNumber} حرفًا.`,
  'error.at.poFile': 'لم يعد هذا الملف موجودًا. ارفعه من جديد.',
  'error.at.file': 'هذا ليس ملف PDF.',
  'error.at.neededBy': 'اختر اليوم أو يومًا بعده.',
  'error.at.deliveryMethod': 'اختر طريقة التسليم.',
  'error.at.deliveryAddress': 'البضاعة التي تستلمها بنفسك لا عنوان لها.',
  'error.at.label': 'اكتب اسمًا للعنوان.',
  'error.at.contact': `اكتب اسمًا لا يزيد على ${MAX_LENGTH.name} حرف.`,
  'error.at.street': 'اكتب الشارع.',
  'error.at.city': 'اكتب المدينة.',
  'error.at.emirate': 'اختر إمارة هذا العنوان.',
  'error.at.company.legalName': 'اكتب الاسم القانوني للشركة.',
  'error.at.company.legalNameAr': `اكتب اسمًا لا يزيد على ${MAX_LENGTH.address} حرف.`,
  'error.at.company.trn': TRN_RULE,
  'error.at.company.licenceNumber': `اكتب رقمًا لا يزيد على ${MAX_LENGTH.name} حرف.`,
  'error.at.company.licenceAuthority': `اكتب اسمًا لا يزيد على ${MAX_LENGTH.name} حرف.`,
  'error.at.company.address.street': `اكتب عنوانًا لا يزيد على ${MAX_LENGTH.address} حرف.`,
  'error.at.company.address.city': `اكتب اسمًا لا يزيد على ${MAX_LENGTH.name} حرف.`,
  'error.at.company.address.emirate': 'اختر إمارة هذا العنوان.',
  'error.at.company.address.country': 'اكتب رمز الدولة بحرفين لاتينيين، مثل AE.',
  'error.at.other': 'هذه القيمة غير مقبولة.',
};

/**
 * What the server says in English: refusals by their code, and by the field they are about. What a field is refused for the
 * server says in words alone: a sentence for a field names all that it asks for.
 */
export const errors: Readonly<Record<`error.${string}`, string>> = {
  'error.WRONG_CREDENTIALS': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'error.EMAIL_TAKEN': 'يوجد حساب بهذا البريد الإلكتروني.',
  'error.INVALID_RESET_LINK': 'لم يعد هذا الرابط صالحًا. يُرجى طلب رابط جديد.',
  'error.VALIDATION_FAILED': 'يُرجى مراجعة الحقول المُشار إليها.',
  'error.PRODUCT_UNAVAILABLE': 'أحد المنتجات لم يعد متوفرًا. يُرجى حذفه من السلة.',
  'error.BELOW_MINIMUM': 'إحدى الكميات أقل من الحد الأدنى للطلب.',
  'error.QUOTE_UNDER_REVIEW': 'عرض السعر قيد المراجعة! لا يمكن مشاركة ملف PDF بعد.',
  'error.SIGNED_OUT': 'انتهت الجلسة. يُرجى تسجيل الدخول من جديد.',
  'error.FORBIDDEN': 'لا يُسمح بهذا الإجراء.',
  'error.NOT_FOUND': 'غير موجود.',
  'error.PRODUCT_NOT_FOUND': 'المنتج غير موجود',
  'error.TOO_MANY_REQUESTS': 'محاولات كثيرة. يُرجى الانتظار قليلًا ثم المحاولة من جديد.',
  'error.STALE_VERSION': 'تغيّرت هذه البيانات في هذه الأثناء. أعد تحميل الصفحة ثم حاول من جديد.',
  'error.BODY_TOO_LARGE': 'النص أطول مما يُسمح به.',
  'error.UNAVAILABLE': 'المتجر مشغول. يُرجى المحاولة بعد لحظات.',
  'error.other': 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',

  'error.at.name': 'اكتب اسمًا لا يزيد على 100 حرف.',
  'error.at.email': 'اكتب بريدًا إلكترونيًا صحيحًا، مثل \u2066name@example.com\u2069.',
  'error.at.phoneNumber': 'اكتب رقم هاتف لا يزيد على 30 خانة.',
  'error.at.phone': 'اكتب رقم هاتف لا يزيد على 30 خانة.',
  'error.at.address': 'اكتب عنوانًا لا يزيد على 500 حرف.',
  'error.at.message': 'اكتب رسالة لا تزيد على 4000 حرف.',
  'error.at.password': 'اختر كلمة مرور أصعب: 8 أحرف على الأقل، ليست شائعة وليست اسمك أو بريدك.',
  'error.at.newPassword': 'اختر كلمة مرور أصعب: 8 أحرف على الأقل، ليست شائعة وليست اسمك أو بريدك.',
  'error.at.currentPassword': 'ليست هذه كلمة مرورك الحالية.',
  'error.at.clientToAdminNote': 'اكتب ملاحظة لا تزيد على 2000 حرف.',
  'error.at.other': 'هذه القيمة غير مقبولة.',
};

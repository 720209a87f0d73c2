/** Refusals of the server by code: those that buyers and staff may both meet. */
export const refusals = {
  WRONG_CREDENTIALS: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  EMAIL_TAKEN: 'يوجد حساب بهذا البريد الإلكتروني.',
  SIGNED_OUT: 'انتهت الجلسة. يُرجى تسجيل الدخول من جديد.',
  QUOTE_UNDER_REVIEW: 'عرض السعر قيد المراجعة! لا يمكن مشاركة ملف PDF بعد.',
  UNAVAILABLE: 'المتجر مشغول. يُرجى المحاولة بعد لحظات.',
} as const;

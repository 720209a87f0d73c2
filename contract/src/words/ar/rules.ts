/** The rules for fields that the frontends check too. */
export const PHONE_RULE = '«{value}» ليس رقم هاتف صحيحًا. اكتبه مثل \u2066050 123 4567\u2069، أو مع + ورمز الدولة.';
export const TRN_RULE = 'يجب أن يتكوّن رقم التسجيل الضريبي من 15 رقمًا تبدأ بـ 1 وتنتهي بـ 03.';
export const TIN_RULE = 'يجب أن يتكوّن رقم التعريف الضريبي من 10 أرقام تبدأ بـ 1.';

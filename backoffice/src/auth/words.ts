import { defineWords } from '../i18n/words';

export const words = defineWords({
  en: {
    email: 'Email',
    password: 'Password',
    sign_in: 'Sign In',
    email_required: 'Email is required.',
    password_required: 'Password is required.',
    failed: 'Login failed.',
    lead: 'Staff sign in here.',
    forgot: 'Forgot your password?',
    reauth_title: 'Your session has ended',
    reauth_lead: 'What you typed is still here. Sign in to go on.',
    reauth_done: 'Signed in. Now save once more.',
  },
  ar: {
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    sign_in: 'تسجيل الدخول',
    email_required: 'البريد الإلكتروني مطلوب.',
    password_required: 'كلمة المرور مطلوبة.',
    failed: 'فشل تسجيل الدخول.',
    lead: 'دخول الموظفين.',
    forgot: 'نسيت كلمة المرور؟',
    reauth_title: 'انتهت الجلسة',
    reauth_lead: 'ما كتبته باقٍ هنا. سجّل الدخول للمتابعة.',
    reauth_done: 'سُجّل الدخول. احفظ الآن مرة أخرى.',
  },
});

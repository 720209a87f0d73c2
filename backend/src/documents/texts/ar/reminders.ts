import type { ReminderTexts } from '../en/reminders.js';

export const reminders: ReminderTexts = {
  due: (amount, due, days) => `${amount}\nتاريخ الاستحقاق ${due} (عدد أيام التأخير: ${days})`,
  total: 'إجمالي المتأخر',
  more: (count) => `وفواتير أخرى عددها ${count}`,
  attached: 'تجدون كشف حسابكم مرفقًا.',
  link: 'عرض كشف حسابك',
  statement: {
    subject: (month, shop) => `كشف الحساب عن ${month} من ${shop}`,
    text: (month) => `نرفق لكم كشف حسابكم عن ${month}.`,
    balance: 'الرصيد في نهاية الشهر',
    overdue: 'منه متأخر السداد',
  },
};

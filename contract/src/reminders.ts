import type { Language } from './languages.js';

/** The number of reminder steps: friendly, firm, last. */
export const REMINDER_STEPS = 3;
/** The maximum number of days after the due day for a step. */
export const MAX_REMINDER_DAYS = 365;
export const MAX_REMINDER_SUBJECT = 200;
export const MAX_REMINDER_TEXT = 2000;
export const MAX_HOLD_REASON = 200;

/** The placeholders that texts of a reminder may contain: `{total}`. */
export const REMINDER_PLACEHOLDERS = ['customer', 'shop', 'total', 'count', 'days'] as const;
/** The placeholders in a form for sentences. */
export const KNOWN_PLACEHOLDERS = REMINDER_PLACEHOLDERS.map((name) => `{${name}}`).join(', ');
export type ReminderPlaceholder = (typeof REMINDER_PLACEHOLDERS)[number];

const BRACES = /\{([^{}]*)\}/g;
const isPlaceholder = (name: string): name is ReminderPlaceholder =>
  REMINDER_PLACEHOLDERS.some((placeholder) => placeholder === name);

/** Unknown placeholders, and unpaired braces. */
export function unknownPlaceholders(text: string): string[] {
  const unknown = [...text.matchAll(BRACES)].map(([, name = '']) => name).filter((name) => !isPlaceholder(name));
  const rest = text.replaceAll(BRACES, '');
  return [...unknown, ...(/[{}]/.test(rest) ? ['{'] : [])];
}

/** The text with its placeholders replaced. Values are not searched for placeholders. */
export function filledReminder(text: string, values: Readonly<Record<ReminderPlaceholder, string>>): string {
  return text.replaceAll(BRACES, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
}

export interface ReminderWords {
  readonly subject: string;
  readonly text: string;
}

export interface ReminderStep extends Readonly<Record<Language, ReminderWords>> {
  /** Days after the due day. */
  readonly days: number;
}

export interface ReminderSettings {
  readonly isOn: boolean;
  readonly steps: readonly ReminderStep[];
}

/** The default reminders of a shop: switched off, so that an update sends no emails. */
export const USUAL_REMINDERS: ReminderSettings = {
  isOn: false,
  steps: [
    {
      days: 3,
      en: {
        subject: 'A friendly reminder from {shop}',
        text: 'You may have missed it: {total} is past its due date. If you have already paid, please ignore this email.',
      },
      ar: {
        subject: 'تذكير ودّي من {shop}',
        text: 'لعلّ الأمر فاتكم: تجاوز مبلغ {total} تاريخ استحقاقه. إن كنتم قد سدّدتم في هذه الأثناء فيُرجى تجاهل هذه الرسالة.',
      },
    },
    {
      days: 10,
      en: {
        subject: 'Second reminder: {total} is overdue',
        text: 'We have not yet received {total}. The oldest invoice is {days} days overdue. Please pay this week, or let us know if there is a problem.',
      },
      ar: {
        subject: 'تذكير ثانٍ: {total} متأخر السداد',
        text: 'لم نستلم بعد مبلغ {total}، وعدد أيام تأخر أقدمه {days}. يُرجى سداده هذا الأسبوع أو إخبارنا بما يمنع ذلك.',
      },
    },
    {
      days: 21,
      en: {
        subject: 'Final reminder: {total} is overdue',
        text: 'Despite our reminders, {total} is still outstanding. The oldest invoice is {days} days overdue. Please pay within seven days. Until we receive payment, we may put new orders on hold.',
      },
      ar: {
        subject: 'تذكير أخير: {total} متأخر السداد',
        text: 'رغم تذكيرنا ما زال مبلغ {total} غير مسدَّد، وعدد أيام تأخر أقدمه {days}. يُرجى السداد خلال سبعة أيام، وقد نوقف أوامر البيع الجديدة إلى ذلك الحين.',
      },
    },
  ],
};

/** The stored reminders of a shop. Languages that were added later have the default texts. */
export const remindersOf = ({ isOn, steps }: ReminderSettings = USUAL_REMINDERS): ReminderSettings => ({
  isOn,
  steps: steps.map((step, index) => ({ ...USUAL_REMINDERS.steps[index], ...step })),
});

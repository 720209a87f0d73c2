import type { Language } from './languages.js';

/** Steps of a reminder: a friendly one, a firm one, the last one. */
export const REMINDER_STEPS = 3;
/** The most days after the due day that a step may come. */
export const MAX_REMINDER_DAYS = 365;
export const MAX_REMINDER_SUBJECT = 200;
export const MAX_REMINDER_TEXT = 2000;
export const MAX_HOLD_REASON = 200;

/** The values that words of a reminder may name in braces: `{total}`. */
export const REMINDER_PLACEHOLDERS = ['customer', 'shop', 'total', 'count', 'days'] as const;
/** As a sentence names them. */
export const KNOWN_PLACEHOLDERS = REMINDER_PLACEHOLDERS.map((name) => `{${name}}`).join(', ');
export type ReminderPlaceholder = (typeof REMINDER_PLACEHOLDERS)[number];

const BRACES = /\{([^{}]*)\}/g;
const isPlaceholder = (name: string): name is ReminderPlaceholder =>
  REMINDER_PLACEHOLDERS.some((placeholder) => placeholder === name);

/** The names in braces that stand for nothing; a brace without its other half is one too. */
export function unknownPlaceholders(text: string): string[] {
  const unknown = [...text.matchAll(BRACES)].map(([, name = '']) => name).filter((name) => !isPlaceholder(name));
  const rest = text.replaceAll(BRACES, '');
  return [...unknown, ...(/[{}]/.test(rest) ? ['{'] : [])];
}

/** The text with the values in place of the names. A value is never read for names again. */
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

/** The reminders of a shop that has not changed them: off, so that an update mails nobody. */
export const USUAL_REMINDERS: ReminderSettings = {
  isOn: false,
  steps: [
    {
      days: 3,
      en: {
        subject: 'A friendly reminder from {shop}',
        text: 'Perhaps it slipped your attention: {total} is past its due day. If you paid in the meantime, please ignore this e-mail.',
      },
      ar: {
        subject: 'تذكير ودّي من {shop}',
        text: 'لعلّه فاتكم الانتباه: تجاوز مبلغ {total} تاريخ استحقاقه. إن كنتم قد سدّدتم في هذه الأثناء فيُرجى تجاهل هذه الرسالة.',
      },
    },
    {
      days: 10,
      en: {
        subject: 'Second reminder: {total} is overdue',
        text: 'We have not received {total} yet; the oldest part is overdue by {days} days. Please pay it this week, or tell us what keeps you from it.',
      },
      ar: {
        subject: 'تذكير ثانٍ: {total} متأخر السداد',
        text: 'لم نستلم بعد مبلغ {total}، وأقدمه متأخر منذ {days} يومًا. يُرجى سداده هذا الأسبوع أو إخبارنا بما يمنع ذلك.',
      },
    },
    {
      days: 21,
      en: {
        subject: 'Last reminder: {total} is overdue',
        text: 'In spite of our reminders {total} is still open, the oldest part for {days} days. Please pay within seven days. Until then we may hold new orders.',
      },
      ar: {
        subject: 'تذكير أخير: {total} متأخر السداد',
        text: 'رغم تذكيرنا ما زال مبلغ {total} غير مسدَّد، وأقدمه منذ {days} يومًا. يُرجى السداد خلال سبعة أيام. وقد نوقف الطلبات الجديدة إلى ذلك الحين.',
      },
    },
  ],
};

/** The reminders that a shop has stored. A language that came later has the usual words. */
export const remindersOf = ({ isOn, steps }: ReminderSettings = USUAL_REMINDERS): ReminderSettings => ({
  isOn,
  steps: steps.map((step, index) => ({ ...USUAL_REMINDERS.steps[index], ...step })),
});

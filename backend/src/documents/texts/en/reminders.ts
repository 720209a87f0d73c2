import { countIn } from '@shop/contract/message';

const counted = countIn('en');

/** The parts of reminders and statements that no setting changes. */
export const reminders = {
  /** @param due for example '1 November 2026' */
  due: (amount: string, due: string, days: number) =>
    `${amount}\nDue ${due}, ${counted(days, { one: '{count} day', other: '{count} days' })} ago`,
  total: 'Total overdue',
  more: (count: number) => `and ${count} more`,
  attached: 'Your statement of account is attached.',
  link: 'See your statement',
  statement: {
    subject: (month: string, shop: string) => `Statement of account for ${month} from ${shop}`,
    text: (month: string) => `Please find attached your statement of account for ${month}.`,
    balance: 'Balance at the end of the month',
    overdue: 'Of it overdue',
  },
};

export type ReminderTexts = typeof reminders;

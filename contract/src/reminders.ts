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

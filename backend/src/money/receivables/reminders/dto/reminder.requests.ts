import { type Language, LANGUAGE_CODES } from '@shop/contract/languages';
import { MAX_HOLD_REASON, MAX_REMINDER_SUBJECT, MAX_REMINDER_TEXT, REMINDER_STEPS } from '@shop/contract/reminders';
import { Day, Flag, Id, OneOf, Text, WholeNumber } from '../../../../platform/http/validation/fields.js';
import { IgnoresFieldsOf } from '../../../../platform/http/validation/validation.pipe.js';
import { ReminderAccountResponse } from './reminder.response.js';

/** Exactly one of the three ids is required. */
export class HoldRemindersDto {
  @Id({ optional: 'filled', description: 'This invoice alone' })
  invoice?: string;

  @Id({ optional: 'filled', description: 'All of this company' })
  company?: string;

  @Id({ optional: 'filled', description: 'All of this person' })
  user?: string;

  @Text({
    max: MAX_HOLD_REASON,
    required: 'Enter a reason for the pause.',
    example: 'Disputes the quantity; Omar clears it',
  })
  reason: string;

  @Day({
    optional: true,
    description: 'The last day of the hold in Dubai; left out or null: until it is ended',
    example: null,
  })
  until?: string | null;
}

export class RemindNowDto {
  @Flag({
    optional: true,
    description:
      'Also if the credit of the account or a cheque covers what is overdue, or a payment is promised: the email asks for all of it',
    example: false,
  })
  anyway?: boolean | null;
}

@IgnoresFieldsOf(ReminderAccountResponse)
export class UpdateReminderAccountDto {
  @Flag({ optional: 'filled' })
  sendsReminders?: boolean;

  @Flag({ optional: 'filled' })
  sendsStatements?: boolean;

  @WholeNumber({
    min: 0,
    max: 1e9,
    optional: true,
    example: 0,
    description: 'The version that was loaded; 0: never saved',
  })
  version?: number;
}

export class PreviewReminderDto {
  @WholeNumber({ min: 1, max: REMINDER_STEPS, example: 1 })
  step: number;

  @OneOf(LANGUAGE_CODES)
  language: Language;

  @Text({ max: MAX_REMINDER_SUBJECT, required: 'Please enter the subject.', example: 'A reminder from {shop}' })
  subject: string;

  @Text({
    max: MAX_REMINDER_TEXT,
    kind: 'paragraphs',
    required: 'Please enter the text.',
    example: 'We have not received {total} yet.',
  })
  text: string;
}

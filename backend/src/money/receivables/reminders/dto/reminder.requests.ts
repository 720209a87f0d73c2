import { type Language, LANGUAGE_CODES } from '@shop/contract/languages';
import { MAX_HOLD_REASON, MAX_REMINDER_SUBJECT, MAX_REMINDER_TEXT, REMINDER_STEPS } from '@shop/contract/reminders';
import { Day, Flag, Id, OneOf, Text, WholeNumber } from '../../../../platform/http/validation/fields.js';
import { IgnoresFieldsOf } from '../../../../platform/http/validation/validation.pipe.js';
import { ReminderAccountResponse } from './reminder.response.js';

/** Exactly one of the three ids is required. */
export class HoldRemindersDto {
  @Id({ optional: 'filled', description: 'Id of the invoice to pause' })
  invoice?: string;

  @Id({ optional: 'filled', description: 'Id of the company whose invoices are paused' })
  company?: string;

  @Id({ optional: 'filled', description: 'Id of the individual whose invoices are paused' })
  user?: string;

  @Text({
    max: MAX_HOLD_REASON,
    required: 'Enter a reason for the pause.',
    example: 'Disputes the quantity; Omar clears it',
  })
  reason: string;

  @Day({
    optional: true,
    description: 'Last day of the pause in Dubai; if omitted or null, until reminders are resumed',
    example: null,
  })
  until?: string | null;
}

export class RemindNowDto {
  @Flag({
    optional: true,
    description:
      'If true, the reminder is sent even if credit or a cheque covers the overdue amount or a payment is ' +
      'promised; the email then requests the full amount',
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
    description: 'Version that was loaded; 0 if never saved',
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

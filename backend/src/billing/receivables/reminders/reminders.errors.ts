import { REMINDER_PLACEHOLDERS } from '@shop/contract/reminders';
import { DomainError, invalidField } from '../../../platform/errors/domain-error.js';

const conflict = (said: { code: string; message: string }) => new DomainError('conflict', said);

export const notOverdue = () =>
  conflict({ code: 'INVOICE_NOT_OVERDUE', message: 'Nothing of this invoice is overdue.' });
export const remindedToday = () =>
  conflict({
    code: 'REMINDED_TODAY',
    message: 'This customer was reminded today already: there is one reminder a day at most.',
  });
export const reminderHeld = () =>
  conflict({
    code: 'REMINDER_HELD',
    message: 'Reminders of this invoice, or of its customer, are held. End the hold first.',
  });
export const noAddress = () =>
  conflict({ code: 'CUSTOMER_WITHOUT_EMAIL', message: 'Nobody of this customer has an e-mail address.' });
export const tooManyHolds = (max: number) =>
  new DomainError('conflict', {
    code: 'TOO_MANY_HOLDS',
    message: `A customer has ${max} holds at most. End some first.`,
    params: { max },
  });
export const holdNotFound = () => new DomainError('missing', { code: 'HOLD_NOT_FOUND', message: 'Hold not found' });
export const reminderAccountNotFound = () =>
  new DomainError('missing', { code: 'REMINDER_ACCOUNT_NOT_FOUND', message: 'There is no such account.' });
export const oneHeld = (field: string) =>
  invalidField(field, 'Name the invoice, the company or the person whose reminders are held: one of them.', 'ONE_HELD');
export const holdEnded = (until: string) =>
  invalidField('until', `The last day of the hold must not be over. “${until}” is.`, 'DAY_IS_OVER', { value: until });
export const unknownPlaceholder = (field: string, name: string) => {
  const known = REMINDER_PLACEHOLDERS.map((placeholder) => `{${placeholder}}`).join(', ');
  const message = `“{${name}}” stands for nothing. Known names: ${known}.`;
  return invalidField(field, message, 'PLACEHOLDER', { value: name, known });
};

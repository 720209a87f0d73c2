import { DomainError, invalidField } from '../../platform/errors/domain-error.js';

/** @param last the last closed day. @param field that was to be changed, where it is a field */
export function periodClosed(day: string, last: string, field?: string): DomainError {
  const message = `${day} lies in a closed VAT period (closed until ${last}).`;
  const params = { day, last };
  return new DomainError('conflict', {
    code: 'PERIOD_CLOSED',
    message,
    params,
    ...(field === undefined ? {} : { fields: { [field]: message } }),
  });
}

export function dayNotOver(day: string): DomainError {
  return invalidField('to', `${day} is not over yet: a period can be closed from the day after it.`, 'DAY_NOT_OVER', {
    day,
  });
}

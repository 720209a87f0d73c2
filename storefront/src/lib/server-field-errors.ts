import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError, serverMessage } from './api-error';

/** Shows the server's errors at their fields; the first of them gets the focus. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): void {
  if (!(error instanceof ApiError)) return;
  const refused = fields.filter((field) => error.fields[field]);
  refused.forEach((field, index) => {
    setError(field, { type: 'server', message: error.fields[field] ?? '' }, { shouldFocus: index === 0 });
  });
}

/** True if the server's refusal concerns fields of the form, which show it. */
export const isShownAtFields = (error: unknown, fields: readonly string[]): boolean =>
  error instanceof ApiError && fields.some((field) => error.fields[field]);

/** The message above the fields of a form; empty if nothing failed, or if a field shows the same text. */
export function formMessage(error: unknown, fields: readonly string[], fallback: string): string {
  if (!error) return '';
  const message = serverMessage(error, fallback);
  const isAtField = error instanceof ApiError && fields.some((field) => error.fields[field] === message);
  return isAtField ? '' : message;
}

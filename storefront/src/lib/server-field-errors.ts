import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api-error';

/** Puts the server's complaints at the fields they are about; the first of them gets the focus. */
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

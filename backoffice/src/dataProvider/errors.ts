import { HttpError } from 'react-admin';

interface ErrorBody {
  code?: unknown;
  errors?: unknown;
}

const bodyOf = (error: unknown): ErrorBody => {
  if (!(error instanceof HttpError)) return {};
  const body: unknown = error.body;
  return typeof body === 'object' && body !== null ? body : {};
};

/** The HTTP status of a failed call; undefined when there was no answer. */
export const statusOf = (error: unknown): number | undefined => {
  const status: unknown = error instanceof HttpError ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
};

/** True when the server refused a change because the record moved on since it was loaded. */
export const isStaleVersion = (error: unknown): boolean => bodyOf(error).code === 'STALE_VERSION';

/** The server's sentence about what went wrong; undefined when there is none worth showing. */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof HttpError && error.message ? error.message : undefined;

/** The server's messages by field, for react-hook-form; undefined when the failure concerns no field. */
export const fieldErrorsOf = (error: unknown): Record<string, unknown> | undefined => {
  const { errors } = bodyOf(error);
  return typeof errors === 'object' && errors !== null ? { ...errors } : undefined;
};

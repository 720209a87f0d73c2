import { HttpError } from 'react-admin';
import { serverText, textFor, type Why } from '../i18n/serverText';

interface ErrorBody {
  code?: unknown;
  params?: unknown;
  errors?: unknown;
  reasons?: unknown;
}

const bodyOf = (error: unknown): ErrorBody => {
  if (!(error instanceof HttpError)) return {};
  const body: unknown = error.body;
  return typeof body === 'object' && body !== null ? body : {};
};

const fieldsOf = ({ errors }: ErrorBody): [string, unknown][] =>
  typeof errors === 'object' && errors !== null ? Object.entries<unknown>({ ...errors }) : [];

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

const whyOf = (rule: unknown, params: unknown): Why => ({
  rule: typeof rule === 'string' ? rule : '',
  params: typeof params === 'object' && params !== null ? { ...params } : {},
});

/** The field's own rule says more than the code of the whole. */
const whyField = ({ reasons }: ErrorBody, field: string): Why => {
  const found = fieldOf(reasons, field);
  return whyOf(fieldOf(found, 'rule'), fieldOf(found, 'params'));
};

/** The same failure, told in the language of the page where it has words for it. */
export const inLanguage = (error: unknown): unknown => {
  if (!(error instanceof HttpError)) return error;
  const body = bodyOf(error);
  const fields = fieldsOf(body);
  const errors = fields.map(([field, words]) => [field, serverText(String(words), whyField(body, field))] as const);
  const ofField = errors.find(([field]) => fieldOf(body.errors, field) === error.message)?.[1];
  const message = textFor(whyOf(body.code, body.params)) ?? ofField ?? error.message;
  return new HttpError(message, error.status, { ...body, errors: Object.fromEntries(errors) });
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

/** A customer or a category is chosen by an input for its id. */
const inputOf = (field: string): string => (field === 'user' || field === 'category' ? `${field}._id` : field);

/**
 * What the server has against a form, by input, for react-hook-form. A failure that concerns no field is an error of the
 * form as a whole: without any error the form would count as saved, and be left without a question.
 */
export const formErrorsOf = (error: unknown): Record<string, unknown> => {
  const fields = fieldsOf(bodyOf(error));
  if (fields.length === 0) return { 'root.server': reasonOf(error) ?? 'ra.notification.http_error' };
  return Object.fromEntries(fields.map(([field, message]) => [inputOf(field), message]));
};

/** The same failure, saying in `body.errors` what react-admin's forms are to show. */
export const forForms = (error: unknown): unknown => {
  if (!(error instanceof HttpError)) return error;
  return new HttpError(error.message, error.status, { ...bodyOf(error), errors: formErrorsOf(error) });
};

import { HttpError } from 'react-admin';
import { refusalText } from '../../i18n/refusalText';
import { formatDay } from '../format';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

/** The body of the API's refusals: `{code, params, errors: {field: message}, reasons: {field: {rule, params}}}`. */
const bodyOf = (error: unknown): Fields => (error instanceof HttpError ? fieldsOf(error.body) : {});

const DAY = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/;

/** The sentence in the language of the page, with its days as screens show them. */
const asShown = (sentence: string, { rule, params }: { rule?: unknown; params?: unknown }): string => {
  const days = Object.entries(fieldsOf(params)).flatMap(([name, value]) =>
    typeof value === 'string' && DAY.test(value) ? [[name, value] as const] : [],
  );
  const text = days.reduce((words, [, day]) => words.replaceAll(day, formatDay(day)), sentence);
  const shown = Object.fromEntries(days.map(([name, day]) => [name, formatDay(day)]));
  return refusalText(text, { rule, params: { ...fieldsOf(params), ...shown } });
};

/** The same failure in the language of the page, if there is a translation. */
export const inPageLanguage = (error: unknown): unknown => {
  if (!(error instanceof HttpError)) return error;
  const body = bodyOf(error);
  const reasons = fieldsOf(body['reasons']);
  const errors = fieldsOf(body['errors']);
  const translated = Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field, asShown(String(message), fieldsOf(reasons[field]))]),
  );
  // A refusal with a single field has that field's message.
  const field = Object.keys(errors).find((name) => errors[name] === error.message);
  const otherwise = (field !== undefined && translated[field]) || error.message;
  // This code only means that some field is wrong.
  const isOfField = body['code'] === 'VALIDATION_FAILED';
  const message = isOfField ? otherwise : asShown(otherwise, { rule: body['code'], params: body['params'] });
  return new HttpError(message, error.status, { ...body, errors: translated });
};

/** The HTTP status of a failed call; undefined when there was no answer. */
export const statusOf = (error: unknown): number | undefined => {
  const status: unknown = error instanceof HttpError ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
};

/** Customers, categories and companies are selected by an input for their id. */
const CHOSEN_BY_ID = new Set(['user', 'category', 'company']);
const inputOf = (field: string): string => (CHOSEN_BY_ID.has(field) ? `${field}._id` : field);

/** The code of the server's refusal; undefined if there is none. */
export const codeOf = (error: unknown): unknown => bodyOf(error)['code'];

/** The details of the refusal besides its message; undefined if there are none. */
export const detailsOf = (error: unknown): object | undefined => {
  const details = bodyOf(error)['details'];
  return isObject(details) ? details : undefined;
};

/** True if the server refused a change because the record was changed since it was loaded. */
export const isStaleVersion = (error: unknown): boolean => codeOf(error) === 'STALE_VERSION';

/** The inputs whose fields the server refused. */
export const fieldNamesOf = (error: unknown): string[] => Object.keys(fieldsOf(bodyOf(error)['errors'])).map(inputOf);

/** The server's sentence about the failure; undefined if there is none to show. */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof HttpError && error.message ? error.message : undefined;

/**
 * The server's refusal of a form, by input, for react-hook-form. A failure without a field becomes an error of the
 * whole form: without any error the form would count as saved, and the page would close without a question.
 */
export const formErrorsOf = (error: unknown): Fields => {
  const fields = Object.entries(fieldsOf(bodyOf(error)['errors']));
  if (fields.length === 0) return { 'root.server': reasonOf(error) ?? 'ra.notification.http_error' };
  return Object.fromEntries(fields.map(([field, message]) => [inputOf(field), message]));
};

/** The refused fields with their messages. */
export const fieldErrorsOf = (error: unknown): [field: string, message: string][] =>
  Object.entries(fieldsOf(bodyOf(error)['errors'])).map(([field, message]) => [field, String(message)]);

/** The same failure with the errors that react-admin's forms expect in `body.errors`, also without a response. */
export const forForms = (error: unknown): unknown => {
  if (error instanceof Error && !(error instanceof HttpError)) {
    return Object.assign(error, { body: { errors: formErrorsOf(error) } });
  }
  if (!(error instanceof HttpError)) return error;
  return new HttpError(error.message, error.status, { ...bodyOf(error), errors: formErrorsOf(error) });
};

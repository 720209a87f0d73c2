import { fillMessage, type ParamValues } from '@shop/contract/message';
import { refusalText } from '@shop/contract/refusal-text';
import { toApiError } from '../api-error';
import type { I18n } from './i18n';
import { loadTexts } from './messages/load-texts';

/**
 * The server responds in English. Other languages use their own sentence for the code or the field, if they have one.
 */
export async function translated(body: unknown, { language, format, inSentence }: I18n): Promise<object> {
  const texts = Object.entries(await loadTexts(language, 'errors'));
  const plural = new Intl.PluralRules(language);
  const fill = (text: string, values: ParamValues) =>
    fillMessage(text, values, plural, { number: format.number, text: inSentence });
  const textOf = (key: string, values: ParamValues = {}) => refusalText(texts, `error.${key}`, values, fill);

  const { code, message, fields } = toApiError(0, body);
  const ofCode = textOf(code, valuesOf(body));
  const textAt = (field: string) => {
    const ofField = textOf(`at.${field}`) ?? textOf('at.other');
    // This code only means that some field is wrong.
    return code === 'VALIDATION_FAILED' ? ofField : (ofCode ?? ofField);
  };
  const errors = Object.entries(fields).map(([field, said]) => [field, textAt(field) ?? said] as const);
  return {
    ...(typeof body === 'object' && body),
    code,
    message: ofCode ?? textOf('other') ?? message,
    errors: Object.fromEntries(errors),
  };
}

/** The values in the refusal's sentence; empty for any other body. */
function valuesOf(body: unknown): ParamValues {
  const isRefusal = typeof body === 'object' && body !== null && 'params' in body;
  return isRefusal ? { ...(body.params as ParamValues | undefined) } : {};
}

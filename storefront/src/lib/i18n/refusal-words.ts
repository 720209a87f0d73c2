import { fillMessage, type ParamValues } from '@shop/contract/message';
import { refusalText } from '@shop/contract/refusal-text';
import { toApiError } from '../api-error';
import type { I18n } from './i18n';
import { loadTexts } from './messages/load-texts';

/** The server speaks English. In another language its words give way to those that the language has for code and field. */
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
    // This code says no more than that some field is wrong.
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

/** The values of the refusal's sentence, whatever arrived in its place. */
function valuesOf(body: unknown): ParamValues {
  const isRefusal = typeof body === 'object' && body !== null && 'params' in body;
  return isRefusal ? { ...(body.params as ParamValues | undefined) } : {};
}

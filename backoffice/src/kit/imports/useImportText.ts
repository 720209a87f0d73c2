import { useTranslate } from 'react-admin';

/** Keys of the texts that all imports have. */
export const sharedText = (key: string) => `resources.products.import.${key}`;

export type TextKeys = (key: string) => string;

/** The texts of one kind of import: its own, or those of all imports. @param own keys of its own texts */
export const useImportText = (own: TextKeys) => {
  const translate = useTranslate();
  return (key: string, values: Record<string, unknown> = {}): string =>
    translate(own(key), { ...values, _: translate(sharedText(key), values) });
};

/** The names of columns. @param resource its field labels name them */
export const useColumnLabel = (resource: string) => {
  const translate = useTranslate();
  return (field: string): string => translate(`resources.${resource}.fields.${field}`, { _: field });
};

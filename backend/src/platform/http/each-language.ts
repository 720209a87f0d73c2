import { type Language, LANGUAGE_CODES } from '@shop/contract/languages';

/** Adds a property for each language of the product, named by its code, to a body or a response. */
export const EachLanguage =
  (property: (language: Language) => PropertyDecorator): ClassDecorator =>
  ({ prototype }) => {
    for (const language of LANGUAGE_CODES) property(language)(prototype as object, language);
  };

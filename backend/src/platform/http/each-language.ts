import { type Language, LANGUAGE_CODES } from '@shop/contract/languages';

/** Gives a body or an answer a property for each language of the product, named by its code. */
export const EachLanguage =
  (property: (language: Language) => PropertyDecorator): ClassDecorator =>
  ({ prototype }) => {
    for (const language of LANGUAGE_CODES) property(language)(prototype as object, language);
  };

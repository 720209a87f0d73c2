/** What a language says in place of the server's English. */
export interface ServerTexts {
  /** By the code of the refusal. */
  readonly codes: Readonly<Record<string, string>>;
  /** By the server's words, where they carry a number or a name, and for the rules of fields, which have no code. */
  readonly rules: readonly (readonly [words: RegExp, says: string])[];
}

let texts: ServerTexts | undefined;

/** Without any, the server speaks for itself. */
export const speakForServer = (inLanguage: ServerTexts | undefined): void => {
  texts = inLanguage;
};

/** The server's words in the language of the page; as they are where it has none for them. */
export const serverText = (words: string, code = ''): string => {
  const rule = texts?.rules.find(([pattern]) => pattern.test(words));
  if (rule) return words.replace(...rule);
  return texts?.codes[code] ?? words;
};

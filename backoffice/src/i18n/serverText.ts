type Params = Readonly<Record<string, unknown>>;

/**
 * What a language says in place of the server's English, by the code of the refusal or the rule of the field. `%{max}`
 * stands for what the server tells beside it.
 */
export type ServerTexts = Readonly<Record<string, string | ((params: Params) => string)>>;

/** Why the server refuses something: codes and rules are names that stay, whatever its words become. */
export interface Why {
  readonly rule: string;
  readonly params?: Params;
}

let texts: ServerTexts | undefined;

/** Without any, the server speaks for itself. */
export const speakForServer = (inLanguage: ServerTexts | undefined): void => {
  texts = inLanguage;
};

/** Keeps a Latin name together inside a sentence of the other direction. */
const apart = (value: unknown): string => (typeof value === 'string' ? `\u2068${value}\u2069` : String(value));

/** What the language of the page says for it; undefined where it has no words, or lacks what they tell of. */
export const textFor = ({ rule, params = {} }: Why): string | undefined => {
  const text = texts !== undefined && Object.hasOwn(texts, rule) ? texts[rule] : undefined;
  const sentence = typeof text === 'function' ? text(params) : text;
  if (sentence === undefined) return undefined;
  const filled = sentence.replace(/%\{(\w+)\}/g, (whole, name: string) =>
    name in params ? apart(params[name]) : whole,
  );
  return filled.includes('%{') ? undefined : filled;
};

/** The server's words in the language of the page; as they are where it has none for them. */
export const serverText = (words: string, why: Why): string => textFor(why) ?? words;

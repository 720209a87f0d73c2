/** The values in a message (a bound, a name), for programs that phrase it in their own words. */
export type Params = Readonly<Record<string, string | number>>;

/** Why a field is refused. The name of the rule is stable; the message is for people. */
export interface Reason {
  readonly rule: string;
  readonly params?: Params;
}

/** The reason of a rule without a name. */
export const UNNAMED_RULE: Reason = { rule: 'INVALID' };

export const reason = (rule: string, params?: Params): Reason => (params === undefined ? { rule } : { rule, params });

/** The same reason for each of the fields. */
export const reasonForAll = (fields: object, rule: string, params?: Params): Record<string, Reason> =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, reason(rule, params)]));

/** Names the rule that a decorator of class-validator checks. */
export const withRule = (rule: string, params?: Params): { context: Reason } => ({ context: reason(rule, params) });

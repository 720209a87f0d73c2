/** What a message tells of (a bound, a name), for programs that tell it in other words. */
export type Params = Readonly<Record<string, string | number>>;

/** Why a field is refused. The name of the rule is stable, its message is for people. */
export interface Reason {
  readonly rule: string;
  readonly params?: Params;
}

/** Where nobody gave the rule a name. */
export const UNNAMED: Reason = { rule: 'INVALID' };

export const reason = (rule: string, params?: Params): Reason => (params === undefined ? { rule } : { rule, params });

/** The same reason for each of the fields. */
export const reasonForAll = (fields: object, rule: string, params?: Params): Record<string, Reason> =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, reason(rule, params)]));

/** For a decorator of class-validator: the rule that it checks. */
export const because = (rule: string, params?: Params): { context: Reason } => ({ context: reason(rule, params) });

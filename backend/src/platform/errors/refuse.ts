import {
  FIELD_REFUSALS,
  type FieldRefusalKey,
  type RefusalCode,
  type RefusalKey,
  REFUSALS,
} from '@shop/contract/refusals';
import {
  codeOf,
  type FieldRefusal,
  type Refusal,
  sentenceOf,
  sentValues,
  type ValueNames,
  type Values,
} from '@shop/contract/refusals/refusal';
import { type MachineKind, type RecordOf, refusalOf, type StateMachine } from '@shop/contract/state-machine';
import { DomainError, type ErrorDetails, reason, type Reason } from './domain-error.js';

/** The arguments after the key of a row: its values, if it has any, and further details. */
type Rest<Row extends FieldRefusal, More = never> = [ValueNames<Row>] extends [never]
  ? [values?: Readonly<Record<string, never>>, more?: More]
  : [values: Readonly<Record<ValueNames<Row>, string | number>>, more?: More];

type RowOf<Key extends RefusalKey> = (typeof REFUSALS)[Key];
type FieldRowOf<Key extends FieldRefusalKey> = (typeof FIELD_REFUSALS)[Key];

/** Details of a refusal besides its values. `field` is given if the row does not name a fixed one. */
type More = Partial<Omit<ErrorDetails, 'code' | 'message'>> & { readonly field?: string | undefined };

/** Makes the error for a code, to be thrown. Its row in the contract gives status, sentence and field. */
export function refuse<Key extends RefusalKey>(key: Key, ...[values, more]: Rest<RowOf<Key>, More>): DomainError {
  return refusal(key, values, more);
}

function refusal(key: RefusalKey, values: Values = {}, { field, ...more }: More = {}): DomainError {
  const row: Refusal = REFUSALS[key];
  const message = sentenceOf(row, values);
  const at = field ?? row.field;
  return new DomainError(row.status, {
    code: codeOf(key),
    message,
    params: sentValues(row, values),
    ...(at !== undefined && { fields: { [at]: message } }),
    ...more,
  });
}

export interface FieldFault extends Reason {
  readonly field: string;
  readonly message: string;
}

/** A field that is refused by a rule of the contract. */
export function fieldFault<Key extends FieldRefusalKey>(
  field: string,
  key: Key,
  ...[values]: Rest<FieldRowOf<Key>>
): FieldFault {
  return { field, ...faultByRule(key, values) };
}

/** The reason for a refusal that concerns no field of a body. */
export type RuleFault = Omit<FieldFault, 'field'>;

export function ruleFault<Key extends FieldRefusalKey>(key: Key, ...[values]: Rest<FieldRowOf<Key>>): RuleFault {
  return faultByRule(key, values);
}

function faultByRule(key: FieldRefusalKey, values: Values = {}): RuleFault {
  const row: FieldRefusal = FIELD_REFUSALS[key];
  return { message: sentenceOf(row, values), ...reason(codeOf(key), sentValues(row, values)) };
}

/** Limits the list: a 2 MB body could contain half a million problems. */
export const MAX_PROBLEMS = 100;

/** Makes the refusal of fields of a body or query, at most 100 of them. Its message is the first field's. */
export function refuseFields(all: readonly FieldFault[], more: Partial<ErrorDetails> = {}): DomainError {
  const faults = all.slice(0, MAX_PROBLEMS);
  const fields = Object.fromEntries(faults.map(({ field, message }) => [field, message]));
  const reasons = Object.fromEntries(faults.map(({ field, rule, params }) => [field, reason(rule, params)]));
  const message = faults[0]?.message ?? 'The request is not valid.';
  return new DomainError(REFUSALS.VALIDATION_FAILED.status, {
    code: 'VALIDATION_FAILED',
    message,
    fields,
    reasons,
    ...more,
  });
}

/** Makes the refusal of one field of a body or query. */
export function refuseField<Key extends FieldRefusalKey>(
  field: string,
  key: Key,
  ...[values, more]: Rest<FieldRowOf<Key>, Partial<ErrorDetails>>
): DomainError {
  return refuseFields([{ field, ...faultByRule(key, values) }], more);
}

/** A rule of the contract for a decorator of class-validator. @param message if the field has its own sentence */
export function ruleOptions<Key extends FieldRefusalKey>(
  key: Key,
  ...[values, message]: Rest<FieldRowOf<Key>, string>
): { message: string; context: Reason } {
  const { message: text, rule, params } = faultByRule(key, values);
  return { message: message ?? text, context: reason(rule, params) };
}

/** A state machine whose refusals are rows of the contract. */
type RefusingKind = MachineKind & { readonly refusal: RefusalCode };

/** The codes whose sentence needs only the status of the record. */
type PlainCode = { [Code in RefusalCode]: ValueNames<RowOf<Code>> extends 'status' ? Code : never }[RefusalCode];

type SpecialCode<K extends RefusingKind> = Exclude<K['refusal'], PlainCode>;
type Special<K extends RefusingKind> = Readonly<Record<SpecialCode<K>, (record: RecordOf<K>) => DomainError>>;

/**
 * @param special the refusals that need more of the record than its status
 * @throws DomainError if the state machine does not allow staff the action now
 */
export function requireAction<K extends RefusingKind>(
  machine: StateMachine<K>,
  record: RecordOf<K>,
  action: K['action'],
  ...[special]: [SpecialCode<K>] extends [never] ? [] : [special: Special<K>]
): void {
  const code: RefusalCode | null = refusalOf(machine, record, action);
  if (code === null) return;
  const own = new Map<string, (record: RecordOf<K>) => DomainError>(Object.entries(special ?? {})).get(code);
  throw own?.(record) ?? refusal(code, { status: record.status });
}

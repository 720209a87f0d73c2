import { DomainError } from './domain-error.js';
import { type MachineKind, mayBecome, type RecordOf, refusalOf, type StateMachine } from '@shop/contract/state-machine';

/** The error for each refusal code of a state machine. */
export type Refusals<K extends MachineKind> = Readonly<Record<K['refusal'], (record: RecordOf<K>) => DomainError>>;

/** @throws DomainError the refusal, if the state machine does not allow staff the action now */
export function requireAction<K extends MachineKind>(
  machine: StateMachine<K>,
  refusals: Refusals<K>,
  record: RecordOf<K>,
  action: K['action'],
): void {
  const refusal = refusalOf(machine, record, action);
  if (refusal !== null) throw refusals[refusal](record);
}

/**
 * @param what for example 'order'
 * @throws DomainError for example ORDER_STEP_REFUSED, if the state machine has no such step
 */
export function requireStep<K extends MachineKind>(
  machine: StateMachine<K>,
  what: string,
  from: K['status'],
  to: K['status'],
): void {
  if (mayBecome(machine, from, to)) return;
  const message = `${/^[aeiou]/.test(what) ? 'An' : 'A'} ${what} that is ${from} can’t become ${to}.`;
  const code = `${what.toUpperCase()}_STEP_REFUSED`;
  throw new DomainError('conflict', { code, message, fields: { status: message } });
}

import type { DomainError } from '../errors/domain-error.js';
import { type MachineKind, type RecordOf, refusalOf, type StateMachine } from './state-machine.js';

/** The error of each refusal that a machine's table names. */
export type Refusals<K extends MachineKind> = Readonly<Record<K['refusal'], (record: RecordOf<K>) => DomainError>>;

/** @throws DomainError the refusal, where the table does not allow staff the action now */
export function requireAction<K extends MachineKind>(
  machine: StateMachine<K>,
  refusals: Refusals<K>,
  record: RecordOf<K>,
  action: K['action'],
): void {
  const refusal = refusalOf(machine, record, action);
  if (refusal !== null) throw refusals[refusal](record);
}

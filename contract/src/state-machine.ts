/** The names that a machine speaks of, and the record that its conditions look at. */
export interface MachineKind {
  readonly status: string;
  readonly action: string;
  readonly condition: string;
  /** Codes of the refusals. */
  readonly refusal: string;
  readonly record: object;
}

/** Something about a record, beside its status, on which an action depends. */
export interface Condition<R> {
  /** Completes "only if …". */
  readonly says: string;
  readonly holds: (record: R) => boolean;
}

export const ALLOWED = null;

export interface StateRule<K extends MachineKind> {
  /** The statuses that may follow. */
  readonly next: readonly K['status'][];
  /** Of each action the code of its refusal in this status, or ALLOWED. */
  readonly actions: Readonly<Record<K['action'], K['refusal'] | typeof ALLOWED>>;
}

/** What may be done with a record of one kind, and what may become of it: all of it as data. */
export interface StateMachine<K extends MachineKind> {
  readonly statuses: readonly K['status'][];
  readonly actions: readonly K['action'][];
  readonly conditions: Readonly<Record<K['condition'], Condition<K['record']>>>;
  /** What an action needs in whatever status, each with the code of the refusal. The first that fails is told. */
  readonly needs: Readonly<Record<K['action'], readonly (readonly [K['condition'], K['refusal']])[]>>;
  readonly states: Readonly<Record<K['status'], StateRule<K>>>;
  /** The actions that are the owner's too; all are the staff's. */
  readonly forOwner: readonly K['action'][];
}

export type Viewer = 'staff' | 'owner';
export type RecordOf<K extends MachineKind> = K['record'] & { readonly status: K['status'] };

/** @returns why staff may not do this now, as the code of the refusal; null where they may */
export function refusalOf<K extends MachineKind>(
  machine: StateMachine<K>,
  record: RecordOf<K>,
  action: K['action'],
): K['refusal'] | null {
  const unmet = machine.needs[action].find(([condition]) => !machine.conditions[condition].holds(record));
  return unmet === undefined ? machine.states[record.status].actions[action] : unmet[1];
}

/** What the viewer may do with the record now. */
export function allowedActions<K extends MachineKind>(
  machine: StateMachine<K>,
  record: RecordOf<K>,
  viewer: Viewer,
): K['action'][] {
  return machine.actions.filter(
    (action) =>
      (viewer === 'staff' || machine.forOwner.includes(action)) && refusalOf(machine, record, action) === null,
  );
}

/** Whether a record may have the status `to` after `from`; staying is always allowed. */
export function mayBecome<K extends MachineKind>(
  machine: StateMachine<K>,
  from: K['status'],
  to: K['status'],
): boolean {
  return from === to || machine.states[from].next.includes(to);
}

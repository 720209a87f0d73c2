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
interface Condition<R> {
  /** Completes "only if …". */
  readonly says: string;
  readonly holds: (record: R) => boolean;
}

export const ALLOWED = null;

interface StateRule<K extends MachineKind> {
  /** The statuses that may follow. */
  readonly next: readonly K['status'][];
  /** For each action the code of its refusal in this status, or ALLOWED. */
  readonly actions: Readonly<Record<K['action'], K['refusal'] | typeof ALLOWED>>;
}

/** The actions and status changes of one kind of record, as data. */
export interface StateMachine<K extends MachineKind> {
  readonly statuses: readonly K['status'][];
  readonly actions: readonly K['action'][];
  readonly conditions: Readonly<Record<K['condition'], Condition<K['record']>>>;
  /** Conditions of an action in any status, each with the code of its refusal. The first that fails is told. */
  readonly needs: Readonly<Record<K['action'], readonly (readonly [K['condition'], K['refusal']])[]>>;
  readonly states: Readonly<Record<K['status'], StateRule<K>>>;
  /** The actions that are the owner's. */
  readonly forOwner: readonly K['action'][];
  /** Those of the owner's actions that are not the staff's too; all others are. */
  readonly onlyForOwner?: readonly K['action'][];
  /** The actions of the owner that only read: colleagues who see the record have them too. */
  readonly forColleague?: readonly K['action'][];
}

/** A colleague of the owner reads and does nothing. */
export type Viewer = 'staff' | 'owner' | 'colleague';
export type RecordOf<K extends MachineKind> = K['record'] & { readonly status: K['status'] };

/** Whether an action is one of the viewer's, in whatever state the record is. */
export function isActionOf<K extends MachineKind>(
  { forOwner, onlyForOwner = [], forColleague = [] }: StateMachine<K>,
  action: K['action'],
  viewer: Viewer,
): boolean {
  if (viewer === 'staff') return !onlyForOwner.includes(action);
  return (viewer === 'owner' ? forOwner : forColleague).includes(action);
}

/** @returns why this may not be done now, as the code of the refusal; null where they may */
export function refusalOf<K extends MachineKind>(
  machine: StateMachine<K>,
  record: RecordOf<K>,
  action: K['action'],
): K['refusal'] | null {
  const unmet = machine.needs[action].find(([condition]) => !machine.conditions[condition].holds(record));
  return unmet === undefined ? machine.states[record.status].actions[action] : unmet[1];
}

/** The actions that the viewer may take now. */
export function allowedActions<K extends MachineKind>(
  machine: StateMachine<K>,
  record: RecordOf<K>,
  viewer: Viewer,
): K['action'][] {
  return machine.actions.filter(
    (action) => isActionOf(machine, action, viewer) && refusalOf(machine, record, action) === null,
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

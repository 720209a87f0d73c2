/** The names of a machine, and the record that its conditions check. */
export interface MachineKind {
  readonly status: string;
  readonly action: string;
  readonly condition: string;
  /** Codes of the refusals. */
  readonly refusal: string;
  readonly record: object;
}

/** A condition on a record, besides its status, that an action needs. */
interface Condition<R> {
  /** The words after "only if …". */
  readonly says: string;
  readonly holds: (record: R) => boolean;
}

export const ALLOWED = null;

interface StateRule<K extends MachineKind> {
  /** The possible next statuses. */
  readonly next: readonly K['status'][];
  /** For each action, ALLOWED or the code of its refusal in this status. */
  readonly actions: Readonly<Record<K['action'], K['refusal'] | typeof ALLOWED>>;
}

/** The actions and status changes of one kind of record, as data. */
export interface StateMachine<K extends MachineKind> {
  readonly statuses: readonly K['status'][];
  readonly actions: readonly K['action'][];
  readonly conditions: Readonly<Record<K['condition'], Condition<K['record']>>>;
  /**
   * Conditions of an action in every status, each with the code of its refusal. The first unmet condition decides the
   * code.
   */
  readonly needs: Readonly<Record<K['action'], readonly (readonly [K['condition'], K['refusal']])[]>>;
  readonly states: Readonly<Record<K['status'], StateRule<K>>>;
  /** The actions of the owner. */
  readonly forOwner: readonly K['action'][];
  /** The owner's actions that staff don't have; staff have all others. */
  readonly onlyForOwner?: readonly K['action'][];
  /** The owner's actions that only read: colleagues who may see the record have them too. */
  readonly forColleague?: readonly K['action'][];
}

/** A colleague of the owner may only read. */
export type Viewer = 'staff' | 'owner' | 'colleague';
export type RecordOf<K extends MachineKind> = K['record'] & { readonly status: K['status'] };

/** True if the viewer has the action in any state of the record. */
export function isActionOf<K extends MachineKind>(
  { forOwner, onlyForOwner = [], forColleague = [] }: StateMachine<K>,
  action: K['action'],
  viewer: Viewer,
): boolean {
  if (viewer === 'staff') return !onlyForOwner.includes(action);
  return (viewer === 'owner' ? forOwner : forColleague).includes(action);
}

/** @returns the code of the refusal; null if the action is allowed */
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

/** True if a record may change from status `from` to `to`; an unchanged status is always allowed. */
export function mayBecome<K extends MachineKind>(
  machine: StateMachine<K>,
  from: K['status'],
  to: K['status'],
): boolean {
  return from === to || machine.states[from].next.includes(to);
}

import { ALLOWED, type MachineKind, type StateMachine } from '@shop/contract/state-machine';

/** Which statuses may follow which: `Processing → Delivered, Returned, Cancelled; Delivered → …` */
export function describeSteps<K extends MachineKind>(machine: StateMachine<K>): string {
  return machine.statuses
    .map((status: K['status']) => `${status} → ${machine.states[status].next.join(', ') || 'nothing'}`)
    .join('; ');
}

/** When staff may do something, and the codes of its refusal, as a sentence for the operation that does it. */
export function describeAction<K extends MachineKind>(machine: StateMachine<K>, action: K['action']): string {
  const refusals = refusalsOf(machine, action);
  const codes = refusals.length === 0 ? '' : `; refused with ${refusals.join(', ')}`;
  return `\`${action}\` is possible ${occasionOf(machine, action)}${codes}.`;
}

/** What each action needs, for the answer's `allowedActions`. */
export function describeActions<K extends MachineKind>(machine: StateMachine<K>): string {
  const actions = machine.actions.map((action: K['action']) => `\`${action}\` ${occasionOf(machine, action)}`);
  const ofOwner = machine.forOwner.map((action: K['action']) => `\`${action}\``).join(', ') || 'none';
  return `What the caller may do with it now. Staff: ${actions.join('; ')}. Of these its owner: ${ofOwner}.`;
}

function occasionOf<K extends MachineKind>(machine: StateMachine<K>, action: K['action']): string {
  const statuses = machine.statuses.filter((status) => allows(machine, status, action));
  const where = statuses.length === machine.statuses.length ? 'in every status' : `while ${statuses.join(' or ')}`;
  const conditions = machine.needs[action].map(([condition]) => machine.conditions[condition].says);
  return conditions.length === 0 ? where : `${where}, if ${conditions.join(' and ')}`;
}

function refusalsOf<K extends MachineKind>(machine: StateMachine<K>, action: K['action']): K['refusal'][] {
  const ofNeeds = machine.needs[action].map(([, refusal]) => refusal);
  const ofStatuses = machine.statuses.map((status) => machine.states[status].actions[action]);
  return [...new Set([...ofNeeds, ...ofStatuses.filter((refusal) => refusal !== ALLOWED)])];
}

function allows<K extends MachineKind>(machine: StateMachine<K>, status: K['status'], action: K['action']): boolean {
  return machine.states[status].actions[action] === ALLOWED;
}

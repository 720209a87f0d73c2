import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiOperation, ApiProperty } from '@nestjs/swagger';
import { ALLOWED, isActionOf, type MachineKind, type StateMachine } from '@shop/contract/state-machine';
import { ApiOneOf } from './response-fields.js';

/** The codes with which the actions of a route are refused. */
export const REFUSED_BY_STATE = 'shop:refused-by-state';

/* Descriptions of states and actions, generated from the state machines that the services use. */

/** The `status` of a response. The description begins with `more` and goes on with the possible steps. */
export function ApiStatus<K extends MachineKind>(machine: StateMachine<K>, more = ''): PropertyDecorator {
  return ApiOneOf(machine.statuses, statusDocs(machine, more));
}

/** The same for a stored `status`. */
export function statusDocs<K extends MachineKind>(machine: StateMachine<K>, more = '') {
  return { description: joined(more, describeSteps(machine)) };
}

/** The `allowedActions` of a response. */
export function ApiAllowedActions<K extends MachineKind>(machine: StateMachine<K>): PropertyDecorator {
  const example = [...machine.actions];
  return ApiProperty({ enum: example, isArray: true, example, description: describeActions(machine) });
}

/** An operation that carries out actions of the state machine. */
export function ApiStateAction<K extends MachineKind>(
  machine: StateMachine<K>,
  actions: readonly K['action'][],
  { summary, description = '' }: { readonly summary: string; readonly description?: string },
): MethodDecorator {
  const rules = actions.map((action) => describeAction(machine, action));
  const codes = actions.flatMap((action) => refusalCodesOf(machine, action));
  return applyDecorators(
    ApiOperation({ summary, description: joined(description, ...rules) }),
    SetMetadata(REFUSED_BY_STATE, [...new Set(codes)]),
  );
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** `a, b and c` */
function listed(words: readonly string[], last: 'and' | 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** The possible steps: `Processing → Delivered, Returned, Cancelled; Delivered → …` */
export function describeSteps<K extends MachineKind>(machine: StateMachine<K>): string {
  return machine.statuses
    .map((status: K['status']) => {
      const { next } = machine.states[status];
      return next.length === 0 ? `${status} (final)` : `${status} → ${next.join(', ')}`;
    })
    .join('; ');
}

/** A sentence for the API description: when staff may do the action, and the codes of its refusals. */
export function describeAction<K extends MachineKind>(machine: StateMachine<K>, action: K['action']): string {
  const refusals = refusalCodesOf(machine, action);
  const codes = refusals.length === 0 ? '' : `; refused with ${refusals.join(', ')}`;
  return `\`${action}\` is possible ${conditionsOf(machine, action)}${codes}.`;
}

/** The conditions of every action, for the `allowedActions` of a response. */
export function describeActions<K extends MachineKind>(machine: StateMachine<K>): string {
  const inWords = (action: K['action']) => `\`${action}\` ${conditionsOf(machine, action)}`;
  const isStaffs = (action: K['action']) => isActionOf(machine, action, 'staff');
  const staffs = machine.actions.filter(isStaffs).map(inWords).join('; ');
  const shared = machine.forOwner.filter(isStaffs).map((action: K['action']) => `\`${action}\``);
  const owners = machine.actions.filter((action: K['action']) => !isStaffs(action)).map(inWords);
  const alone = owners.length === 0 ? '' : `Owner only: ${owners.join('; ')}.`;
  const also = shared.length === 0 ? '' : `The owner can also take: ${shared.join(', ')}.`;
  return joined(`Actions that the caller can take now. Staff: ${staffs}.`, also, alone);
}

function conditionsOf<K extends MachineKind>(machine: StateMachine<K>, action: K['action']): string {
  const statuses = machine.statuses.filter((status) => allows(machine, status, action));
  const where = statuses.length === machine.statuses.length ? 'in every status' : `while ${listed(statuses, 'or')}`;
  const conditions = machine.needs[action].map(([condition]) => machine.conditions[condition].says);
  return conditions.length === 0 ? where : `${where}, if ${listed(conditions, 'and')}`;
}

function refusalCodesOf<K extends MachineKind>(machine: StateMachine<K>, action: K['action']): K['refusal'][] {
  const needCodes = machine.needs[action].map(([, refusal]) => refusal);
  const statusCodes = machine.statuses.map((status) => machine.states[status].actions[action]);
  return [...new Set([...needCodes, ...statusCodes.filter((refusal) => refusal !== ALLOWED)])];
}

function allows<K extends MachineKind>(machine: StateMachine<K>, status: K['status'], action: K['action']): boolean {
  return machine.states[status].actions[action] === ALLOWED;
}

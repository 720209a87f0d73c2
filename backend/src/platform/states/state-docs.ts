import { ApiOperation, ApiProperty } from '@nestjs/swagger';
import { AnsweredOneOf } from '../http/answer-fields.js';
import { describeAction, describeActions, describeSteps } from './describe-states.js';
import type { MachineKind, StateMachine } from '@shop/contract/state-machine';

/* What the API description says of states: all of it from the tables that the services ask. */

/** The answer's `status`. `more` comes before the steps. */
export function AnsweredStatus<K extends MachineKind>(machine: StateMachine<K>, more = ''): PropertyDecorator {
  return AnsweredOneOf(machine.statuses, { description: joined(more, describeSteps(machine)) });
}

/** The answer's `allowedActions`. */
export function AllowedActions<K extends MachineKind>(machine: StateMachine<K>): PropertyDecorator {
  const example = [...machine.actions];
  return ApiProperty({ enum: example, isArray: true, example, description: describeActions(machine) });
}

/** An operation that does one of the machine's actions. */
export function Performs<K extends MachineKind>(
  machine: StateMachine<K>,
  actions: readonly K['action'][],
  { summary, description = '' }: { readonly summary: string; readonly description?: string },
): MethodDecorator {
  const rules = actions.map((action) => describeAction(machine, action));
  return ApiOperation({ summary, description: joined(description, ...rules) });
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

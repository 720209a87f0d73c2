import { expect } from '@jest/globals';
import type { AnswerCheck } from './answer-check.js';
import type { Operation, Role } from './description.js';
import { callOf } from './requests.js';
import type { WireAnswer, WireCall } from './wire.js';
import type { Arranged } from '../operations/operation-case.js';
import type { World } from './world.js';

/** Headers that are too large end a request before its operation is known; faults of the server are not arranged. */
const isOfOperation = (status: number) => status < 500 && status !== 431;

/** Checks every response against the description, and remembers the statuses of each operation. */
export class Witness {
  private readonly seen = new Map<string, Set<number>>();

  constructor(
    private readonly world: World,
    private readonly check: AnswerCheck,
  ) {}

  /** Calls as a user of the role, or as the arranged user. @param wire what is sent instead of the described values */
  async call(operation: Operation, role: Role, said: Arranged, wire?: Partial<WireCall>): Promise<WireAnswer> {
    const actor = role === 'visitor' ? null : (said.as ?? this.world.actor(role));
    const call = callOf(operation, said);
    const answer = await this.world.send(actor, { ...call, ...wire, headers: { ...call.headers, ...wire?.headers } });
    this.note(operation, answer, `${role}: ${call.method} ${call.path} ${call.body?.toString() ?? ''}`);
    return answer;
  }

  /** Fails if the answer is not as described. */
  note(operation: Operation, answer: WireAnswer, call: string): void {
    expect({ call, problems: this.check.problemsOf(operation, answer) }).toEqual({ call, problems: [] });
    this.seen.set(operation.id, (this.seen.get(operation.id) ?? new Set()).add(answer.status));
  }

  /** @returns `operation status` for what an operation is described with and was never answered */
  unseen(operations: readonly Operation[]): string[] {
    return operations.flatMap(({ id, answers }) => {
      const statuses = [...answers.keys()].filter((status) => isOfOperation(status) && !this.seen.get(id)?.has(status));
      return statuses.map((status) => `${id} ${status}`);
    });
  }
}

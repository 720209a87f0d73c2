import { isDeepStrictEqual } from 'node:util';
import type { AnswerCheck } from '../openapi/answer-check.js';
import type { Operation, Role } from '../openapi/description.js';
import type { WireAnswer, WireCall } from '../openapi/wire.js';
import type { World } from '../openapi/world.js';
import type { Arranged, OperationCase } from '../operations/operation-case.js';
import { digestOf } from './digest.js';
import { hostileCall } from './hostile-call.js';
import type { Mutation } from './mutations.js';
import { reached } from './routing.js';
import { problemsOf } from './verdict.js';

const SLOW_MS = 2000;
const ROLES: readonly Role[] = ['visitor', 'customer', 'staff'];
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** One operation under fire, on data that was arranged for it. */
export class Target {
  private said: Arranged = {};
  private before: Record<string, string> = {};
  /** Calls that must not have changed anything, made since `before` was taken. */
  private unchecked: (readonly [Role, readonly Mutation[]])[] = [];
  calls = 0;

  constructor(
    private readonly world: World,
    private readonly collections: readonly string[],
    private readonly operations: readonly Operation[],
    private readonly check: AnswerCheck,
    private readonly operation: Operation,
    private readonly operationCase: OperationCase,
    /** Looks after each call whether it changed anything, and not after many: that names the one that did. */
    private readonly isThorough: boolean,
  ) {}

  async arrange(): Promise<void> {
    const example = structuredClone(this.operation.body?.example ?? {}) as Record<string, unknown>;
    this.said = await this.operationCase.arrange(this.world, example);
    this.before = await digestOf(this.world.shop, this.collections);
    this.unchecked = [];
  }

  /** Sends the arranged call with these mutations. @returns what was wrong with the response */
  async fire(role: Role, mutations: readonly Mutation[]): Promise<string[]> {
    this.calls += 1;
    const call = hostileCall(this.operation, this.said, mutations);
    const aim = reached(this.operations, call);
    const mayChange = !READING.has(call.method) && aim !== null && ROLES.indexOf(role) >= ROLES.indexOf(aim.access);
    const answer = await this.send(role, call);
    const isLate = answer.ms > SLOW_MS && (await this.isLateAgain(role, call, answer));
    const problems = [
      ...problemsOf(this.check, aim, call, answer, mutations),
      ...(isLate ? [`answered after ${Math.round(answer.ms)} ms, twice over ${SLOW_MS}`] : []),
      ...(mayChange && answer.status < 300
        ? await this.startAgain()
        : await this.mustHaveChangedNothing(role, mutations)),
    ];
    return problems.length === 0 ? [] : [...problems, inWords(role, call, answer)];
  }

  /** Checks that reads, refused calls and calls without permission changed nothing. */
  async unexpectedChanges(): Promise<string[]> {
    const { length } = this.unchecked;
    return length === 0 ? [] : this.compare(`the last of ${length} calls or one before it only read or was refused`);
  }

  /** The call as it was arranged: it still has to succeed after all that was sent. */
  async fireValid(): Promise<string[]> {
    const written = await this.unexpectedChanges();
    const role = this.operation.access;
    const call = hostileCall(this.operation, this.said, []);
    const answer = await this.send(role, call);
    return answer.status < 300 ? written : [...written, 'fails afterwards', inWords(role, call, answer)];
  }

  private async send(role: Role, call: WireCall): Promise<WireAnswer> {
    const actor = role === 'visitor' ? null : (this.said.as ?? this.world.actor(role));
    return this.world.send(actor, call);
  }

  /** Distinguishes a hang from a busy machine. A successful call is not repeated. */
  private async isLateAgain(role: Role, call: WireCall, { status }: WireAnswer): Promise<boolean> {
    if (status < 300 && !READING.has(call.method)) return false;
    return (await this.send(role, call)).ms > SLOW_MS;
  }

  /** Earlier calls may have made rightful changes: they are sent again to identify those. */
  private async startAgain(): Promise<string[]> {
    const earlier = this.unchecked;
    await this.arrange();
    for (const [role, mutations] of earlier) await this.send(role, hostileCall(this.operation, this.said, mutations));
    this.unchecked = earlier;
    return [];
  }

  private async mustHaveChangedNothing(role: Role, mutations: readonly Mutation[]): Promise<string[]> {
    this.unchecked.push([role, mutations]);
    return this.isThorough ? this.unexpectedChanges() : [];
  }

  private async compare(why: string): Promise<string[]> {
    const [before, now] = [this.before, await digestOf(this.world.shop, this.collections)];
    this.before = now;
    this.unchecked = [];
    if (isDeepStrictEqual(before, now)) return [];
    const changed = Object.keys({ ...before, ...now }).filter((name) => before[name] !== now[name]);
    return [`${why}, but ${changed.join(', ')} changed`];
  }
}

function inWords(role: Role, { method, path, headers, body }: WireCall, { status, body: said }: WireAnswer): string {
  const cut = (text: string) => (text.length > 500 ? `${text.slice(0, 500)}… (${text.length})` : text);
  const lines = [`${role}: ${method} ${cut(path)}`, cut(JSON.stringify(headers ?? {})), cut(body?.toString() ?? '')];
  return [...lines, `→ ${status} ${cut(said.toString())}`].join('\n');
}

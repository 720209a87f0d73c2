import { afterAll, beforeAll } from '@jest/globals';
import { OPERATIONS } from '../operations/all.js';
import type { Arrange, Arranged, OperationCase } from '../operations/operation-case.js';
import type { TestShop } from '../support/app.js';
import { startShopWithProvider } from '../support/shop-with-provider.js';
import { AnswerCheck } from './answer-check.js';
import { type Description, type Operation, operationsOf, type Role } from './description.js';
import type { WireAnswer, WireCall } from './wire.js';
import { Witness } from './witness.js';
import { World } from './world.js';

const ROLES: readonly Role[] = ['visitor', 'customer', 'staff'];

/** Calls every operation as in its case of the registry; every response must match the description. */
export class Walk {
  readonly operations: readonly Operation[];
  readonly check: AnswerCheck;
  private world: World | undefined;
  private witness: Witness | undefined;
  /** For calls that only read or are refused, and so leave the arranged records unchanged. */
  private readonly untouched = new Map<string, Promise<Arranged>>();

  private constructor(
    readonly shop: TestShop,
    description: Description,
  ) {
    this.operations = operationsOf(description);
    this.check = new AnswerCheck(description);
  }

  /** Tests are named after the operations, so a spec file awaits the walk before it declares them. */
  static async start(): Promise<Walk> {
    const shop = await startShopWithProvider();
    const { body } = await shop.as.visitor().get('/api/docs-json').expect(200);
    const walk = new Walk(shop, body as Description);
    beforeAll(async () => {
      walk.world = await World.in(shop);
      walk.witness = new Witness(walk.world, walk.check);
    });
    afterAll(async () => {
      walk.world?.wire.close();
      await shop.close();
    });
    return walk;
  }

  get named(): (readonly [string, Operation])[] {
    return this.operations.map((operation) => [operation.id, operation] as const);
  }

  get seen(): Witness {
    if (this.witness === undefined) throw new Error('The walk begins in beforeAll');
    return this.witness;
  }

  arranged(operation: Operation, arrange: Arrange = caseOf(operation).arrange): Promise<Arranged> {
    if (this.world === undefined) throw new Error('The walk begins in beforeAll');
    return arrange(this.world, structuredClone(operation.body?.example ?? {}) as Record<string, unknown>);
  }

  toLeave(operation: Operation): Promise<Arranged> {
    const known = this.untouched.get(operation.id) ?? this.arranged(operation);
    this.untouched.set(operation.id, known);
    return known;
  }

  call(operation: Operation, role: Role, said: Arranged, wire?: Partial<WireCall>): Promise<WireAnswer> {
    return this.seen.call(operation, role, said, wire);
  }

  /** Sends a call as it is, without a session. */
  send(call: WireCall): Promise<WireAnswer> {
    if (this.world === undefined) throw new Error('The walk begins in beforeAll');
    return this.world.wire.send(call);
  }

  /** Described answers that nothing in this file has got, as `operation status`. */
  unseen(isMeant: (operation: Operation, status: number) => boolean): string[] {
    return this.operations.flatMap((operation) =>
      this.seen.unseen([operation]).filter((line) => isMeant(operation, Number(line.split(' ')[1]))),
    );
  }
}

export const caseOf = ({ id }: Operation): OperationCase => OPERATIONS[id];

const isLetIn = (role: Role, { access }: Operation) => ROLES.indexOf(role) >= ROLES.indexOf(access);
export const letIn = (operation: Operation): Role[] => ROLES.filter((role) => isLetIn(role, operation));
export const turnedAway = (operation: Operation): Role[] => ROLES.filter((role) => !isLetIn(role, operation));
/** The lowest role that is let in. */
export const callerOf = (operation: Operation): Role => letIn(operation)[0] ?? 'staff';

/** Only API keys get it; key-access.e2e-spec.ts calls every operation with keys. */
const isForKeysAlone = ({ answers }: Operation, status: number): boolean =>
  JSON.stringify(answers.get(status)?.schema).includes('"enum":["KEY_NOT_ALLOWED"]');

/** Successes, and the answers to those whose role is turned away. */
export const isOfAccess = (operation: Operation, status: number): boolean =>
  status < 300 || turnedAway(operation).some((role) => status === statusFor(role)) || isForKeysAlone(operation, status);
export const statusFor = (role: Role): number => (role === 'visitor' ? 401 : 403);

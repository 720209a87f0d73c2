import { isDeepStrictEqual } from 'node:util';
import { expect, it } from '@jest/globals';
import type { Agent, Response } from 'supertest';
import type { Operation } from '../openapi/description.js';
import { callOf } from '../openapi/requests.js';
import type { World } from '../openapi/world.js';
import { OPERATIONS } from '../operations/all.js';
import type { OnRecord, TableActions } from '../operations/operation-case.js';
import {
  isActionOf,
  type MachineKind,
  mayBecome,
  type RecordOf,
  refusalOf,
  type StateMachine,
} from '@shop/contract/state-machine';

/** A kind of record: its table and how its states come about. The registry of operations knows how each action is called. */
export interface Subject<K extends MachineKind> {
  readonly machine: StateMachine<K>;
  readonly path: keyof TableActions;
  /** The refusal of staff for actions of the owner only. */
  readonly alone?: string;
  readonly factsOf: (body: Response['body']) => RecordOf<K>;
  /** By a name that begins with the status; each creates a record in that state and returns its id. */
  readonly states: Record<string, () => Promise<string>>;
}

/** The operations that carry out the action, and their calls on a record. */
function carriersOf(path: keyof TableActions, action: string): { readonly id: string; readonly onRecord: OnRecord }[] {
  return Object.entries(OPERATIONS).flatMap(([id, { actions }]) => {
    const onRecord = (actions?.[path] as Readonly<Record<string, OnRecord>> | undefined)?.[action];
    return onRecord === undefined ? [] : [{ id, onRecord }];
  });
}

/** Staff and the owner of the records, who call each action. */
export class Callers {
  readonly staff: Agent;
  readonly owner: Agent;

  constructor(
    private readonly world: World,
    private readonly operations: readonly Operation[],
  ) {
    this.staff = world.staff.http;
    this.owner = world.customer.http;
  }

  /** @returns null if it succeeds; otherwise status and code of the refusal */
  async outcome(
    as: 'staff' | 'owner',
    path: keyof TableActions,
    action: string,
    record: string,
  ): Promise<string | null> {
    const [carrier] = carriersOf(path, action);
    const operation = this.operations.find(({ id }) => id === carrier?.id);
    if (carrier === undefined || operation === undefined)
      throw new Error(`No operation carries out ${action} of ${path}`);
    const actor = as === 'staff' ? this.world.staff : this.world.customer;
    const { status, body } = await this.world.send(
      actor,
      callOf(operation, await carrier.onRecord(record, this.world)),
    );
    return status < 300 ? null : `${status} ${JSON.parse(body.toString()).code}`;
  }
}

const change = (http: Agent, path: string, id: string, status: string) =>
  http.put(`/api/${path}/${id}`).send({ status }).expect(200);
const see = async (http: Agent, path: string, id: string) => (await http.get(`/api/${path}/${id}`).expect(200)).body;
const outcomeOf = ({ status, body }: Response) => (status < 300 ? null : `${status} ${body.code}`);
const refusedWith = (refusal: string | null) => (refusal === null ? null : `409 ${refusal}`);

/** Every action in every state, for staff and for the owner: the real call, the table and `allowedActions` agree. */
export function walkActions<K extends MachineKind>(subject: Subject<K>, callers: () => Callers): void {
  it.each(Object.entries(subject.states))('allows in %s exactly the actions of its table', async (name, arrange) => {
    let id: string | null = null;
    for (const walk of [walkAsOwner, walkAsStaff]) {
      for (const action of subject.machine.actions) {
        id ??= await arrange();
        const isAsBefore = await walk(subject, [name, id], action, callers());
        if (!isAsBefore) id = null;
      }
    }
  });

  it('has one operation for each action', () => {
    const carriers = subject.machine.actions.map((action) => [action, carriersOf(subject.path, action).length]);
    expect(carriers).toEqual(subject.machine.actions.map((action) => [action, 1]));
  });

  it('is tested in every status', () => {
    const unseen = subject.machine.statuses.filter(
      (status) => !Object.keys(subject.states).some((name) => name.startsWith(status)),
    );
    expect(unseen).toEqual([]);
  });
}

/** The state of a record in its table: the same actions are possible while this is the same. */
function stateIn<K extends MachineKind>({ machine, factsOf }: Subject<K>, body: Response['body']): unknown[] {
  return [body.status, ...machine.actions.map((action: K['action']) => refusalOf(machine, factsOf(body), action))];
}

/** True if the record still exists in the same state: it can be used for the next attempt. */
async function isStill<K extends MachineKind>(
  subject: Subject<K>,
  id: string,
  before: Response['body'],
  { staff }: Callers,
): Promise<boolean> {
  const { status, body } = await staff.get(`/api/${subject.path}/${id}`);
  return status === 200 && isDeepStrictEqual(stateIn(subject, body), stateIn(subject, before));
}

/** @returns true if the record can be used for the next action */
async function walkAsStaff<K extends MachineKind>(
  subject: Subject<K>,
  [name, id]: [string, string],
  action: K['action'],
  callers: Callers,
): Promise<boolean> {
  const { machine, path, factsOf, alone } = subject;
  const { staff } = callers;
  const before = await see(staff, path, id);
  expect(name.startsWith(before.status)).toBe(true);
  const outcome = await callers.outcome('staff', path, action, id);
  const refusal = refusedWith(refusalOf(machine, factsOf(before), action));
  expect([action, outcome]).toEqual([action, isActionOf(machine, action, 'staff') ? refusal : alone]);
  expect([action, before.allowedActions.includes(action)]).toEqual([action, outcome === null]);
  if (outcome === null) return isStill(subject, id, before, callers);
  expect(await see(staff, path, id)).toEqual(before);
  return true;
}

/** @returns true if the record can be used for the next action */
async function walkAsOwner<K extends MachineKind>(
  subject: Subject<K>,
  [, id]: [string, string],
  action: K['action'],
  callers: Callers,
): Promise<boolean> {
  const { machine, path, factsOf } = subject;
  const { owner } = callers;
  const before = await see(owner, path, id);
  const outcome = await callers.outcome('owner', path, action, id);
  const refusal = refusedWith(refusalOf(machine, factsOf(before), action));
  expect([action, outcome]).toEqual([action, isActionOf(machine, action, 'owner') ? refusal : '403 STAFF_ONLY']);
  expect([action, before.allowedActions.includes(action)]).toEqual([action, outcome === null]);
  if (outcome === null) return isStill(subject, id, before, callers);
  expect(await see(owner, path, id)).toEqual(before);
  return true;
}

/**
 * Every step between statuses by a PUT of the status.
 * @param frozen by the names of states in which no step is possible, the code that says so
 */
export function walkSteps<K extends MachineKind>(
  subject: Subject<K>,
  callers: () => Callers,
  code: string,
  frozen: Record<string, string> = {},
): void {
  const { machine, path, states } = subject;
  it.each(Object.entries(states))('can change from %s to the states of its table', async (name, arrange) => {
    const { staff } = callers();
    let id: string | null = null;
    for (const to of machine.statuses as K['status'][]) {
      id ??= await arrange();
      const before = await see(staff, path, id);
      const outcome = outcomeOf(await staff.put(`/api/${path}/${id}`).send({ status: to }));
      const ofTable = mayBecome(machine, before.status, to) ? null : code;
      const refusal = before.status === to ? null : (frozen[name] ?? ofTable);
      expect([to, outcome]).toEqual([to, refusedWith(refusal)]);
      const after = await see(staff, path, id);
      if (outcome !== null) expect(after).toEqual(before);
      else expect(after.status).toBe(to);
      // After a step that leads back, the record has its earlier state for the next one.
      const isBack = mayBecome(machine, to, before.status);
      if (after.status !== before.status && isBack) await change(staff, path, id, before.status);
      if (outcome === null && !(await isStill(subject, id, before, callers()))) id = null;
    }
  });
}

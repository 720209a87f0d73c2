import { expect } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, type mongo, Types } from 'mongoose';
import type { Response, Test } from 'supertest';
import type { RecordResource } from '@shop/contract/records';
import type { Change } from '../../src/platform/history/history-entry.schema.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

const ANSWER_WITHIN_MS = 10_000;

/** Two servers on one database, with an administrator signed in at each. */
export interface ShopPair {
  readonly here: TestShop;
  readonly there: TestShop;
  readonly staff: readonly [TestActor, TestActor];
  close(): Promise<void>;
}

export async function startPair(): Promise<ShopPair> {
  const here = await startShop();
  const there = await startShop({}, here);
  const staff = [await here.as.staff('Omar Staff'), await there.as.staff('Sara Staff')] as const;
  return {
    here,
    there,
    staff,
    close: async () => {
      await there.close();
      await here.close();
    },
  };
}

/** Sends the calls at the same moment. Whatever they are answered, none fails inside, and none hangs. */
export async function race<Calls extends readonly Test[]>(
  ...calls: Calls
): Promise<{ -readonly [Each in keyof Calls]: Response }> {
  const answers = await Promise.all(calls.map((call) => call.timeout(ANSWER_WITHIN_MS)));
  const failures = answers.filter(({ status }) => status >= 500);
  expect(failures.map(({ status, body }) => [status, body])).toEqual([]);
  return answers as { [Each in keyof Calls]: Response };
}

/** `count` calls, each made by the next of `callers` in turn. */
export function inTurn<C>(callers: readonly C[], count: number, call: (caller: C, index: number) => Test): Test[] {
  return Array.from({ length: count }, (_, index) => call(callers[index % callers.length]!, index));
}

/** Makes `count` starting points at once: one after the other takes the longest time of such a test. */
export function made<M>(count: number, make: (index: number) => Promise<M>): Promise<M[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => make(index)));
}

/** How many of the answers were what: { '201': 1, '409 ORDER_EXISTS': 19 } */
export function outcomes(answers: readonly Response[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[outcome(answer)] = (counts[outcome(answer)] ?? 0) + 1;
  return counts;
}

/** '201' or '409 ORDER_EXISTS' */
export function outcome({ status, body }: Response): string {
  return status < 400 ? String(status) : `${status} ${body.code}`;
}

export const done = (answers: readonly Response[]) => answers.filter(({ status }) => status < 300);

export interface HistoryEntry {
  readonly action: string;
  readonly actorName: string;
  readonly changes: Change[];
}

/** The history of a record, oldest first. */
export async function historyOf(shop: TestShop, resource: RecordResource, id: string): Promise<HistoryEntry[]> {
  const entries = await stored(shop, 'audit', { resource, resourceId: new Types.ObjectId(id) });
  return entries.map(({ action, actorName, changes }) => ({ action, actorName, changes }));
}

export async function actionsOn(shop: TestShop, resource: RecordResource, id: string): Promise<string[]> {
  return (await historyOf(shop, resource, id)).map(({ action }) => action);
}

/** The documents as they lie in the database, in the order of their ids. */
export function stored(shop: TestShop, collection: string, filter: mongo.Filter<mongo.Document> = {}) {
  return shop.app.get<Connection>(getConnectionToken()).collection(collection).find(filter).sort({ _id: 1 }).toArray();
}

/** The running part of numbers such as `INV-2026-00007`, in order. */
export function serials(numbers: readonly string[]): number[] {
  return numbers.map((number) => Number(number.slice(-5))).sort((a, b) => a - b);
}

/** Fails if a number was given twice; a gap is no fault. */
export function expectUnique(numbers: readonly string[]): void {
  expect(new Set(numbers).size).toBe(numbers.length);
}

/** Fails unless the numbers follow one another without a gap or a double. */
export function expectGapFree(numbers: readonly string[]): void {
  const found = serials(numbers);
  expect(found).toEqual(found.map((_, index) => (found[0] ?? 0) + index));
}

import type { Agent } from 'supertest';

export type Call = readonly [method: 'get' | 'post' | 'put' | 'delete', path: string];

/** Makes the calls with an empty body, one after the other. @returns status and code of each: '403 STAFF_ONLY' */
export async function refusalsOf(http: Agent, calls: readonly Call[]): Promise<string[]> {
  const refusals: string[] = [];
  for (const [method, path] of calls) {
    const { status, body } = await http[method](path);
    refusals.push(`${status} ${body.code}`);
  }
  return refusals;
}

/** How many of the answers had each status: { 201: 1, 409: 19 } */
export function statusCounts(answers: readonly { readonly status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The query of a staff list, in its dialect. */
export function listQuery({ filter, sort, range }: { filter?: object; sort?: [string, string]; range?: number[] }) {
  return Object.fromEntries(
    Object.entries({ filter, sort, range })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, JSON.stringify(value)]),
  );
}

/** The record as it is shown to those who do not see these fields. */
export function without(record: object, ...fields: string[]): object {
  return Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));
}

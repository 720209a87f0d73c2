import type { Agent } from 'supertest';
import type { TestActor } from '../support/actors.js';
import type { TestShop } from '../support/app.js';

/** A call that is sent twice. */
export interface Call {
  readonly http: Agent;
  readonly method: 'post' | 'put' | 'delete';
  readonly path: string;
  readonly body?: object;
}

/** The shop and the people who call it. Each test has a buyer of its own. */
export interface Callers {
  readonly shop: TestShop;
  readonly staff: TestActor;
  readonly buyer: TestActor;
  /** The id of one that can be had. */
  readonly product: string;
}

export type Calls = Readonly<Record<string, () => Call | Promise<Call>>>;

import type { operations } from '@shop/contract/api';
import type { ChequeMachineKind } from '../../src/money/cheques/domain/cheque.rules.js';
import type { InvoiceKind } from '../../src/billing/invoices/domain/invoice.rules.js';
import type { PaymentKind } from '../../src/money/payments/domain/payment.rules.js';
import type { OrderKind } from '../../src/sales/orders/domain/order.rules.js';
import type { QuoteKind } from '../../src/sales/quotes/domain/quote.rules.js';
import type { Said } from '../openapi/requests.js';
import type { World } from '../openapi/world.js';
import type { TestActor } from '../support/actors.js';

export type { World } from '../openapi/world.js';

/** The name in the API description. The shop itself makes the call of a webhook, which has no case. */
export type OperationId = Exclude<keyof operations, 'webhooks_event'>;

export interface Arranged extends Said {
  /** The caller, if a particular one is needed. */
  readonly as?: TestActor;
}

type Body = Readonly<Record<string, unknown>>;
/** @param example the body that the description shows */
export type Arrange = (world: World, example: Body) => Promise<Arranged>;

/** One operation as the tests of all operations read it: walk, bounds, repetitions, state tables, fuzzer. */
export interface OperationCase {
  /** A call that succeeds for every allowed caller, on data created for it. */
  readonly arrange: Arrange;
  /** Calls that are refused with the status, if that takes more than a wrong id or body. */
  readonly refused?: Readonly<Partial<Record<number, Arrange>>>;
  /** Fields whose bounds differ from their description. */
  readonly bounds?: readonly BoundsException[];
  /** Why a call with an Idempotency-Key is not answered again by its first answer, as every other change is. */
  readonly notRepeated?: NotRepeated;
  /** The actions of state tables that this operation carries out. */
  readonly actions?: TableActions;
}

export type NotRepeated =
  | 'reads'
  | 'works after its answer'
  | 'takes a file'
  | 'opens or closes a session'
  | 'shows a secret that is not stored'
  | 'is signed';

export interface BoundsException {
  /** In the body or the query, like `requestedItems.0.qty`. */
  readonly fields: readonly string[];
  /** Stricter: a rule of the shop refuses some described values. Looser: the server corrects some undescribed ones. */
  readonly are: 'stricter' | 'looser';
  readonly because: string;
}

/** The call that carries out an action on the record with this id. */
export type OnRecord = (id: string, world: World) => Said | Promise<Said>;
type ActionsOf<Kind extends { action: string }> = Readonly<Partial<Record<Kind['action'], OnRecord>>>;

export interface TableActions {
  readonly quotes?: ActionsOf<QuoteKind>;
  readonly orders?: ActionsOf<OrderKind>;
  readonly invoices?: ActionsOf<InvoiceKind>;
  readonly payments?: ActionsOf<PaymentKind>;
  readonly cheques?: ActionsOf<ChequeMachineKind>;
}

export type OperationCases = Readonly<Partial<Record<OperationId, OperationCase>>>;

/** An operation that needs nothing. */
export const plainly: OperationCase = { arrange: () => Promise.resolve({}) };

/** A list of the caller's own documents; a caller without a company can't see a company's. */
export const ownDocuments: OperationCase = {
  arrange: () => Promise.resolve({}),
  refused: { 409: ({ customer }) => Promise.resolve({ as: customer, query: { scope: 'company' } }) },
};

/** An operation on the record with this id. */
export function byId(find: (world: World) => Promise<{ readonly _id: string }>): OperationCase {
  return { arrange: async (world) => ({ path: { id: (await find(world))._id } }) };
}

/** The parameters of a staff list, each in use. */
export function listed(filter: Record<string, unknown>): OperationCase {
  const query = { sort: ['createdAt', 'DESC'], range: [0, 9], filter };
  return { arrange: () => Promise.resolve({ query }) };
}

export const OLD_VERSION = 999;

/** Fields of which a rule of the shop refuses some that is described. */
export const stricter = (because: string, ...fields: string[]): BoundsException => ({
  fields,
  are: 'stricter',
  because,
});

/** Fields of which the server corrects some that is not described. */
export const looser = (because: string, ...fields: string[]): BoundsException => ({ fields, are: 'looser', because });

/** The call with the id of the record in its address. */
export const onRecord =
  (body?: object): OnRecord =>
  (id) => ({ path: { id }, ...(body && { body }) });

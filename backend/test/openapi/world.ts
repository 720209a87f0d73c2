import type { TestActor } from '../support/actors.js';
import type { TestShop } from '../support/app.js';
import type { Role } from './description.js';
import type { Said } from './requests.js';
import { Wire, type WireAnswer, type WireCall } from './wire.js';

/** A shop with somebody of each role, and a wire to it. */
export class World {
  private readonly cookies = new Map<string, string>();

  private constructor(
    readonly shop: TestShop,
    readonly wire: Wire,
    readonly customer: TestActor,
    readonly staff: TestActor,
  ) {}

  static async in(shop: TestShop): Promise<World> {
    return new World(shop, new Wire(shop.url), await shop.as.customer(), await shop.as.staff());
  }

  /** @returns null for a visitor */
  actor(role: Role): TestActor | null {
    return { visitor: null, customer: this.customer, staff: this.staff }[role];
  }

  /** The header with which somebody who is signed in calls. */
  async sessionOf(actor: TestActor | null): Promise<Record<string, string>> {
    if (actor === null) return {};
    const known = this.cookies.get(actor.id) ?? (await this.signIn(actor));
    this.cookies.set(actor.id, known);
    return { cookie: known };
  }

  async send(actor: TestActor | null, call: WireCall): Promise<WireAnswer> {
    return this.wire.send({ ...call, headers: { ...(await this.sessionOf(actor)), ...call.headers } });
  }

  private async signIn({ email, password }: TestActor): Promise<string> {
    const body = JSON.stringify({ email, password });
    const headers = { 'content-type': 'application/json' };
    const answer = await this.wire.send({ method: 'POST', path: '/api/users/auth', headers, body });
    const session = answer.headers['set-cookie']?.find((cookie) => cookie.startsWith('session='));
    return session?.split(';')[0] ?? '';
  }
}

export interface Arranged extends Said {
  /** The caller, where it has to be somebody in particular. */
  readonly as?: TestActor;
}

type Body = Readonly<Record<string, unknown>>;
/** @param example the body that the description shows */
export type Arrange = (world: World, example: Body) => Promise<Arranged>;

/** How an operation is called on data that was made for the call. */
export interface Walk {
  /** A call that succeeds for everybody who is let in. */
  readonly arrange: Arrange;
  /** Calls that are refused with the status, where it takes more than a wrong id or a wrong body. */
  readonly refused?: Readonly<Partial<Record<number, Arrange>>>;
}

export type Walks = Readonly<Record<string, Walk>>;

/** A walk that needs nothing. */
export const plainly: Walk = { arrange: () => Promise.resolve({}) };

/** A list of one's own documents; who has no company can't see those of one. */
export const ownDocuments: Walk = {
  arrange: () => Promise.resolve({}),
  refused: { 409: ({ customer }) => Promise.resolve({ as: customer, query: { scope: 'company' } }) },
};

/** Walks of the record with this id. */
export function byId(find: (world: World) => Promise<{ readonly _id: string }>): Walk {
  return { arrange: async (world) => ({ path: { id: (await find(world))._id } }) };
}

/** The parameters of a staff list, each in use. */
export function listed(filter: Record<string, unknown>): Walk {
  const query = { sort: ['createdAt', 'DESC'], range: [0, 9], filter };
  return { arrange: () => Promise.resolve({ query }) };
}

export const OLD_VERSION = 999;

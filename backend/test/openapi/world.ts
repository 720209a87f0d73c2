import type { TestActor } from '../support/actors.js';
import type { TestShop } from '../support/app.js';
import type { Role } from './description.js';
import { Wire, type WireAnswer, type WireCall } from './wire.js';

/** A shop with a user of each role, and a connection to it. */
export class World {
  private readonly cookies = new Map<string, string>();

  private constructor(
    readonly shop: TestShop,
    readonly wire: Wire,
    readonly customer: TestActor,
    readonly staff: TestActor,
    /** Another customer, whose cheques bounce: where the shop wants it, their orders are held. */
    readonly debtor: TestActor,
  ) {}

  static async in(shop: TestShop): Promise<World> {
    const { as } = shop;
    return new World(shop, new Wire(shop.url), await as.customer(), await as.staff(), await as.customer());
  }

  /** @returns null for a visitor */
  actor(role: Role): TestActor | null {
    return { visitor: null, customer: this.customer, staff: this.staff }[role];
  }

  /** The header of calls by a signed-in user. */
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

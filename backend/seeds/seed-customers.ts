import type { INestApplicationContext } from '@nestjs/common';
import type { Actor } from '../src/platform/auth/actor.js';
import { AccountsService } from '../src/users/accounts.service.js';
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from './customers.js';

/** Stores the demo customers. @returns them by e-mail, as those on whose behalf their requests are made */
export async function seedCustomers(app: INestApplicationContext): Promise<Map<string, Actor>> {
  const actors = new Map<string, Actor>();
  for (const customer of DEMO_CUSTOMERS) {
    const { _id, name, email } = await app.get(AccountsService).create({ ...customer, password: DEMO_PASSWORD });
    actors.set(customer.email, { id: _id.toHexString(), name, email, isAdmin: false, sessionId: '' });
  }
  return actors;
}

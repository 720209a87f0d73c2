import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request, { type Agent } from 'supertest';
import { AccountsService } from '../../src/users/accounts.service.js';

/** Somebody at a browser: keeps cookies, and knows who they are. */
export interface TestActor {
  readonly http: Agent;
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

export interface Actors {
  visitor(): Agent;
  /** A new customer, signed in. */
  customer(name?: string): Promise<TestActor>;
  /** A new administrator, signed in. */
  staff(name?: string): Promise<TestActor>;
}

const PASSWORD = 'correct horse battery';
let counter = 0;

export function actorsOf(app: NestFastifyApplication): Actors {
  const visitor = () => request.agent(app.getHttpServer());
  const signedIn = async (name: string, isAdmin: boolean): Promise<TestActor> => {
    counter += 1;
    const email = `user-${counter}@example.com`;
    const user = { name, email, phoneNumber: '+971500000000', password: PASSWORD, isAdmin, address: 'Al Quoz, Dubai' };
    const { _id } = await app.get(AccountsService).create(user);
    const http = visitor();
    await http.post('/api/users/auth').send({ email, password: PASSWORD }).expect(200);
    return { http, id: _id.toHexString(), email, password: PASSWORD, name };
  };
  return {
    visitor,
    customer: (name = 'Aisha Rahman') => signedIn(name, false),
    staff: (name = 'Omar Staff') => signedIn(name, true),
  };
}

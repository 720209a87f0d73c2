import { getModelToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Model } from 'mongoose';
import request, { type Agent } from 'supertest';
import { cookieRules } from '../../src/platform/auth/cookie-rules.js';
import { SESSION_COOKIE } from '../../src/platform/auth/session-cookie.js';
import type { StaffRole } from '@shop/contract/staff-roles';
import type { Environment } from '../../src/platform/config/environment.js';
import { ENVIRONMENT } from '../../src/platform/config/config.module.js';
import { AccountsService } from '../../src/people/users/accounts.service.js';
import { SessionsService } from '../../src/people/auth/sessions.service.js';
import { User } from '../../src/people/user-record/user.schema.js';

/** A user at a browser: keeps cookies, and knows its user. */
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
  /** A new member of staff, signed in; an Administrator by default. */
  staff(name?: string, role?: StaffRole): Promise<TestActor>;
}

const NEVER_STALE = { $set: { 'sessions.0.confirmedAt': new Date('2100-01-01') } };
const PASSWORD = 'correct horse battery';
let counter = 0;

/** @param url of the server: a browser that has the server itself would retain it */
export function actorsOf(app: NestFastifyApplication, url: string): Actors {
  const visitor = () => request.agent(url);
  const sessionCookie = `${cookieRules(app.get<Environment>(ENVIRONMENT)).prefix}${SESSION_COOKIE}`;
  const signedIn = async (name: string, staffRole: StaffRole | null): Promise<TestActor> => {
    counter += 1;
    const email = `user-${counter}@example.com`;
    const rights = { isAdmin: staffRole !== null, staffRole };
    const user = {
      name,
      email,
      phoneNumber: '+971500000000',
      password: PASSWORD,
      ...rights,
      address: 'Al Quoz, Dubai',
    };
    const record = await app.get(AccountsService).create(user);
    const http = visitor();
    // Like signing in, without the time for checking a password.
    const token = await app.get(SessionsService).openSession(record);
    // A test that moves through days of the clock need not confirm its user again; `signInWith` begins a session that
    // must.
    await app.get<Model<User>>(getModelToken(User.name)).updateOne({ _id: record._id }, NEVER_STALE);
    http.jar.setCookie(`${sessionCookie}=${token}`, '127.0.0.1', '/');
    return { http, id: record._id.toHexString(), email, password: PASSWORD, name };
  };
  return {
    visitor,
    customer: (name = 'Aisha Rahman') => signedIn(name, null),
    staff: (name = 'Omar Staff', role = 'Administrator') => signedIn(name, role),
  };
}

/** Uses the shop's own call: the browser is known to the shop then, like every browser used for signing in. */
export async function signInWith({ http, email, password }: TestActor): Promise<void> {
  await http.post('/api/users/auth').send({ email, password }).expect(200);
}

/** Signs in with one more browser. @returns the id of that session */
export async function otherSessionOf(actor: TestActor, { as }: { readonly as: Actors }): Promise<string> {
  await signInWith({ ...actor, http: as.visitor() });
  const { body } = await actor.http.get('/api/users/sessions').expect(200);
  return (body as { _id: string; isCurrent: boolean }[]).find(({ isCurrent }) => !isCurrent)?._id ?? '';
}

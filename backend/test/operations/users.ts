import { EMIRATE_RULE, PHONE_RULE } from './bounds.js';
import { MAX_ADDRESSES } from '@shop/contract/delivery';
import { MAX_PASSKEYS } from '@shop/contract/second-factor';
import { ENVIRONMENT } from '../../src/platform/config/config.module.js';
import type { Environment } from '../../src/platform/config/environment.js';
import { otherSessionOf, type TestActor } from '../support/actors.js';
import { codeOf } from '../support/authenticator.js';
import { awaitEmails } from '../support/emails.js';
import { newPasskey, withPasskey } from '../support/passkey.js';
import { companyDetails, freshTrn } from '../support/given.js';
import {
  listed,
  OLD_VERSION,
  plainly,
  type OperationCase,
  type OperationCases,
  type World,
  stricter,
} from './operation-case.js';
import { company } from './records.js';

let registered = 0;

function freshEmail(): string {
  registered += 1;
  return `walker-${registered}@example.com`;
}

/** The token in the email requested by this user. */
async function resetToken({ shop }: World, { email }: TestActor): Promise<string> {
  await shop.as.visitor().post('/api/users/password-reset').send({ email }).expect(202);
  const [received] = await awaitEmails(shop, email, 'Set a new password');
  return /#([\w-]+)/.exec(received?.text ?? '')?.[1] ?? '';
}

const sessions = {
  session_signIn: {
    notRepeated: 'opens or closes a session',
    // A new user: a new session ends the earlier one.
    arrange: async ({ shop }) => {
      const as = await shop.as.customer();
      return { as, body: { email: as.email, password: as.password } };
    },
    refused: { 401: ({ customer: { email } }) => Promise.resolve({ body: { email, password: 'a wrong guess' } }) },
  },
  session_register: {
    notRepeated: 'opens or closes a session',
    bounds: [stricter('A good password, given twice', 'password', 'confirmPassword'), PHONE_RULE('phoneNumber')],
    arrange: async ({ shop }, example) => ({
      as: await shop.as.customer(),
      body: { ...example, email: freshEmail() },
    }),
    refused: { 409: ({ customer: { email } }, example) => Promise.resolve({ body: { ...example, email } }) },
  },
  session_signOut: {
    notRepeated: 'opens or closes a session',
    arrange: async ({ shop }) => ({ as: await shop.as.customer() }),
  },
} satisfies OperationCases;

const passwords = {
  passwords_change: {
    notRepeated: 'opens or closes a session',
    bounds: [
      stricter(
        'The current password, and a good one, given twice',
        'currentPassword',
        'newPassword',
        'confirmPassword',
      ),
    ],
    arrange: async ({ shop }, example) => {
      const as = await shop.as.customer();
      return { as, body: { ...example, currentPassword: as.password } };
    },
  },
  passwords_requestReset: {
    notRepeated: 'works after its answer',
    arrange: async ({ shop }) => ({ body: { email: (await shop.as.customer()).email } }),
  },
  passwords_confirmReset: {
    notRepeated: 'opens or closes a session',
    bounds: [
      stricter('The token of the email, and a good password, given twice', 'token', 'password', 'confirmPassword'),
    ],
    arrange: async (world, example) => {
      const user = await world.shop.as.customer();
      return { body: { ...example, token: await resetToken(world, user) } };
    },
  },
} satisfies OperationCases;

const profile: OperationCase = {
  bounds: [
    PHONE_RULE('phoneNumber'),
    EMIRATE_RULE('company.address.emirate'),
    stricter('Users cannot make themselves administrators', 'isAdmin'),
  ],
  arrange: async ({ shop }, { version: _version, ...example }) => {
    const as = await shop.as.customer();
    const company = companyDetails('Al Manar LLC', freshTrn());
    return { as, body: { ...example, email: as.email, company } };
  },
  refused: { 409: () => Promise.resolve({ body: { address: 'Elsewhere', version: OLD_VERSION } }) },
};

const ownSessions = {
  usersessions_list: plainly,
  usersessions_endOthers: { arrange: async ({ shop }) => ({ as: await shop.as.customer() }) },
  usersessions_end: {
    arrange: async ({ shop }) => {
      const as = await shop.as.customer();
      return { as, path: { id: await otherSessionOf(as, shop) } };
    },
  },
  usersessions_options: { ...plainly, notRepeated: 'shows a secret that is not stored' },
  usersessions_confirm: {
    notRepeated: 'opens or closes a session',
    bounds: [stricter('The password of the caller, or a code of their app', 'password', 'code')],
    arrange: async ({ shop }) => {
      const as = await shop.as.customer();
      return { as, body: { password: as.password } };
    },
  },
} satisfies OperationCases;

const originOf = ({ app }: World['shop']) => app.get<Environment>(ENVIRONMENT).publicUrl;

/** A user with no room for more, and the body that added the last one. */
async function fullOfPasskeys(world: World) {
  const { shop } = world;
  const as = await shop.as.staff();
  // A password alone signs in no user who has a passkey.
  await world.sessionOf(as);
  for (let count = 1; count < MAX_PASSKEYS; count += 1) await withPasskey(as, originOf(shop));
  const { body } = await newPasskey(as, originOf(shop));
  await as.http.post('/api/users/second-factor/passkeys').send(body).expect(201);
  return { as, body };
}

/** The one factor is that of the calling staff member. */
const factors = {
  secondfactor_get: plainly,
  secondfactor_begin: { ...plainly, notRepeated: 'shows a secret that is not stored' },
  secondfactor_confirm: {
    notRepeated: 'shows a secret that is not stored',
    bounds: [stricter('A code of the app of the caller', 'code')],
    arrange: async ({ staff: { http } }) => {
      const { body } = await http.post('/api/users/second-factor/app').expect(200);
      return { body: { code: codeOf((body as { secret: string }).secret) } };
    },
  },
  secondfactor_renew: { ...plainly, notRepeated: 'shows a secret that is not stored' },
  secondfactor_turnOff: { ...plainly, notRepeated: 'opens or closes a session' },
  passkeys_begin: {
    notRepeated: 'shows a secret that is not stored',
    ...plainly,
    refused: { 409: async (world) => ({ as: (await fullOfPasskeys(world)).as }) },
  },
  passkeys_add: {
    notRepeated: 'shows a secret that is not stored',
    bounds: [stricter('An authenticator has to sign the challenge', 'id')],
    arrange: async ({ shop, staff }) => ({ body: (await newPasskey(staff, originOf(shop))).body }),
    refused: { 409: fullOfPasskeys },
  },
  passkeys_remove: {
    arrange: async ({ shop, staff }) => ({ path: { id: (await withPasskey(staff, originOf(shop))).id } }),
  },
  secondfactorreset_reset: { arrange: async ({ shop }) => ({ path: { id: (await shop.as.staff()).id } }) },
} satisfies OperationCases;

/** A customer who has just registered, and the token that proves the address. */
async function unproved({ shop }: World) {
  const http = shop.as.visitor();
  const person = { name: 'Aisha Rahman', phoneNumber: '+971501234567', email: freshEmail() };
  const password = 'correct horse battery';
  const body = { ...person, password, confirmPassword: password };
  const { body: profile } = await http.post('/api/users').send(body).expect(201);
  const [received] = await awaitEmails(shop, person.email, 'Please confirm your email address');
  const token = /#([\w.-]+)/.exec(received?.text ?? '')?.[1] ?? '';
  return { as: { http, password, ...person, id: (profile as { _id: string })._id }, token };
}

/** Two users wait for one address, and one of them has proved it. */
async function takenMeanwhile({ shop }: World): Promise<string> {
  const email = freshEmail();
  for (const { http, password } of [await shop.as.customer(), await shop.as.customer()])
    await http.put('/api/users/profile').send({ email, currentPassword: password }).expect(200);
  const links = await awaitEmails(shop, email, 'Please confirm your email address', 2);
  const [first = '', second = ''] = links.map(({ text }) => /#([\w.-]+)/.exec(text)?.[1] ?? '');
  await shop.as.visitor().post('/api/users/account/email/prove').send({ token: first }).expect(200);
  return second;
}

const emailProofs = {
  emailproofs_prove: {
    bounds: [stricter('The token of the email', 'token')],
    arrange: async (world) => ({ body: { token: (await unproved(world)).token } }),
    refused: { 409: async (world) => ({ body: { token: await takenMeanwhile(world) } }) },
  },
  emailproofs_withdrawPending: {
    arrange: async ({ shop }) => {
      const as = await shop.as.customer();
      const { http, password } = as;
      await http.put('/api/users/profile').send({ email: freshEmail(), currentPassword: password }).expect(200);
      return { as };
    },
  },
  emailproofs_sendAgain: {
    arrange: async (world) => ({ as: (await unproved(world)).as }),
    refused: { 409: async ({ shop }) => ({ as: await shop.as.customer() }) },
  },
} satisfies OperationCases;

const newUser = async ({ shop }: World) => ({ path: { id: (await shop.as.customer()).id } });

const users = {
  users_profile: plainly,
  users_updateProfile: profile,
  users_list: listed({ q: 'aisha', isAdmin: false, companyRequest: false, createdAt_gte: '2020-01-01' }),
  users_get: { arrange: newUser },
  users_create: {
    bounds: [PHONE_RULE('phoneNumber'), stricter('An invitation needs an email address', 'invite')],
    arrange: async ({ shop }, example) => ({
      body: { ...example, email: freshEmail(), company: (await shop.given.company())._id },
    }),
    refused: { 409: ({ customer: { email } }) => Promise.resolve({ body: { name: 'Huda', email } }) },
  },
  users_invite: {
    arrange: async ({ shop }) => {
      const { http } = await shop.as.staff();
      const { body } = await http.post('/api/users/admin').send({ name: 'Huda', email: freshEmail() }).expect(201);
      return { path: { id: (body as { _id: string })._id } };
    },
    refused: { 409: newUser },
  },
  users_update: {
    arrange: async ({ shop }, { version: _version, ...example }) => {
      const { id, email } = await shop.as.customer();
      return { path: { id }, body: { ...example, email, company: (await shop.given.company())._id } };
    },
    refused: { 409: async (world) => ({ ...(await newUser(world)), body: { version: OLD_VERSION } }) },
  },
  users_remove: {
    arrange: newUser,
    refused: {
      409: async ({ shop }) => {
        const buyer = await shop.as.customer();
        await shop.given.requestedQuote(buyer);
        return { path: { id: buyer.id } };
      },
    },
  },
} satisfies OperationCases;

const bookWithOne = async ({ shop }: World, example: object) => {
  const as = await shop.as.customer();
  const { body } = await as.http.post('/api/users/me/addresses').send(example).expect(201);
  return { as, path: { id: (body as { _id: string }[])[0]?._id ?? '' } };
};

const ADDRESS = { label: 'Press hall', street: 'Shop 4', city: 'Sharjah', emirate: 'SHJ' };

const fullBook: OperationCase['arrange'] = async ({ shop }, example) => {
  const as = await shop.as.customer();
  for (let count = 0; count < MAX_ADDRESSES; count += 1) {
    await as.http.post('/api/users/me/addresses').send(ADDRESS).expect(201);
  }
  return { as, body: example };
};

const addresses = {
  addresses_list: { arrange: async (world) => ({ as: (await bookWithOne(world, ADDRESS)).as }) },
  addresses_add: {
    bounds: [PHONE_RULE('phone')],
    arrange: async ({ shop }, example) => ({ as: await shop.as.customer(), body: example }),
    refused: { 409: fullBook },
  },
  addresses_replace: {
    bounds: [PHONE_RULE('phone')],
    arrange: async (world, example) => ({ ...(await bookWithOne(world, ADDRESS)), body: example }),
  },
  addresses_remove: { arrange: (world) => bookWithOne(world, ADDRESS) },
} satisfies OperationCases;

const statement: OperationCase = {
  arrange: async (world) => ({ ...(await newUser(world)), query: { from: '2026-01-01', to: '2026-11-01' } }),
};

const ofCompany: OperationCase = {
  arrange: async (world) => ({
    path: { id: (await company(world))._id },
    query: { from: '2026-01-01', to: '2026-11-01' },
  }),
};

const ofCaller: OperationCase = {
  arrange: () => Promise.resolve({ query: { from: '2026-01-01', to: '2026-11-01', scope: 'own' } }),
  refused: { 404: () => Promise.resolve({ query: { scope: 'company' } }) },
};

const statements = {
  ...{ ownstatement_get: ofCaller, ownstatement_pdf: ofCaller },
  ...{ statements_get: statement, statements_pdf: statement },
  ...{ companystatements_get: ofCompany, companystatements_pdf: ofCompany },
} satisfies OperationCases;

export const userOperations = {
  ...sessions,
  ...ownSessions,
  ...factors,
  ...passwords,
  ...emailProofs,
  ...users,
  ...addresses,
  ...statements,
} satisfies OperationCases;

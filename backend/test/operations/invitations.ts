import { TOKEN_RULE } from './bounds.js';
import type { TestActor } from '../support/actors.js';
import { awaitEmails } from '../support/emails.js';
import type { OperationCases, World } from './operation-case.js';
import { asPerson } from './companies.js';

let invited = 0;

interface Inviting {
  readonly as: TestActor;
  readonly company: string;
  readonly legalName: string;
}

async function admin({ shop, staff }: World): Promise<Inviting> {
  invited += 1;
  const { _id: company, legalName } = await shop.given.company({ legalName: `Inviting ${invited} LLC` });
  const as = await shop.as.customer();
  await staff.http.put(`/api/users/${as.id}`).send({ company, companyRole: 'admin' }).expect(200);
  return { as, company, legalName };
}

/** An open invitation of the caller's company. */
async function open(world: World) {
  const { as, legalName } = await admin(world);
  const guest = await world.shop.as.customer();
  const body = { email: guest.email, companyRole: 'buyer' };
  const answer = await as.http.post('/api/companies/my/invitations').send(body).expect(201);
  return { as, guest, legalName, _id: (answer.body as { _id: string })._id };
}

async function sent(world: World) {
  const { guest, legalName } = await open(world);
  const [mail] = await awaitEmails(world.shop, guest.email, `Invitation to ${legalName}`);
  return { as: guest, body: { token: /#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' } };
}

async function revoked(world: World) {
  const { as, _id } = await open(world);
  await as.http.delete(`/api/invitations/${_id}`).expect(200);
  return { as, path: { id: _id } };
}

const byId = async (world: World) => {
  const { as, _id } = await open(world);
  return { as, path: { id: _id } };
};

const fresh = (example: Readonly<Record<string, unknown>>) => {
  invited += 1;
  return { ...example, email: `walk-${invited}@example.ae` };
};

/** A company member who may not invite. */
const buyer = async ({ shop, staff }: World) => {
  const as = await shop.as.customer();
  const { _id: company } = await shop.given.company();
  await staff.http.put(`/api/users/${as.id}`).send({ company, companyRole: 'buyer' }).expect(200);
  return { as };
};

export const invitation = async (world: World) => ({ _id: (await open(world))._id });

export const invitationOperations = {
  owninvitations_list: {
    arrange: async (world) => ({ as: (await admin(world)).as }),
    refused: { 403: buyer, 404: asPerson },
  },
  owninvitations_invite: {
    arrange: async (world, example) => ({ as: (await admin(world)).as, body: fresh(example) }),
    refused: {
      403: async (world, example) => ({ ...(await buyer(world)), body: fresh(example) }),
      404: ({ customer }, example) => Promise.resolve({ as: customer, body: fresh(example) }),
      409: async (world, example) => {
        const { as } = await admin(world);
        return { as, body: { ...example, email: as.email } };
      },
    },
  },
  companyinvitations_list: { arrange: async (world) => ({ path: { id: (await admin(world)).company } }) },
  companyinvitations_invite: {
    arrange: async (world, example) => ({ path: { id: (await admin(world)).company }, body: fresh(example) }),
    refused: {
      409: async (world, example) => {
        const { as, company } = await admin(world);
        return { path: { id: company }, body: { ...example, email: as.email } };
      },
    },
  },
  invitations_look: {
    notRepeated: 'reads',
    bounds: [TOKEN_RULE],
    arrange: async (world) => ({ body: (await sent(world)).body }),
  },
  invitations_accept: {
    bounds: [TOKEN_RULE],
    arrange: sent,
    refused: { 409: async (world) => ({ as: world.customer, body: (await sent(world)).body }) },
  },
  invitations_sendAgain: { arrange: byId, refused: { 409: revoked } },
  invitations_revoke: { arrange: byId, refused: { 409: revoked } },
} satisfies OperationCases;

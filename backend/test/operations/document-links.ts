import type { OperationCases, World } from './operation-case.js';
import { invoice } from './records.js';

const shared = async (world: World) => ({ path: { resource: 'invoices', id: (await invoice(world))._id } });

/** The token of a new link to an invoice. */
async function tokenOf(world: World): Promise<string> {
  const { _id } = await invoice(world);
  const { body } = await world.staff.http.post(`/api/document-links/invoices/${_id}`).send({}).expect(201);
  return (body as { url: string }).url.split('/').at(-2) ?? '';
}

export const documentLinkOperations = {
  documentlinks_make: {
    notRepeated: 'shows a secret that is not stored',
    arrange: async (world) => ({ path: { resource: 'companies', id: (await world.shop.given.company())._id } }),
  },
  documentlinks_revoke: { arrange: shared },
  linkeddocument_pdf: { arrange: async (world) => ({ path: { token: await tokenOf(world) } }) },
} satisfies OperationCases;

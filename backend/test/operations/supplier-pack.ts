import { plainly, type OperationCase, type OperationCases, type World } from './operation-case.js';
import { PDF } from './records.js';

const KIND = { kind: 'TradeLicence' };
const PATH = '/api/supplier-documents';

async function file({ staff }: World): Promise<string> {
  const upload = staff.http.post(`${PATH}/files`).set('content-type', 'application/pdf').send(PDF);
  return (await upload.expect(201)).body._id as string;
}

/** A document that the shop has. */
export async function supplierDocument(world: World): Promise<{ readonly _id: string }> {
  const body = { file: await file(world), number: '612345', expiresOn: '2030-01-31' };
  return (await world.staff.http.put(`${PATH}/TradeLicence`).send(body).expect(200)).body as { _id: string };
}

/** Takes all documents out: a pack of nothing is refused. */
async function nothing({ staff }: World): Promise<void> {
  const { body } = await staff.http.get(PATH).expect(200);
  for (const { kind, state } of body as { kind: string; state: string }[]) {
    if (state !== 'missing') await staff.http.delete(`${PATH}/${kind}`).expect(200);
  }
}

const ofDocument: OperationCase['arrange'] = async (world) => {
  await supplierDocument(world);
  return { path: KIND };
};
const ofOldVersion: OperationCase['arrange'] = async (world, example) => ({
  ...(await ofDocument(world, example)),
  query: { version: 999 },
});

export const supplierPackOperations = {
  supplierdocuments_all: plainly,
  supplierdocuments_upload: {
    notRepeated: 'takes a file',
    arrange: () =>
      Promise.resolve({
        ...{ query: { name: 'Trade licence.pdf' }, headers: { 'content-type': 'application/pdf' }, body: PDF },
      }),
  },
  supplierdocuments_put: {
    arrange: async (world, { version: _version, ...example }) => ({
      path: KIND,
      body: { ...example, file: await file(world) },
    }),
    refused: {
      409: async (world) => ({ ...(await ofDocument(world, {})), body: { version: 999 } }),
    },
  },
  supplierdocuments_remove: { arrange: ofDocument, refused: { 409: (world) => ofOldVersion(world, {}) } },
  supplierdocuments_file: { arrange: ofDocument },
  supplierpack_summary: plainly,
  supplierpack_file: {
    arrange: async (world) => {
      await supplierDocument(world);
      return { query: { language: 'ar' } };
    },
    refused: {
      409: async (world) => {
        await nothing(world);
        return {};
      },
    },
  },
  supplierpack_published: plainly,
  supplierpack_check: { notRepeated: 'reads', arrange: (_world, example) => Promise.resolve({ body: example }) },
} satisfies OperationCases;

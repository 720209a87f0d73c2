import { plainly, type OperationCase, type OperationCases, type World } from './operation-case.js';
import { PDF } from './records.js';

const PATH = '/api/supplier-documents';
const ofKind = {
  path: { kind: 'TradeLicence' },
  query: { expiresOn: '2030-01-31' },
  headers: { 'content-type': 'application/pdf' },
  body: PDF,
};

/** A document that the shop has. */
export async function supplierDocument({ staff }: World): Promise<{ readonly _id: string }> {
  const upload = staff.http.post(`${PATH}/TradeLicence`).query(ofKind.query).set(ofKind.headers).send(PDF);
  return (await upload.expect(200)).body as { _id: string };
}

/** Removes all documents: a pack of nothing is refused. */
async function nothing({ staff }: World): Promise<void> {
  const { body } = await staff.http.get(PATH).expect(200);
  for (const { kind } of body as { kind: string }[]) await staff.http.delete(`${PATH}/${kind}`).expect(200);
}

const ofDocument: OperationCase['arrange'] = async (world) => {
  await supplierDocument(world);
  return { path: ofKind.path };
};

export const supplierPackOperations = {
  supplierdocuments_all: plainly,
  supplierdocuments_pack: {
    arrange: async (world) => {
      await supplierDocument(world);
      return {};
    },
    refused: {
      409: async (world) => {
        await nothing(world);
        return {};
      },
    },
  },
  supplierdocuments_put: {
    notRepeated: 'takes a file',
    arrange: () => Promise.resolve(ofKind),
    refused: {
      409: async (world) => {
        await supplierDocument(world);
        return { ...ofKind, query: { version: 999 } };
      },
    },
  },
  supplierdocuments_remove: { arrange: ofDocument },
  supplierdocuments_file: { arrange: ofDocument },
} satisfies OperationCases;

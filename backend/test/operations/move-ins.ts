import { byId, type OperationCases, plainly, type World } from './operation-case.js';

interface MoveIn {
  readonly _id: string;
  readonly status: string;
}

const BEGUN = { source: 'sheets', switchDay: '2027-01-01' };
const FILE = 'number,customer,issuedOn,total\nOLD-1,Nobody,2026-01-31,105';

/** A series that gave no number yet. */
const LISTS = {
  banks: [{ bankAccount: '6920200f1c2d3e4f5a6b7c8d', balance: 100 }],
  series: [{ series: 'RCP', year: 2099, startsAfter: 412 }],
  boxes: [{ box: '1b', amount: 100, vat: 5 }],
};

/** One move-in at a time is open. */
async function openOnes({ staff }: World): Promise<MoveIn[]> {
  const { body } = await staff.http.get('/api/move-ins').expect(200);
  return (body as MoveIn[]).filter(({ status }) => status === 'Open');
}

export async function moveIn(world: World): Promise<MoveIn> {
  const [open] = await openOnes(world);
  return open ?? (await world.staff.http.post('/api/move-ins').send(BEGUN).expect(201)).body;
}

async function ended(world: World): Promise<string> {
  const { _id } = await moveIn(world);
  await world.staff.http.post(`/api/move-ins/${_id}/undo`).expect(200);
  return _id;
}

const MOVE_IN_FILE = { name: 'old.csv' };
const OF_FILE = { 'content-type': 'application/octet-stream' };

/** A step with a file. */
const ofFile = async (world: World) => {
  const path = { id: (await moveIn(world))._id, kind: 'invoices' };
  const call = world.staff.http.post(`/api/move-ins/${path.id}/invoices/file`).set(OF_FILE);
  await call.send(Buffer.from(FILE)).expect(200);
  return { path };
};

const ofEnded = async (world: World) => ({ path: { id: await ended(world) } });
const fileOfEnded = async (world: World) => ({ path: { id: await ended(world), kind: 'invoices' } });

export const moveInOperations = {
  moveins_list: plainly,
  moveins_begin: {
    arrange: async (world) => {
      await ended(world);
      return { body: BEGUN };
    },
    refused: {
      409: async (world) => {
        await moveIn(world);
        return { body: BEGUN };
      },
    },
  },
  moveins_get: byId(moveIn),
  moveins_update: {
    arrange: async (world) => ({
      path: { id: (await moveIn(world))._id },
      body: { lastFiled: '2026-09-30', ...LISTS },
    }),
    refused: { 409: async (world) => ({ ...(await ofEnded(world)), body: { lastFiled: '2026-09-30' } }) },
  },
  moveins_steps: byId(moveIn),
  moveins_report: byId(moveIn),
  moveins_goLive: {
    arrange: async (world) => ({ path: { id: (await moveIn(world))._id }, body: {} }),
    refused: { 409: async (world) => ({ ...(await ofEnded(world)), body: {} }) },
  },
  moveins_undo: { ...byId(moveIn), refused: { 409: ofEnded } },
  moveins_importFile: {
    arrange: async (world) => ({ path: { id: (await moveIn(world))._id, kind: 'invoices' }, body: { csv: FILE } }),
    refused: { 409: async (world) => ({ path: { id: await ended(world), kind: 'invoices' }, body: { csv: FILE } }) },
  },
  moveinuploads_put: {
    notRepeated: 'takes a file',
    arrange: async (world) => ({
      path: { id: (await moveIn(world))._id, kind: 'invoices' },
      query: MOVE_IN_FILE,
      headers: OF_FILE,
      body: Buffer.from(FILE),
    }),
    refused: { 409: async (world) => ({ ...(await fileOfEnded(world)), headers: OF_FILE, body: Buffer.from(FILE) }) },
  },
  moveinuploads_update: {
    arrange: async (world) => ({
      ...(await ofFile(world)),
      body: { columns: [{ heading: 'our ref.', column: 'po' }], done: 0, total: 1 },
    }),
    refused: { 409: async (world) => ({ ...(await fileOfEnded(world)), body: { done: 0 } }) },
  },
  moveinuploads_get: { arrange: ofFile },
  moveins_undoStep: {
    arrange: async (world) => ({ path: { id: (await moveIn(world))._id, kind: 'credits' } }),
    refused: { 409: async (world) => ({ path: { id: await ended(world), kind: 'credits' } }) },
  },
} satisfies OperationCases;

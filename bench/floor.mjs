import { StepFailure } from '../scripts/setup/failure.mjs';
import { HttpClient } from './http-client.mjs';
import { firstMessage, startProgram } from './program.mjs';

const PREFIX = { bare: '', database: '/database' };

/**
 * Starts a server that sends the answers of `cases` as they are, at once (`bare`) or when it has read some records
 * (`database`).
 * @param {{bytes: Buffer, type: string, target: {connections?: number}}[]} cases
 * @param {{kinds: ('bare' | 'database')[], databaseUri: string}} options which floors are wanted
 * @returns {Promise<{bare?: object, database?: object}[]>} for each case what `load` takes, in the same order
 * @throws StepFailure where it sends anything else
 */
export async function startFloor(cases, { kinds, databaseUri }, undo) {
  const program = startProgram('bench/floor-program.mjs', {}, undo);
  const answers = cases.map(({ bytes, type }, index) => ({ path: `/${index}`, body: bytes.toString('base64'), type }));
  program.child.send({ answers, databaseUri: kinds.includes('database') ? databaseUri : null });
  const { port } = await firstMessage(program, 'The floor server');
  const client = new HttpClient(`http://127.0.0.1:${port}`);
  const floors = [];
  for (const [index, { path }] of answers.entries()) {
    const targets = {};
    for (const kind of kinds) targets[kind] = await targetOf(client, PREFIX[kind] + path, cases[index]);
    floors.push(targets);
  }
  return floors;
}

async function targetOf(client, path, { bytes, target }) {
  if (!(await client.get(path)).bytes.equals(bytes)) throw new StepFailure('The floor does not send the same bytes.');
  return { url: client.url + path, headers: client.headers, connections: target.connections };
}

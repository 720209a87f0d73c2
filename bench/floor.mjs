import { StepFailure } from '../scripts/setup/failure.mjs';
import { HttpClient } from './http-client.mjs';
import { firstMessage, startProgram } from './program.mjs';

const PREFIX = { bare: '', database: '/database' };

/**
 * Starts a server that sends the answers of `cases` as they are, at once (`bare`) or when it has read some records
 * (`database`).
 * @param {{body: string, type: string}[]} cases
 * @param {{kinds: ('bare' | 'database')[], databaseUri: string}} options which floors are wanted
 * @returns {Promise<{bare?: object, database?: object}[]>} for each case what `load` takes, in the same order
 * @throws StepFailure where it sends anything else
 */
export async function startFloor(cases, { kinds, databaseUri }, undo) {
  const program = startProgram('bench/floor-program.mjs', {}, undo);
  const answers = cases.map(({ body, type }, index) => ({ path: `/${index}`, body, type }));
  program.child.send({ answers, databaseUri: kinds.includes('database') ? databaseUri : null });
  const { port } = await firstMessage(program, 'The floor server');
  const client = new HttpClient(`http://127.0.0.1:${port}`);
  const floors = [];
  for (const { path, body } of answers) {
    const targets = {};
    for (const kind of kinds) targets[kind] = await targetOf(client, PREFIX[kind] + path, body);
    floors.push(targets);
  }
  return floors;
}

async function targetOf(client, path, expected) {
  if ((await client.get(path)).body !== expected) throw new StepFailure('The floor does not send the same bytes.');
  return { url: client.url + path, headers: client.headers };
}

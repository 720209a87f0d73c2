import { once } from 'node:events';
import { StepFailure } from '../scripts/setup/failure.mjs';
import { HttpClient } from './http-client.mjs';
import { startProgram } from './program.mjs';

/**
 * Starts a server that sends the answers of `cases` as they are.
 * @param {{body: string, type: string}[]} cases
 * @returns {Promise<{url: string, headers: object}[]>} where the floor of each case is loaded, in the same order
 * @throws StepFailure where it sends anything else
 */
export async function startFloor(cases, undo) {
  const program = startProgram('bench/floor-program.mjs', {}, undo);
  const answers = cases.map(({ body, type }, index) => ({ path: `/${index}`, body, type }));
  program.child.send(answers);
  const port = await Promise.race([
    once(program.child, 'message').then(([message]) => message.port),
    once(program.child, 'exit').then(() => null),
  ]);
  if (port === null) throw new StepFailure('The floor server did not start: see above.', program.output);
  const client = new HttpClient(`http://127.0.0.1:${port}`);
  for (const { path, body } of answers) {
    if ((await client.get(path)).body !== body) throw new StepFailure('The floor does not send the same bytes.');
  }
  return answers.map(({ path }) => ({ url: client.url + path, headers: client.headers }));
}

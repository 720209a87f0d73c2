import { StepFailure } from '../../scripts/setup/failure.mjs';

/**
 * Asks for each case once.
 * @param {object[]} cases
 * @param {{visitor: HttpClient, staff: HttpClient, buyer: HttpClient}} clients
 * @returns {Promise<{name: string, path: string, bytes: Buffer, type: string, target: object}[]>} the answer, and
 *   in `target` what `load` takes
 * @throws StepFailure where an answer is not what the case is named after
 */
export function prepareCases(cases, clients) {
  return inTurn(cases, async (one) => {
    const client = clients[one.as ?? 'visitor'];
    return one.calls === undefined ? read(one, client, clients) : write(one, client, clients);
  });
}

async function read({ name, path: findPath, isAsNamed, connections }, client, clients) {
  const path = await findPath(clients);
  const answer = await client.get(path);
  if (!isAsNamed(answer)) throw new StepFailure(`"${name}" is not what GET ${path} answers`, answer.body);
  const { bytes, type } = answer;
  return { name, path, bytes, type, target: { url: client.url + path, headers: client.headers, connections } };
}

async function write({ name, calls }, client, clients) {
  const next = await calls(clients);
  const { path, body } = next();
  const bytes = Buffer.from(JSON.stringify(await client.write('POST', path, body)));
  const target = { url: client.url, headers: client.headers, method: 'POST', next };
  return { name, path, bytes, type: 'application/json; charset=utf-8', target };
}

async function inTurn(items, work) {
  const done = [];
  for (const item of items) done.push(await work(item));
  return done;
}

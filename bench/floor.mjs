import { once } from 'node:events';
import { startProgram } from './server.mjs';

/**
 * Starts a bare Fastify server that sends what the shop answered: the most that an answer of this size can reach here.
 * @param {{bytes: Buffer, type: string}[][]} cases the answers of each case
 * @returns {Promise<(index: number) => {url: string, next: () => {path: string}}>} what is loaded for a case
 */
export async function startFloor(cases, undo) {
  const child = startProgram('bench/floor-program.mjs', {}, undo);
  child.send(cases.map((answers) => answers.map(({ bytes, type }) => ({ body: bytes.toString('base64'), type }))));
  const [port] = await once(child, 'message');
  return (index) => {
    let count = 0;
    return {
      url: `http://127.0.0.1:${port}`,
      next: () => ({ path: `/${index}/${count++ % cases[index].length}` }),
    };
  };
}

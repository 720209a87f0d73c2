import { join } from 'node:path';
import { firstMessage, startProgram } from './program.mjs';

/**
 * Runs the embedded database of a data folder until the clean-up, for more than one process.
 * @param {string} dataDir as a server has it
 * @returns {Promise<{uri: string, pid: number}>} its connection string, and the process below which it runs
 * @throws StepFailure
 */
export async function startSharedDatabase(dataDir, undo) {
  const program = startProgram('bench/shared-database-program.mjs', { args: [join(dataDir, 'db')] }, undo);
  const { uri } = await firstMessage(program, 'The database');
  return { uri, pid: program.child.pid };
}

import { reportFailure } from './failure.mjs';
import { endChildrenOnSignal, endWithNpm } from './processes.mjs';
import { Progress } from './progress.mjs';
import { root } from './root.mjs';

/** The frame of every command: works in the repository, ends its children on a signal, explains its failure. */
export async function command(work) {
  process.chdir(root);
  endWithNpm();
  const stopListening = endChildrenOnSignal();
  try {
    await work(new Progress());
  } catch (error) {
    reportFailure(error);
    process.exitCode = 1;
  } finally {
    stopListening();
  }
}

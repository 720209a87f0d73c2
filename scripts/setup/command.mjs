import { cacheInClone } from './caches.mjs';
import { endChildrenOnSignal, endWithNpm, root } from './processes.mjs';
import { Progress } from './progress.mjs';

/** A failure that its message explains: it is shown without a stack. */
export class StepFailure extends Error {
  /** @param {string} message one line @param {string} [output] of the failed program */
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/** Prints the stack only for an unexpected error. */
export function reportFailure(error) {
  if (!(error instanceof StepFailure)) return console.error(error);
  if (error.output.trim()) console.error(`\n${error.output.trimEnd()}\n`);
  console.error(error.message);
}

/** The frame of every command: works in the repository, ends its child processes on a signal, reports its failure. */
export async function command(work) {
  process.chdir(root);
  cacheInClone();
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

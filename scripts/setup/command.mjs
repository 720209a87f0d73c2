import { endChildrenOnSignal, endWithNpm, root } from './processes.mjs';
import { Progress } from './progress.mjs';

/** The failure of a step that its message explains: shown without a stack. */
export class StepFailure extends Error {
  /** @param {string} message one line @param {string} [output] what the failing program printed */
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/** An unexpected error keeps its stack. */
export function reportFailure(error) {
  if (!(error instanceof StepFailure)) return console.error(error);
  if (error.output.trim()) console.error(`\n${error.output.trimEnd()}\n`);
  console.error(error.message);
}

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

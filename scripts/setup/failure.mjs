/** A step that failed in a way that its message explains: shown without a stack. */
export class StepFailure extends Error {
  /** @param {string} message one line @param {string} [output] what the failing program said */
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/** Ends the process; a failure that nobody foresaw keeps its stack. */
export function reportFailure(error) {
  if (!(error instanceof StepFailure)) console.error(error);
  else {
    if (error.output.trim()) console.error(`\n${error.output.trimEnd()}\n`);
    console.error(error.message);
  }
}

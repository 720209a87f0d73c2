import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs `work`, which is given a function to register what has to be undone. All of it is undone, the last first, when
 * the work ends, when it fails and when a signal comes; a signal then ends this process.
 * @template T
 * @param {(undo: (task: () => unknown) => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withCleanUp(work) {
  const tasks = [];
  let undone;
  const undoOnce = () => (undone ??= undoAll(tasks));
  const onSignal = (signal) => void undoOnce().finally(() => process.exit(128 + constants.signals[signal]));
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    return await work((task) => tasks.push(task));
  } finally {
    await undoOnce();
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}

/** One task that fails does not keep the others from their turn. */
async function undoAll(tasks) {
  while (tasks.length > 0) {
    try {
      await tasks.pop()();
    } catch (error) {
      console.error(error);
      process.exitCode = 1;
    }
  }
}

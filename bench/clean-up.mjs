import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs `work` with a function to register what has to be undone: at its end, after a failure and at a signal, which then
 * ends this process. The last is undone first.
 */
export async function withCleanUp(work) {
  const tasks = [];
  const undoAll = async () => {
    while (tasks.length > 0) await tasks.pop()();
  };
  const onSignal = (signal) => void undoAll().finally(() => process.exit(128 + constants.signals[signal]));
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    return await work((task) => tasks.push(task));
  } finally {
    await undoAll();
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}

import type { Logger } from './platform/logging/logger.js';

/** A key press at a terminal comes twice, from the terminal and through npm; that is still one wish. */
const SAME_WISH_MS = 1000;
const GIVE_UP_AFTER_MS = 4500;

/** The first signal ends the process in order, within five seconds whatever hangs; a further one ends it at once. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let since: number | null = null;
  const onSignal = () => {
    if (since !== null) {
      if (Date.now() - since > SAME_WISH_MS) process.exit(1);
      return;
    }
    since = Date.now();
    setTimeout(() => process.exit(1), GIVE_UP_AFTER_MS).unref();
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

/** A fault that nobody caught ends the process, as Node would; but what it says goes into the log, without secrets. */
export function endOnFaults(logger: Logger): void {
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'the server ends: nobody caught an error');
    process.exit(1);
  });
}

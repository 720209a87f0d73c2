/**
 * Runs the server as a child process and starts it again when it ends unexpectedly. `npm start` uses it after the
 * set-up; the Docker image runs it directly. A first start that fails is not repeated: its message says what to do.
 */
import { fork } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';

const SERVER = fileURLToPath(new URL('../backend/dist/src/main.js', import.meta.url));
const MAX_STARTS_IN_A_MINUTE = 5;
const MINUTE_MS = 60_000;
const PAUSE_MS = 500;
/** A server ends itself 4.5 s after a signal (`backend/src/serve.ts`), unless it hangs. */
const KILL_AFTER_MS = 4600;

/** @param {string} program the server: it sends the message `listening` once it takes calls */
export function supervise(program = SERVER) {
  const starts = [];
  let server;
  let wasListening = false;
  let isStopping = false;

  const start = () => {
    if (isStopping) return;
    starts.push(performance.now());
    server = fork(program);
    server.once('message', () => (wasListening = true));
    server.on('error', (error) => console.error(error.message));
    // After 'close', unlike after 'exit', every message of the server has arrived.
    server.once('close', (code, signal) => ended(code ?? 1, signal ?? `exit code ${code}`));
  };

  const ended = (code, reason) => {
    if (isStopping || code === 0 || !wasListening) process.exit(code);
    const pause = pauseBefore(starts);
    console.error(`The server ended (${reason}). It is started again in ${Math.ceil(pause / 1000)} s.`);
    setTimeout(start, pause);
  };

  const stop = (signal) => {
    // The first signal waits, a further one ends the server at once: it decides which is which.
    server.kill(signal);
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => server.kill('SIGKILL'), KILL_AFTER_MS).unref();
    if (hasEnded(server)) process.exit(128 + constants.signals[signal]);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
  start();
}

const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

/** @param {number[]} starts times of the earlier starts, in milliseconds @returns {number} milliseconds */
export function pauseBefore(starts, now = performance.now()) {
  const firstOfMinute = starts.at(-MAX_STARTS_IN_A_MINUTE) ?? -Infinity;
  return Math.max(PAUSE_MS, firstOfMinute + MINUTE_MS - now);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  supervise(process.argv[2]);

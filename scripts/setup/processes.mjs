import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Folder of the repository, with a separator at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const GRACE_MS = 4000;
const PARENT_CHECK_MS = 300;
const running = new Set();
let isEnding = false;

/**
 * Runs a program to its end and collects its output.
 * @param {string[]} command program and arguments; a first entry of 'node' is this very Node
 * @param {{cwd?: string, env?: object, inherit?: boolean, timeoutMs?: number, lowPriority?: boolean}} options inherit:
 * the program prints on this terminal
 * @returns {Promise<{code: number, output: string}>} code 1 if it was killed or could not be started
 */
export function run([program, ...args], { cwd = root, env = {}, inherit, timeoutMs, lowPriority } = {}) {
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
  });
  running.add(child);
  if (lowPriority && child.pid !== undefined) lowerPriority(child.pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    const finish = (code) => {
      running.delete(child);
      // If a signal ended the program, it did not fail: this process is about to end too.
      if (!isEnding) resolve({ code, output });
    };
    child.once('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

function lowerPriority(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The program has ended already, or the system refuses: it runs at normal priority.
  }
}

/**
 * Until the returned function is called, a signal ends every program that `run` started and then this process. Ctrl-C
 * reaches the whole process group, `kill` only this process: the signal is passed to the child processes in both cases.
 */
export function endChildrenOnSignal() {
  const end = (signal) => {
    isEnding = true;
    setTimeout(() => running.forEach((child) => child.kill('SIGKILL')), GRACE_MS).unref();
    for (const child of running) child.kill('SIGTERM');
    const gone = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
    void Promise.all(gone).then(() => process.exit(128 + constants.signals[signal]));
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return () => SIGNALS.forEach((signal) => process.off(signal, end));
}

/**
 * npm passes a signal to a shell, which dies of it and leaves this process running: this function then sends the signal
 * to this process. A command that was started without npm may outlive its parent.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  check.unref();
}

/** Runs `work` on every item in order, at most `limit` at a time. After a failure no further item is started. */
export async function atMost(limit, items, work) {
  const waiting = [...items];
  const worker = async () => {
    while (waiting.length > 0) await work(waiting.shift());
  };
  try {
    await Promise.all(Array.from({ length: limit }, worker));
  } finally {
    waiting.length = 0;
  }
}

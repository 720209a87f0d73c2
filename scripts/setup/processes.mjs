import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { root } from './root.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const GRACE_MS = 4000;
const running = new Set();
let isEnding = false;

/**
 * Runs a program to its end and keeps what it said.
 * @param {string[]} command program and arguments; a first entry of 'node' is this very Node
 * @param {{cwd?: string, env?: object, onLine?: (line: string) => void, inherit?: boolean, timeoutMs?: number,
 *   patient?: boolean}} options patient: takes what processor time others leave
 * @returns {Promise<{code: number, output: string}>} code 1 where it was killed or could not be started
 */
export function run(
  [program, ...args],
  { cwd = root, env = {}, onLine, inherit = false, timeoutMs, patient = false } = {},
) {
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
  });
  running.add(child);
  if (patient && child.pid !== undefined) yieldToOthers(child.pid);
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => keep(text));
  const keep = (text) => {
    output.push(text);
    const last = text.trimEnd().split('\n').at(-1);
    if (last) onLine?.(last);
  };
  return new Promise((resolve) => {
    const finish = (code) => {
      running.delete(child);
      // What a signal ended did not fail: nobody is told, and the process is about to end.
      if (!isEnding) resolve({ code, output: output.join('') });
    };
    child.once('error', (error) => {
      output.push(error.message);
      finish(1);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

function yieldToOthers(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The program has ended already, or the system refuses: then it runs as any other.
  }
}

/**
 * Until the returned function is called, a signal ends every program that `run` started and then this process.
 * Ctrl-C reaches the whole process group, `kill` only this process: the children are told in both cases.
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
 * npm passes a signal on to a shell, which dies of it and leaves this process behind: then this process ends itself,
 * the orderly way. A command that was started without npm may well outlive its parent.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, 300);
  look.unref();
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { StepFailure } from '../scripts/setup/failure.mjs';
import { root } from '../scripts/setup/root.mjs';

const STOP_WITHIN_MS = 10_000;
const KEPT_CHARACTERS = 20_000;

/**
 * Starts a Node program that runs until the clean-up stops it, with a channel for messages.
 * @param {string} file from the root of the repository
 * @param {{args?: string[], env?: object, nodeOptions?: string[], logFile?: string}} options `env` on top of this process's
 *   own; without a file for its standard output this process reads it, which takes time from what else it does
 * @param {(task: () => unknown) => void} undo registers the stop
 */
export function startProgram(file, { args = [], env = {}, nodeOptions = [], logFile }, undo) {
  const child = spawn(process.execPath, [...nodeOptions, file, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', logFile === undefined ? 'pipe' : openSync(logFile, 'a'), 'pipe', 'ipc'],
  });
  const program = { child, output: '', hasEnded: false };
  for (const stream of [child.stdout, child.stderr].filter(Boolean)) {
    stream.setEncoding('utf8').on('data', (text) => {
      program.output = (program.output + text).slice(-KEPT_CHARACTERS);
    });
  }
  const end = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  void end.then(() => {
    program.hasEnded = true;
  });
  undo(() => stop(child, end));
  return program;
}

/**
 * What a program says when it is ready.
 * @param {string} name of the program, for people
 * @throws StepFailure where it ends before
 */
export async function firstMessage(program, name) {
  const message = await Promise.race([
    once(program.child, 'message').then(([first]) => first),
    once(program.child, 'exit').then(() => null),
  ]);
  if (message === null) throw new StepFailure(`${name} did not start: see above.`, program.output);
  return message;
}

async function stop(child, end) {
  child.kill('SIGTERM');
  const giveUp = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await end;
  clearTimeout(giveUp);
}

import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { root } from '../scripts/setup/root.mjs';

const STOP_WITHIN_MS = 10_000;
const KEPT_CHARACTERS = 20_000;

/**
 * Starts a Node program that runs until the clean-up stops it, with a channel for messages.
 * @param {string} file from the root of the repository
 * @param {{args?: string[], env?: object, logFile?: string}} options `env` on top of this process's own; without a file
 *   for its standard output this process reads it, which takes time from what else it does
 * @param {(task: () => unknown) => void} undo registers the stop
 */
export function startProgram(file, { args = [], env = {}, logFile }, undo) {
  const child = spawn(process.execPath, [file, ...args], {
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

async function stop(child, end) {
  child.kill('SIGTERM');
  const giveUp = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await end;
  clearTimeout(giveUp);
}

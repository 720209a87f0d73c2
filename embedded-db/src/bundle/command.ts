import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

interface CommandOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Called with each line of standard output. */
  onLine?: (line: string) => void;
}

export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';

  constructor(
    readonly command: string,
    readonly exitCode: number | null,
    readonly output: string,
  ) {
    super(`${command} failed (${exitCode ?? 'killed'}): ${output.trim()}`);
  }
}

/** Runs a program to its end. Resolves with its standard output; rejects with CommandFailed, which carries both streams. */
export function runCommand(command: string, args: readonly string[], options: CommandOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let both = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      stdout += chunk;
      both += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (both += chunk));
    if (options.onLine) createInterface({ input: child.stdout }).on('line', options.onLine);
    child.once('error', (error) => reject(new CommandFailed(command, null, error.message)));
    child.once('close', (code) => (code === 0 ? resolve(stdout) : reject(new CommandFailed(command, code, both))));
  });
}

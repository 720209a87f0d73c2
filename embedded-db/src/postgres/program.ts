import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import type { BundleLayout } from '../bundle/layout.js';
import { type ServerIdentity, SERVER_ENVIRONMENT, underIdentity } from './identity.js';

/**
 * Runs one of PostgreSQL's programs to its end, under PostgreSQL's account.
 * @param input for its standard input
 */
export function runProgram(
  bundle: BundleLayout,
  identity: ServerIdentity,
  [program, ...args]: [string, ...string[]],
  input = '',
): Promise<void> {
  const launch = underIdentity(identity, join(bundle.serverBinaries, program), args);
  return new Promise((resolve, reject) => {
    const child = spawn(launch.command, launch.args, {
      ...launch.account,
      cwd: '/',
      env: SERVER_ENVIRONMENT,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (complaint += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${basename(program)} failed: ${complaint.trim()}`));
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

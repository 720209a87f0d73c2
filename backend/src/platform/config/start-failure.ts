import { EmbeddedDatabaseUnavailable } from '@shop/embedded-db';
import { ConfigurationError } from './variables.js';

/** @returns the one line that tells an operator what to do, or null for a fault of the program */
export function startFailure(error: unknown, port: number | undefined): string | null {
  if (error instanceof ConfigurationError || error instanceof EmbeddedDatabaseUnavailable) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return `PORT: ${port ?? 'the port'} is in use by another program`;
  if (code === 'EACCES') return `PORT: ${port ?? 'the port'} may not be opened by this user`;
  return null;
}

import { ConfigurationError, text, type Variables } from './variables.js';

/** Options that the shop requires of every connection. An address may repeat them, but may not contradict them. */
const NEEDED: ReadonlyMap<string, string> = new Map([
  ['w', 'majority'],
  ['j', 'true'],
  ['journal', 'true'],
  ['readconcernlevel', 'majority'],
  ['readpreference', 'primary'],
]);

/**
 * @throws ConfigurationError for an invalid address, and for options by which acknowledged changes could be lost or
 * stale data read
 */
export function databaseAddress(variables: Variables): string | null {
  const uri = text(variables, 'MONGODB_URI');
  if (uri === null) return null;
  if (!/^mongodb(\+srv)?:\/\//.test(uri)) {
    throw new ConfigurationError('MONGODB_URI must start with mongodb:// or mongodb+srv://');
  }
  const [, options = ''] = uri.split('?');
  for (const [name, value] of new URLSearchParams(options)) {
    const needed = NEEDED.get(name.toLowerCase());
    if (needed === undefined || value === needed) continue;
    throw new ConfigurationError(`MONGODB_URI: ${name}=${value} is too weak. Remove it, or set ${name}=${needed}`);
  }
  return uri;
}

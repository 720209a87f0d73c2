import type { Environment } from './platform/config/environment.js';
import { createLogger, type Logger, standardOutput } from './platform/monitoring/logging/logger.js';

interface Secrets {
  readonly environment: Environment;
  readonly mongodbUri: string;
  readonly sessionSecret: string;
}

/** The links to a quote, on the page and in calls. */
const QUOTE_LINK_PATHS = ['/q/', '/quote-links/'];

/** The log of a server, without the secrets that the server was given. */
export async function serverLogger(options: Secrets): Promise<Logger> {
  const { log } = options.environment;
  return createLogger(log, { secrets: secretsOf(options), paths: QUOTE_LINK_PATHS }, await standardOutput(log));
}

function secretsOf({ environment, mongodbUri, sessionSecret }: Secrets): string[] {
  const { jwtSecret, adminPassword, metricsToken, mail, eInvoices } = environment;
  const addresses = [mongodbUri, environment.mongodbUri].flatMap(passwordOf);
  const given = [sessionSecret, jwtSecret, adminPassword, metricsToken, mail.smtp?.login?.password, eInvoices?.secret];
  return [...addresses, ...given.filter((secret) => typeof secret === 'string')];
}

/** As it is written in the address; several hosts make it no address that `URL` could read. */
function passwordOf(address: string | null): string[] {
  const [, password] = /^[^:]+:\/\/[^:/@]*:([^/]*)@/.exec(address ?? '') ?? [];
  return password === undefined || password === '' ? [] : [password];
}

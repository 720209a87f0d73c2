import type { AppOptions } from './app.module.js';
import { createLogger, type Logger, standardOutput } from './platform/monitoring/logging/logger.js';

/** The paths of links, on the pages and in the API. */
const LINK_PATHS = ['/q/', '/p/', '/quote-links/', '/document-links/', '/book-pack-links/'];

/** The log of a server, without the secrets of the server. */
export async function serverLogger(options: AppOptions): Promise<Logger> {
  const { log } = options.environment;
  return createLogger(log, { secrets: secretsOf(options), paths: LINK_PATHS }, await standardOutput(log));
}

function secretsOf({ environment, mongodbUri, sessionSecret }: AppOptions): string[] {
  const { jwtSecret, adminPassword, metricsToken, mail, eInvoices } = environment;
  const addresses = [mongodbUri, environment.mongodbUri].flatMap(passwordOf);
  const given = [sessionSecret, jwtSecret, adminPassword, metricsToken, mail.smtp?.login?.password, eInvoices?.secret];
  return [...addresses, ...given.filter((secret) => typeof secret === 'string')];
}

/** Takes the password from the text of the address: `URL` can't parse an address with several hosts. */
function passwordOf(address: string | null): string[] {
  const [, password] = /^[^:]+:\/\/[^:/@]*:([^/]*)@/.exec(address ?? '') ?? [];
  return password === undefined || password === '' ? [] : [password];
}

import type { Environment } from '../../config/environment.js';
import { createLogger, type Logger, standardOutput } from './logger.js';

interface Secrets {
  readonly environment: Environment;
  readonly mongodbUri: string;
  readonly sessionSecret: string;
}

/** The log of a server, which tells none of the secrets that the server was given. */
export async function serverLogger(options: Secrets): Promise<Logger> {
  const { log } = options.environment;
  return createLogger(log, secretsOf(options), await standardOutput(log));
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

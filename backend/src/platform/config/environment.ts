import { resolve } from 'node:path';
import { databaseAddress } from './database-address.js';
import { type LogSettings, readLogSettings } from './log-settings.js';
import { type MailAddress, type MailSettings, readMailSettings } from './mail-settings.js';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.js';
import { ConfigurationError, email, oneOf, origin, secret, text, type Variables, whole } from './variables.js';

/** All IPv4 addresses of this machine. */
const EVERYWHERE = '0.0.0.0';

/** The settings that need no knowledge of the trade; `environment.ts` of the server adds its own. See docs/operations.md. */
export interface Environment {
  readonly production: boolean;
  readonly port: number;
  /** The address or name of this machine where the server listens. */
  readonly host: string;
  /** Replica set to use; null means that the embedded database starts. */
  readonly mongodbUri: string | null;
  readonly dataDir: string;
  /** null to generate a key once and store it in `dataDir`. */
  readonly jwtSecret: string | null;
  readonly adminEmail: string | null;
  readonly adminPassword: string | null;
  readonly seed: 'demo' | 'none';
  readonly rateLimit: number;
  readonly pdfBrowser: string | null;
  /** True if the browser for PDFs starts with the server; false if it starts with the first PDF. */
  readonly pdfWarmUp: boolean;
  /** The shop's public address, without a slash at its end; links in emails begin with it. */
  readonly publicUrl: string;
  /** Proxies whose statement of the caller's address is trusted. */
  readonly trustedProxies: TrustedProxies;
  readonly mail: MailSettings;
  readonly log: LogSettings;
  readonly apiDocs: 'public' | 'staff';
  /** A program that sends this token may read the metrics without signing in; null if only staff may. */
  readonly metricsToken: string | null;
}

/**
 * A production server must set these: their defaults work on one machine only (links to localhost, emails as files).
 */
export const REQUIRED_IN_PRODUCTION = ['JWT_SECRET', 'PUBLIC_URL', 'SMTP_URL'] as const;

/**
 * @param sender of emails, unless MAIL_FROM names another
 * @throws ConfigurationError with one line that names the variable at fault, or all that are missing
 */
export function readEnvironment(variables: Variables, sender: MailAddress): Environment {
  const stage = oneOf(variables, 'NODE_ENV', ['production', 'development', 'test'] as const, 'development');
  const production = stage === 'production';
  if (production) requireForProduction(variables);
  const mongodbUri = databaseAddress(variables);
  const port = whole(variables, 'PORT', 3000, 0, 65_535);
  return {
    production,
    port,
    host: text(variables, 'HOST') ?? EVERYWHERE,
    mongodbUri,
    dataDir: resolve(text(variables, 'DATA_DIR') ?? '.data'),
    jwtSecret: secret(variables, 'JWT_SECRET'),
    ...administrator(variables),
    // The demo shop has a customer whose password is printed, so a real shop (in production, or with a database of its
    // own) is seeded only on explicit request.
    seed: oneOf(variables, 'SEED', ['demo', 'none'] as const, production || mongodbUri !== null ? 'none' : 'demo'),
    rateLimit: whole(variables, 'RATE_LIMIT', 1, 1, 1_000_000),
    pdfBrowser: text(variables, 'PDF_BROWSER'),
    pdfWarmUp: oneOf(variables, 'PDF_WARM_UP', ['on', 'off'] as const, 'on') === 'on',
    publicUrl: origin(variables, 'PUBLIC_URL', `http://localhost:${port}`),
    trustedProxies: readTrustedProxies(variables),
    mail: readMailSettings(variables, sender),
    log: readLogSettings(variables, stage),
    apiDocs: oneOf(variables, 'API_DOCS', ['public', 'staff'] as const, 'public'),
    metricsToken: metricsToken(variables),
  };
}

function requireForProduction(variables: Variables): void {
  const missing = REQUIRED_IN_PRODUCTION.filter((name) => text(variables, name) === null);
  if (missing.length > 0) throw new ConfigurationError(`NODE_ENV=production requires ${missing.join(', ')}`);
}

function metricsToken(variables: Variables): string | null {
  const value = secret(variables, 'METRICS_TOKEN');
  if (value !== null && !/^[\w.~+/=-]+$/.test(value)) {
    throw new ConfigurationError(
      'METRICS_TOKEN can only contain letters, digits and -._~+/=, because it is sent in a header',
    );
  }
  return value;
}

function administrator(variables: Variables): Pick<Environment, 'adminEmail' | 'adminPassword'> {
  const adminPassword = text(variables, 'ADMIN_PASSWORD');
  if (adminPassword !== null && adminPassword.length < 8) {
    throw new ConfigurationError('ADMIN_PASSWORD must have at least 8 characters');
  }
  return { adminEmail: email(variables, 'ADMIN_EMAIL'), adminPassword };
}

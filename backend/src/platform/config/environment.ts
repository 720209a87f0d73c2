import { resolve } from 'node:path';
import { type LogSettings, readLogSettings } from './log-settings.js';
import { type MailSettings, readMailSettings } from './mail-settings.js';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.js';
import {
  ConfigurationError,
  email,
  oneOf,
  origin,
  phone,
  secret,
  text,
  type Variables,
  webAddress,
  whole,
} from './variables.js';

/** What the process is told from outside, checked once at boot. See docs/operations.md for the meaning of each. */
export interface Environment {
  readonly production: boolean;
  readonly port: number;
  /** Replica set to use; null means that the embedded database starts. */
  readonly mongodbUri: string | null;
  readonly dataDir: string;
  /** null means: generate one and keep it in `dataDir`. */
  readonly jwtSecret: string | null;
  readonly adminEmail: string | null;
  readonly adminPassword: string | null;
  readonly seed: 'demo' | 'none';
  readonly rateLimit: number;
  readonly pdfBrowser: string | null;
  /** Whether the browser for PDFs starts with the server; else it starts with the first PDF. */
  readonly pdfWarmUp: boolean;
  /** Where people reach the shop, without a slash at its end; links in e-mails begin with it. */
  readonly publicUrl: string;
  /** Who may say on whose behalf a call comes. */
  readonly trustedProxies: TrustedProxies;
  readonly mail: MailSettings;
  readonly log: LogSettings;
  /** Lets a program read the metrics that is not signed in; null: staff alone may. */
  readonly metricsToken: string | null;
  readonly shop: ShopSettings;
}

export interface ShopSettings {
  readonly name: string;
  readonly legalName: string;
  readonly address: string;
  /** Tax registration number of the UAE, 15 digits. */
  readonly trn: string;
  readonly email: string;
  /** Two numbers in international form. */
  readonly whatsapp: readonly [string, string];
  readonly supplierChatUrl: string;
  /** Days from issue to due date. */
  readonly invoiceTermsDays: number;
}

/** @throws ConfigurationError with one line that names the variable at fault. */
export function readEnvironment(variables: Variables): Environment {
  const stage = oneOf(variables, 'NODE_ENV', ['production', 'development', 'test'] as const, 'development');
  const production = stage === 'production';
  const mongodbUri = text(variables, 'MONGODB_URI');
  if (mongodbUri !== null && !/^mongodb(\+srv)?:\/\//.test(mongodbUri)) {
    throw new ConfigurationError('MONGODB_URI must start with mongodb:// or mongodb+srv://');
  }
  const port = whole(variables, 'PORT', 3000, 0, 65_535);
  const shop = readShop(variables);
  return {
    production,
    port,
    mongodbUri,
    dataDir: resolve(text(variables, 'DATA_DIR') ?? '.data'),
    jwtSecret: jwtSecret(variables, production),
    ...administrator(variables),
    seed: oneOf(variables, 'SEED', ['demo', 'none'] as const, mongodbUri === null ? 'demo' : 'none'),
    rateLimit: whole(variables, 'RATE_LIMIT', 1, 1, 1_000_000),
    pdfBrowser: text(variables, 'PDF_BROWSER'),
    pdfWarmUp: oneOf(variables, 'PDF_WARM_UP', ['on', 'off'] as const, 'on') === 'on',
    publicUrl: origin(variables, 'PUBLIC_URL', `http://localhost:${port}`),
    trustedProxies: readTrustedProxies(variables),
    mail: readMailSettings(variables, shop),
    log: readLogSettings(variables, stage),
    metricsToken: metricsToken(variables),
    shop,
  };
}

function readShop(variables: Variables): ShopSettings {
  const trn = text(variables, 'SHOP_TRN') ?? '100000000000003';
  if (!/^\d{15}$/.test(trn)) throw new ConfigurationError('SHOP_TRN must be 15 digits');
  return {
    name: text(variables, 'SHOP_NAME') ?? 'Press & Pack Supplies',
    legalName: text(variables, 'SHOP_LEGAL_NAME') ?? 'Press & Pack Supplies Trading LLC',
    address: text(variables, 'SHOP_ADDRESS') ?? 'Warehouse 12, Al Quoz Industrial Area 3, Dubai, United Arab Emirates',
    trn,
    email: email(variables, 'SHOP_EMAIL') ?? 'sales@pressandpack.example',
    whatsapp: [
      phone(variables, 'SHOP_WHATSAPP_1', '+971500000001'),
      phone(variables, 'SHOP_WHATSAPP_2', '+971500000002'),
    ],
    supplierChatUrl: webAddress(variables, 'SHOP_SUPPLIER_CHAT_URL', 'https://wa.me/971500000001'),
    invoiceTermsDays: whole(variables, 'SHOP_INVOICE_TERMS_DAYS', 30, 0, 365),
  };
}

function jwtSecret(variables: Variables, production: boolean): string | null {
  const value = secret(variables, 'JWT_SECRET');
  if (value === null && production) throw new ConfigurationError('JWT_SECRET is required when NODE_ENV is production');
  return value;
}

function metricsToken(variables: Variables): string | null {
  const value = secret(variables, 'METRICS_TOKEN');
  if (value !== null && !/^[\w.~+/=-]+$/.test(value)) {
    throw new ConfigurationError('METRICS_TOKEN must consist of letters, digits and -._~+/=, as it comes in a header');
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

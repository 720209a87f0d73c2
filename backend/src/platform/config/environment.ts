import { isDay } from '@shop/contract/dubai-day';
import { EMIRATES, type Emirate, isTrn } from '@shop/contract/uae';
import { TRN_RULE } from '@shop/contract/words/en/rules';
import { resolve } from 'node:path';
import { databaseAddress } from './database-address.js';
import { type EInvoiceEndpoint, readEInvoiceEndpoint } from './e-invoice-settings.js';
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

/** All IPv4 addresses of this machine. */
const EVERYWHERE = '0.0.0.0';

/** The settings of the process, checked once at boot. See docs/operations.md for the meaning of each. */
export interface Environment {
  readonly production: boolean;
  readonly port: number;
  /** The address or name of this machine where the server listens. */
  readonly host: string;
  /** Replica set to use; null means that the embedded database starts. */
  readonly mongodbUri: string | null;
  readonly dataDir: string;
  /** null: a key is generated once and stored in `dataDir`. */
  readonly jwtSecret: string | null;
  readonly adminEmail: string | null;
  readonly adminPassword: string | null;
  readonly seed: 'demo' | 'none';
  readonly rateLimit: number;
  readonly pdfBrowser: string | null;
  /** True: the browser for PDFs starts with the server; false: it starts with the first PDF. */
  readonly pdfWarmUp: boolean;
  /** The shop's public address, without a slash at its end; links in emails begin with it. */
  readonly publicUrl: string;
  /** Proxies whose statement of the caller's address is trusted. */
  readonly trustedProxies: TrustedProxies;
  readonly mail: MailSettings;
  /** The provider's endpoint for e-invoices; null: staff hand them over. */
  readonly eInvoices: EInvoiceEndpoint | null;
  readonly log: LogSettings;
  /** The readers of the API description. */
  readonly apiDocs: 'public' | 'staff';
  /** A program that sends this token may read the metrics without signing in; null: only staff may. */
  readonly metricsToken: string | null;
  readonly shop: ShopSettings;
}

export interface ShopAddress {
  readonly street: string;
  readonly city: string;
  /** Empty: not set. */
  readonly emirate: Emirate | '';
  readonly country: 'AE';
}

/**
 * The first values of the shop's settings. Once staff have saved the settings, the environment no longer affects them.
 */
export interface ShopSettings {
  readonly name: string;
  readonly legalName: string;
  readonly address: ShopAddress;
  /** Tax registration number of the UAE. */
  readonly trn: string;
  /** The first day with VAT in Dubai, as `2018-01-01`; empty: the shop is not registered. */
  readonly vatRegisteredSince: string;
  /** The authority of the trade licence; empty: staff have to name it. */
  readonly licenceNumber: string;
  readonly licenceAuthority: string;
  readonly email: string;
  /** Two numbers in international form. */
  readonly whatsapp: readonly [string, string];
  readonly supplierChatUrl: string;
  /** Days from issue to due date. */
  readonly invoiceTermsDays: number;
  /** Where customers pay to, until staff enter the shop's own. */
  readonly bankAccounts: readonly ShopBankAccount[];
}

interface ShopBankAccount {
  readonly bank: string;
  readonly accountName: string;
  readonly iban: string;
  readonly bic: string;
}

/**
 * A production server must set these: their defaults work on one machine only (links to localhost, emails as files).
 */
export const REQUIRED_IN_PRODUCTION = ['JWT_SECRET', 'PUBLIC_URL', 'SMTP_URL'] as const;

/** @throws ConfigurationError with one line that names the variable at fault, or all that are missing. */
export function readEnvironment(variables: Variables): Environment {
  const stage = oneOf(variables, 'NODE_ENV', ['production', 'development', 'test'] as const, 'development');
  const production = stage === 'production';
  if (production) requireForProduction(variables);
  const mongodbUri = databaseAddress(variables);
  const port = whole(variables, 'PORT', 3000, 0, 65_535);
  // The demo shop has a customer whose password is printed, so a real shop (in production, or with a database of its
  // own) is seeded only on explicit request.
  const seed = oneOf(variables, 'SEED', ['demo', 'none'] as const, production || mongodbUri !== null ? 'none' : 'demo');
  const shop = readShop(variables, seed);
  return {
    production,
    port,
    host: text(variables, 'HOST') ?? EVERYWHERE,
    mongodbUri,
    dataDir: resolve(text(variables, 'DATA_DIR') ?? '.data'),
    jwtSecret: secret(variables, 'JWT_SECRET'),
    ...administrator(variables),
    seed,
    rateLimit: whole(variables, 'RATE_LIMIT', 1, 1, 1_000_000),
    pdfBrowser: text(variables, 'PDF_BROWSER'),
    pdfWarmUp: oneOf(variables, 'PDF_WARM_UP', ['on', 'off'] as const, 'on') === 'on',
    publicUrl: origin(variables, 'PUBLIC_URL', `http://localhost:${port}`),
    trustedProxies: readTrustedProxies(variables),
    mail: readMailSettings(variables, shop),
    eInvoices: readEInvoiceEndpoint(variables),
    log: readLogSettings(variables, stage),
    apiDocs: oneOf(variables, 'API_DOCS', ['public', 'staff'] as const, 'public'),
    metricsToken: metricsToken(variables),
    shop,
  };
}

function readShop(variables: Variables, seed: Environment['seed']): ShopSettings {
  return {
    name: text(variables, 'SHOP_NAME') ?? 'Press & Pack Supplies',
    legalName: text(variables, 'SHOP_LEGAL_NAME') ?? 'Press & Pack Supplies Trading LLC',
    address: shopAddress(variables),
    ...shopRegistration(variables),
    email: email(variables, 'SHOP_EMAIL') ?? 'sales@pressandpack.example',
    whatsapp: [
      phone(variables, 'SHOP_WHATSAPP_1', '+971500000001'),
      phone(variables, 'SHOP_WHATSAPP_2', '+971500000002'),
    ],
    supplierChatUrl: webAddress(variables, 'SHOP_SUPPLIER_CHAT_URL', 'https://wa.me/971500000001'),
    invoiceTermsDays: whole(variables, 'SHOP_INVOICE_TERMS_DAYS', 30, 0, 365),
    // A shop with a name of its own is never paid at the account of the demo.
    bankAccounts: seed === 'demo' && text(variables, 'SHOP_LEGAL_NAME') === null ? [DEMO_BANK_ACCOUNT] : [],
  };
}

/** The IBAN of examples in the registry of IBANs. */
const DEMO_BANK_ACCOUNT = {
  bank: 'Demo Bank',
  accountName: 'Press & Pack Supplies Trading LLC',
  iban: 'AE070331234567890123456',
  bic: '',
};

const DEMO_ADDRESS = {
  street: 'Warehouse 12, Al Quoz Industrial Area 3',
  city: 'Dubai',
  emirate: 'DXB',
  country: 'AE',
} as const;

function shopAddress(variables: Variables): ShopAddress {
  const street = text(variables, 'SHOP_ADDRESS');
  if (street === null) return DEMO_ADDRESS;
  const city = text(variables, 'SHOP_CITY') ?? '';
  return { street, city, emirate: oneOf(variables, 'SHOP_EMIRATE', ['', ...EMIRATES] as const, ''), country: 'AE' };
}

const DEMO_LICENCE = { licenceNumber: '612345', licenceAuthority: 'Dubai Economy and Tourism' };
const NO_LICENCE = { licenceNumber: '', licenceAuthority: '' };

type Registration = Pick<ShopSettings, 'trn' | 'vatRegisteredSince' | 'licenceNumber' | 'licenceAuthority'>;

/** The demo shop counts as registered and licensed; for a real shop, a TRN alone implies nothing else. */
function shopRegistration(variables: Variables): Registration {
  const trn = text(variables, 'SHOP_TRN');
  if (trn !== null && !isTrn(trn)) throw new ConfigurationError(`SHOP_TRN: ${TRN_RULE}`);
  const since = text(variables, 'SHOP_VAT_SINCE') ?? (trn === null ? '2018-01-01' : '');
  if (since !== '' && !isDay(since)) throw new ConfigurationError('SHOP_VAT_SINCE must be a day like 2018-01-01');
  const licence = trn === null ? DEMO_LICENCE : NO_LICENCE;
  return { trn: trn ?? '100000000000003', vatRegisteredSince: since, ...licence };
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

import { isDay } from '@shop/contract/dubai-day';
import { EMIRATES, type Emirate, isTrn } from '@shop/contract/uae';
import { TRN_RULE } from '@shop/contract/words/en/rules';
import {
  ConfigurationError,
  email,
  oneOf,
  phone,
  text,
  type Variables,
  webAddress,
  whole,
} from '../../platform/config/variables.js';
import type { Environment } from '../../platform/config/environment.js';
import type { MailAddress } from '../../platform/config/mail-settings.js';
import type { EInvoiceEndpoint } from './e-invoice-endpoint.js';
import type { Settings, ShopBankAccount } from './settings.schema.js';

/** The settings of the process that are of the trade. */
export interface TradeEnvironment {
  readonly shop: ShopSettings;
  /** The provider's endpoint for e-invoices; null if staff hand them over. */
  readonly eInvoices: EInvoiceEndpoint | null;
}

interface ShopAddress {
  readonly street: string;
  readonly city: string;
  /** Empty if not set. */
  readonly emirate: Emirate | '';
  readonly country: 'AE';
}

type FirstFields =
  | ('name' | 'legalName' | 'trn' | 'vatRegisteredSince' | 'licenceNumber' | 'licenceAuthority')
  | ('email' | 'supplierChatUrl' | 'invoiceTermsDays');

/**
 * The first values of the shop's settings. Once staff have saved the settings, the environment no longer affects them.
 */
export interface ShopSettings extends Readonly<Pick<Settings, FirstFields>> {
  readonly address: ShopAddress;
  /** Two numbers in international form. */
  readonly whatsapp: readonly [string, string];
  /** The account that customers pay to, until staff enter the shop's own. */
  readonly bankAccounts: readonly Omit<ShopBankAccount, '_id'>[];
}

/** @throws ConfigurationError with one line that names the variable at fault */
export function readShop(variables: Variables, seed: Environment['seed']): ShopSettings {
  const sender = senderOf(variables);
  return {
    name: sender.name,
    legalName: text(variables, 'SHOP_LEGAL_NAME') ?? 'Press & Pack Supplies Trading LLC',
    address: shopAddress(variables),
    ...shopRegistration(variables),
    email: sender.address,
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

/** Emails come from the shop. */
export const senderOf = (variables: Variables): MailAddress => ({
  name: text(variables, 'SHOP_NAME') ?? 'Press & Pack Supplies',
  address: email(variables, 'SHOP_EMAIL') ?? 'sales@pressandpack.example',
});

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

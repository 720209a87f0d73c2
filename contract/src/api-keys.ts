import { STAFF_ACTIONS, type StaffAction } from './staff-roles.js';

/** Begins each API key, so that scanners find keys in published code. */
export const API_KEY_PREFIX = 'shopk_';
export const MAX_KEY_DAYS = 365;
export const MAX_KEY_ADDRESSES = 20;
/** A rotated key works this long beside its successor, and so does the secret of a webhook. */
export const ROTATION_HOURS = 24;
/** The maker of a key is reminded this many days before it expires. */
export const KEY_REMINDER_DAYS = 14;

/** Actions that no key gets: they concern people, settings and keys, or end what can't be repeated. */
const NEVER_OF_KEYS: ReadonlySet<StaffAction> = new Set([
  'account.secure',
  'invoices.void',
  'keys.manage',
  'keys.read',
  'metrics.see',
  'periods.close',
  'settings.write',
  'staff.write',
]);

/** Actions that a key may have. One that requires a fresh proof of identity is for persons alone. */
export const KEY_ACTIONS = (Object.keys(STAFF_ACTIONS) as StaffAction[]).filter(
  (action) => !NEVER_OF_KEYS.has(action) && STAFF_ACTIONS[action].requiresReauthentication !== true,
);

/** The scopes of a key of a buyer’s company. */
export const COMPANY_KEY_SCOPES = ['own.read', 'own.request'] as const;
export type CompanyKeyScope = (typeof COMPANY_KEY_SCOPES)[number];

const READS = KEY_ACTIONS.filter((action) => action.endsWith('.read'));

/** Usual choices of scopes. */
export const KEY_PRESETS = {
  reading: READS,
  accounting: [
    'customers.read',
    'invoices.read',
    'orders.read',
    'payments.read',
    'payments.record',
    'prices.read',
    'tax.read',
  ],
  catalogue: ['prices.change', 'prices.read', 'products.read', 'products.write', 'stock.change'],
  orders: [
    'customers.read',
    'orders.deliver',
    'orders.read',
    'orders.write',
    'prices.read',
    'products.read',
    'quotes.read',
  ],
} as const satisfies Readonly<Record<string, readonly StaffAction[]>>;

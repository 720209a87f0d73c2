import type { FieldRefusal, Refusal } from './refusal.js';

export const shop = {
  MESSAGE_NOT_FOUND: { status: 404, text: 'Message not found' },
  SETTINGS_NOT_FOUND: { status: 404, text: 'Settings not found' },
  VAT_PERIOD_NOT_FOUND: { status: 404, text: 'VAT period not found' },
  SUPPLIER_DOCUMENT_NOT_FOUND: { status: 404, text: 'Supplier document not found' },
} as const satisfies Readonly<Record<string, Refusal>>;

export const shopRules = {} as const satisfies Readonly<Record<string, FieldRefusal>>;

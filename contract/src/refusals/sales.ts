import type { FieldRefusal, Refusal } from './refusal.js';

export const sales = {
  QUOTE_NOT_FOUND: { status: 404, text: 'Quote not found' },
  ORDER_NOT_FOUND: { status: 404, text: 'Order not found' },
  APPROVAL_NOT_FOUND: { status: 404, text: 'Approval not found' },
} as const satisfies Readonly<Record<string, Refusal>>;

export const salesRules = {} as const satisfies Readonly<Record<string, FieldRefusal>>;

import type { FieldRefusal, Refusal } from './refusal.js';

export const people = {
  USER_NOT_FOUND: { status: 404, text: 'User not found' },
  COMPANY_NOT_FOUND: { status: 404, text: 'Company not found' },
  INVITATION_NOT_FOUND: { status: 404, text: 'Invitation not found' },
} as const satisfies Readonly<Record<string, Refusal>>;

export const peopleRules = {} as const satisfies Readonly<Record<string, FieldRefusal>>;

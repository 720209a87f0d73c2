import type { Fils } from './money.js';
import type { Tone } from './statuses.js';

/** An approval waits until a user of the company decides, or its buyer withdraws it. */
export const APPROVAL_STATUSES = ['Waiting', 'Approved', 'Refused', 'Withdrawn'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

export const approvalStatusTones: Readonly<Record<ApprovalStatus, Tone>> = {
  Waiting: 'yellow',
  Approved: 'green',
  Refused: 'red',
  Withdrawn: 'neutral',
};

/** The actions on an approval with the resulting status. All of them need an approval that waits. */
export const APPROVAL_STEPS = { approve: 'Approved', refuse: 'Refused', withdraw: 'Withdrawn' } as const;
export type ApprovalAction = keyof typeof APPROVAL_STEPS;
export const APPROVAL_ACTIONS = Object.keys(APPROVAL_STEPS) as ApprovalAction[];

/** The subjects of approvals: a request for goods, the acceptance of an offer, or an order that is held. */
export const APPROVAL_SUBJECTS = ['request', 'quote', 'order'] as const;
export type ApprovalSubject = (typeof APPROVAL_SUBJECTS)[number];

interface Limited {
  /** null if there is no limit. */
  readonly monthlyLimit: Fils | null;
  /** The total accepted or ordered this month. */
  readonly spent: Fils;
  /** True if the company must approve requests above the limit. */
  readonly needsApproval: boolean;
}

/** The rest of this month's limit; null for unlimited. */
export const leftOf = ({ monthlyLimit, spent }: Limited): Fils | null =>
  monthlyLimit === null ? null : Math.max(monthlyLimit - spent, 0);

/**
 * True if a request, an acceptance or an order needs an approval. A document with custom items has no price yet, so
 * that it can't be compared with a limit.
 * @param amount of it, incl. VAT
 */
export function exceedsLimit(limit: Limited, amount: Fils, hasUnpriced: boolean): boolean {
  const left = leftOf(limit);
  return limit.needsApproval && left !== null && (hasUnpriced || amount > left);
}

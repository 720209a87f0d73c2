import { type PriceChangeAction, type PriceChangeStatus, UNDO_HOURS } from '@shop/contract/price-change';

interface Change {
  readonly status: PriceChangeStatus;
  readonly finishedAt: Date | null;
}

const HOUR_MS = 3_600_000;

/** Until when a finished change can be undone; null in other statuses. */
export function undoneUntil({ status, finishedAt }: Change): Date | null {
  return status === 'Done' && finishedAt !== null ? new Date(finishedAt.getTime() + UNDO_HOURS * HOUR_MS) : null;
}

export function allowedPriceChangeActions(change: Change, now: Date): PriceChangeAction[] {
  if (change.status === 'Scheduled') return ['cancel'];
  const until = undoneUntil(change);
  return until !== null && now <= until ? ['undo'] : [];
}

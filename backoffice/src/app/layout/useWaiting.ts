import { useServerQuery } from '../../kit/api/useServerQuery';
import type { TodayResponse } from '@shop/contract/api';

const EVERY_MINUTE = 60_000;

/** Records that wait for staff, by the page of the menu. */
const WAITING: Readonly<Record<string, { of: (today: TodayResponse) => number; words: string }>> = {
  quotes: { of: ({ requests }) => requests.count, words: 'shop.waiting.quotes' },
  orders: { of: ({ toDeliver }) => toDeliver.count, words: 'shop.waiting.orders' },
  invoices: { of: ({ overdue }) => overdue.count, words: 'shop.waiting.invoices' },
};

/**
 * Number of waiting records of a resource. The figures are those of the dashboard, polled each minute while the page is
 * visible.
 */
export const useWaiting = (resource: string): { count: number; isKnown: boolean; words: string } => {
  const waiting = WAITING[resource];
  const { data } = useServerQuery(['dashboard', 'today'], (server) => server.getToday(), {
    enabled: waiting !== undefined,
    refetchInterval: EVERY_MINUTE,
    meta: { isQuiet: true },
  });
  const count = data && waiting ? waiting.of(data) : 0;
  return { count, isKnown: data !== undefined && waiting !== undefined, words: waiting?.words ?? '' };
};

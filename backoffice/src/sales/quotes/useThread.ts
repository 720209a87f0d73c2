import { THREAD_POLL_MS } from '@shop/contract/quote-messages';
import type { TargetResponse } from '@shop/contract/api';
import { useServerQuery } from '../../kit/api/useServerQuery';

export const threadKey = (quoteId: string) => ['quotes', 'thread', quoteId] as const;

/** The conversation about a quote; it is polled every few seconds while it is shown. */
export const useThread = (quoteId: string) =>
  useServerQuery(threadKey(quoteId), (server) => server.getThread(quoteId), { refetchInterval: THREAD_POLL_MS });

/** The latest target of a line; undefined if the customer has stated none. */
export const useTarget = (quoteId: string, lineId: string): TargetResponse | undefined => {
  const { data } = useThread(quoteId);
  const latest = data?.messages.findLast(({ targets }) => targets !== null)?.targets ?? [];
  return latest.find(({ line }) => line === lineId);
};

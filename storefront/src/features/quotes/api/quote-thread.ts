import { addressOf } from '@shop/contract/client';
import { THREAD_POLL_MS } from '@shop/contract/quote-messages';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, queryOf, unwrap } from '../../../lib/api-client';
import type { QuoteResponse, SetTargetsDto, ThreadResponse, WriteMessageDto } from '@shop/contract/api';
import { upload, uploadName } from '../../../lib/upload';

const at = (id: string) => ({ params: { path: { id } } });

/** The conversation about a quote; it is polled every few seconds while it is shown. */
export const threadQuery = (id: string) =>
  queryOf(['quotes', 'thread', id], (signal) => api.GET('/api/quotes/{id}/messages', { ...at(id), signal }), {
    refetchInterval: THREAD_POLL_MS,
    refetchOnWindowFocus: true,
  });

export const filePath = (quote: string, file: string) =>
  addressOf('/api/quotes/{id}/files/{file}', { path: { id: quote, file } });

export const uploadFile = (quote: string, file: File) =>
  upload('/api/quotes/{id}/files', { path: { id: quote }, query: uploadName(file) }, file);

export function useWriteMessage(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: WriteMessageDto) =>
      unwrap(await api.POST('/api/quotes/{id}/messages', { ...at(id), body })),
    onSuccess: (message) =>
      queryClient.setQueryData<ThreadResponse>(threadQuery(id).queryKey, (thread) =>
        thread === undefined || thread.messages.some(({ _id }) => _id === message._id)
          ? thread
          : { ...thread, messages: [...thread.messages, message] },
      ),
  });
}

/** Reports to the shop that the buyer has read the messages. */
export async function markRead(id: string, queryClient: QueryClient): Promise<void> {
  const thread = unwrap(await api.POST('/api/quotes/{id}/messages/read', at(id)));
  queryClient.setQueryData(threadQuery(id).queryKey, thread);
  queryClient.setQueryData<QuoteResponse>(
    ['quotes', 'one', id],
    (quote) => quote && { ...quote, unreadMessages: thread.unread },
  );
  await queryClient.invalidateQueries({ queryKey: ['quotes', 'my'] });
}

export function useSetTargets(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: SetTargetsDto) => unwrap(await api.PUT('/api/quotes/{id}/targets', { ...at(id), body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: threadQuery(id).queryKey }),
  });
}

import { MAX_LENGTH } from '@shop/contract/limits';
import type { WriteMessageDto } from '@shop/contract/api';
import { api, at, dataOf, sendFile } from './client';

/** The name of a file, shortened to the server's limit. */
export const fileNameOf = (file: File): string => file.name.slice(-MAX_LENGTH.fileName);

/** The calls about the conversation of a quote. */
export const conversationCalls = {
  getThread: (quoteId: string) => dataOf(api.GET('/api/quotes/{id}/messages', { params: at(quoteId) })),
  writeMessage: (quoteId: string, message: WriteMessageDto): Promise<unknown> =>
    api.POST('/api/quotes/{id}/messages', { params: at(quoteId), body: message }),
  markThreadRead: (quoteId: string) => dataOf(api.POST('/api/quotes/{id}/messages/read', { params: at(quoteId) })),
  /** An additional link that shows the quote without a sign-in. */
  makeQuoteLink: (quoteId: string) => dataOf(api.POST('/api/quotes/{id}/link', { params: at(quoteId) })),
  revokeQuoteLinks: (quoteId: string) => dataOf(api.DELETE('/api/quotes/{id}/link', { params: at(quoteId) })),
  /** Stores a file for a message. */
  uploadMessageFile: (quoteId: string, file: File) =>
    sendFile('/api/quotes/{id}/files', { ...at(quoteId), query: { name: fileNameOf(file) } }, file),
};

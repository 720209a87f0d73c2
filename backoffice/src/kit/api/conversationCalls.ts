import { MAX_LENGTH } from '@shop/contract/limits';
import type {
  MessageFileResponse,
  QuoteLinkResponse,
  RevokedLinksResponse,
  ThreadResponse,
  WriteMessageDto,
} from '../../types';
import { getJson, post, request } from './httpClient';

/** The calls about what is said on a quote. */
export const createConversationCalls = (apiUrl: string) => {
  const of = (quoteId: string, what: string) => `${apiUrl}/quotes/${encodeURIComponent(quoteId)}/${what}`;
  return {
    getThread: (quoteId: string) => getJson<ThreadResponse>(of(quoteId, 'messages')),
    writeMessage: (quoteId: string, message: WriteMessageDto) => post(of(quoteId, 'messages'), message),
    markThreadRead: (quoteId: string) => post<ThreadResponse>(of(quoteId, 'messages/read')),
    /** One more link that shows the quote without a sign-in. */
    makeQuoteLink: (quoteId: string) => post<QuoteLinkResponse>(of(quoteId, 'link')),
    revokeQuoteLinks: (quoteId: string) => request<RevokedLinksResponse>(of(quoteId, 'link'), { method: 'DELETE' }),
    /** Stores a file for a message. */
    uploadMessageFile: (quoteId: string, file: File) => {
      const headers = new Headers({ 'content-type': file.type, accept: 'application/json' });
      const name = encodeURIComponent(file.name.slice(-MAX_LENGTH.fileName));
      return request<MessageFileResponse>(`${of(quoteId, 'files')}?name=${name}`, {
        ...{ method: 'POST', headers, body: file },
      });
    },
  };
};

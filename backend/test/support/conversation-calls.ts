import type { TestActor } from './actors.js';
import type { TestShop } from './app.js';

interface Call {
  readonly http: TestActor['http'];
  readonly method: 'post' | 'put' | 'delete';
  readonly path: string;
  readonly body?: object;
}

/** One call of each operation about what is said on a quote, for `buyer`. */
export const conversationCalls = (
  shop: () => TestShop,
  buyer: () => TestActor,
): Readonly<Record<string, () => Promise<Call>>> => {
  const requested = async () => shop().given.requestedQuote(buyer());
  return {
    quotemessages_write: async () => {
      const { _id } = await requested();
      return { http: buyer().http, method: 'post', path: `/api/quotes/${_id}/messages`, body: { text: 'Hello' } };
    },
    quotemessages_read: async () => {
      const { _id } = await requested();
      return { http: buyer().http, method: 'post', path: `/api/quotes/${_id}/messages/read` };
    },
    quotemessages_setTargets: async () => {
      const { _id, requestedItems } = await requested();
      const lines = [{ line: requestedItems[0]?._id, price: 5.2 }];
      return { http: buyer().http, method: 'put', path: `/api/quotes/${_id}/targets`, body: { lines } };
    },
  };
};

import type { TestActor } from './actors.js';
import type { TestShop } from './app.js';
import { awaitEmails } from './emails.js';

interface Call {
  readonly http: TestActor['http'];
  readonly method: 'post' | 'put' | 'delete';
  readonly path: string;
  readonly body?: object;
}

/** A quote that is offered, with a link to it, and the way to the code that answers it. */
export async function linkedQuote(shop: TestShop, buyer: TestActor) {
  const quote = await shop.given.quote(buyer, { status: 'Quoted' });
  const { body } = await buyer.http.post(`/api/quotes/${quote._id}/link`).expect(201);
  const token = (body.url as string).split('/q/')[1] ?? '';
  const path = `/api/quote-links/${token}`;
  const code = async () => {
    await shop.as.visitor().post(`${path}/code`).expect(200);
    const emails = await awaitEmails(shop, buyer.email, `Your code for quote ${quote.number}`);
    return /: (\d{6})$/m.exec(emails.at(-1)?.text ?? '')?.[1] ?? '';
  };
  return { quote, token, path, code };
}

/** One call of each operation about what is said on a quote, for `buyer`. */
export const conversationCalls = (
  shop: () => TestShop,
  buyer: () => TestActor,
): Readonly<Record<string, () => Promise<Call>>> => {
  const requested = async () => shop().given.requestedQuote(buyer());
  const linked = () => linkedQuote(shop(), buyer());
  const answer = async (decision: string, body: object): Promise<Call> => {
    const { path, code } = await linked();
    const proof = { ...body, revision: 1, code: await code() };
    return { http: shop().as.visitor(), method: 'post', path: `${path}/${decision}`, body: proof };
  };
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
    quotelinks_revoke: async () => {
      const { _id } = await shop().given.quote(buyer(), { status: 'Quoted' });
      await buyer().http.post(`/api/quotes/${_id}/link`).expect(201);
      return { http: buyer().http, method: 'delete', path: `/api/quotes/${_id}/link` };
    },
    linkedquote_code: async () => ({
      http: shop().as.visitor(),
      method: 'post',
      path: `${(await linked()).path}/code`,
    }),
    linkedquote_accept: async () => answer('accept', {}),
    linkedquote_decline: async () => answer('decline', { reason: 'PRICE' }),
  };
};

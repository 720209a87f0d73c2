import type { TestActor } from './actors.js';
import type { TestShop } from './app.js';
import { awaitEmails } from './emails.js';

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

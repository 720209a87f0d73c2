import type { UpdateQuoteDto } from '../../src/sales/quotes/dto/quote.requests.js';
import type { QuoteRevisionResponse } from '../../src/sales/quotes/dto/quote-revision.response.js';
import type { QuoteResponse } from '../../src/sales/quotes/dto/quote.response.js';
import type { TestActor } from './actors.js';
import { listQuery } from './calls.js';

/** The calls of staff and buyers about offers. */
export class Offers {
  buyer: TestActor;

  /** @param products three of them */
  constructor(
    private readonly staff: TestActor,
    private readonly products: readonly string[],
  ) {
    this.buyer = staff;
  }

  readonly prices = (...unitPrices: number[]) =>
    unitPrices.map((unitPrice, at) => ({ product: this.products[at] ?? '', qty: 2, unitPrice }));

  /** Two pieces of each of three products, offered at 10, 20 and 30 AED with 5 AED of delivery: 125 AED. */
  readonly offered = async (changes: UpdateQuoteDto = {}): Promise<QuoteResponse> => {
    const requestedItems = this.products.map((product) => ({ product, qty: 2 }));
    const { body } = await this.buyer.http.post('/api/quotes').send({ requestedItems }).expect(201);
    const offer = { status: 'Quoted', requestedItems: this.prices(10, 20, 30), deliveryCharge: 5, ...changes };
    return this.changed(body._id, offer);
  };

  readonly put = (id: string, body: object) => this.staff.http.put(`/api/quotes/${id}`).send(body);
  readonly changed = async (id: string, body: object): Promise<QuoteResponse> =>
    (await this.put(id, body).expect(200)).body;
  readonly accept = (id: string, body: object, by = this.buyer) => by.http.post(`/api/quotes/${id}/accept`).send(body);
  readonly decline = (id: string, body: object, by = this.buyer) =>
    by.http.post(`/api/quotes/${id}/decline`).send(body);
  readonly renew = (id: string, body: object = {}, by = this.staff) =>
    by.http.post(`/api/quotes/${id}/renew`).send(body);
  readonly see = async (id: string, by = this.buyer): Promise<QuoteResponse> =>
    (await by.http.get(`/api/quotes/${id}`).expect(200)).body;
  readonly revisionsOf = async (id: string, by = this.buyer): Promise<QuoteRevisionResponse[]> =>
    (await by.http.get(`/api/quotes/${id}/revisions`).expect(200)).body;

  /** The subjects of the emails to an address that name the quote, the first one first. */
  readonly emailsTo = async (address: string, number: string): Promise<string[]> => {
    const query = listQuery({ filter: { q: number }, range: [0, 49], sort: ['createdAt', 'ASC'] });
    const { body } = await this.staff.http.get('/api/mail').query(query).expect(200);
    return (body as { to: string; subject: string }[]).filter(({ to }) => to === address).map(({ subject }) => subject);
  };
}

import type { INestApplicationContext } from '@nestjs/common';
import type { Actor } from '../../src/platform/auth/actor.js';
import { QuoteAnswering } from '../../src/sales/quotes/quote-answering.service.js';
import { QuoteEditing } from '../../src/sales/quotes/quote-editing.service.js';
import { QuoteRequests } from '../../src/sales/quotes/quote-requests.service.js';
import { OFFICE, type Step } from './document-story.js';
import { SHELF } from './shelf.js';

const HOUR_MS = 3_600_000;

interface Talk {
  /** Email of the demo customer. */
  readonly customer: string;
  readonly product: string;
  readonly qty: number;
  readonly request: string;
  /** Revision by revision: the price of a piece in AED, and how long ago it was offered. */
  readonly offers: readonly { readonly unitPrice: number; readonly hoursAgo: number; readonly reply: string }[];
  readonly hoursAgo: number;
  readonly answer?: Answer;
}

interface Answer {
  readonly hoursAgo: number;
  /** The buyer's own order number, of an offer that is accepted; without it the offer is declined as too dear. */
  readonly poNumber?: string;
  readonly note: string;
}

/** A quote in its second revision, one that its buyer accepted, and one that its buyer declined. */
const TALKS: readonly Talk[] = [
  {
    ...{ customer: 'yousef@falconcrest-press.example', product: SHELF.fc3White, qty: 96, hoursAgo: 150 },
    request: 'Can you do better for a hundred rolls? We take the same every quarter.',
    offers: [
      { unitPrice: 11.5, hoursAgo: 146, reply: 'This is our price from 72 rolls.' },
      { unitPrice: 10.9, hoursAgo: 76, reply: 'A last step for an order every quarter.' },
    ],
  },
  {
    ...{ customer: 'grace@northdunes-offset.example', product: SHELF.strip0515, qty: 12, hoursAgo: 100 },
    request: 'For the new folding machine.',
    offers: [{ unitPrice: 58, hoursAgo: 96, reply: 'In stock, delivered within two days.' }],
    answer: { hoursAgo: 52, poNumber: 'ND-2291', note: 'Please deliver in the morning.' },
  },
  {
    ...{ customer: 'omar@liwa-cartons.example', product: SHELF.tissue12, qty: 144, hoursAgo: 124 },
    request: 'Your best price for tissue tape, please.',
    offers: [{ unitPrice: 5.6, hoursAgo: 120, reply: 'The price holds for the whole quantity.' }],
    answer: { hoursAgo: 74, note: 'Another shop offered 5.10.' },
  },
];

/** The quotes of the demo that were talked about. */
export function answeredQuotes(
  app: INestApplicationContext,
  now: Date,
  customers: ReadonlyMap<string, Actor>,
  products: ReadonlyMap<string, string>,
): Step[] {
  return TALKS.flatMap((talk) => {
    const [buyer, product] = [customers.get(talk.customer), products.get(talk.product)];
    if (buyer === undefined || product === undefined) throw new Error('The demo names an unknown customer or product');
    return new TalkStory(app, now, talk, { buyer, product }).steps();
  });
}

/** One quote from its request to the buyer's answer. Its steps generate the id. */
class TalkStory {
  private id = '';

  constructor(
    private readonly app: INestApplicationContext,
    private readonly now: Date,
    private readonly talk: Talk,
    private readonly about: { readonly buyer: Actor; readonly product: string },
  ) {}

  steps(): Step[] {
    const { hoursAgo, offers, answer } = this.talk;
    return [
      this.step(hoursAgo, () => this.request()),
      ...offers.map((offer) => this.step(offer.hoursAgo, () => this.offer(offer))),
      ...(answer ? [this.step(answer.hoursAgo, () => this.answer(answer))] : []),
    ];
  }

  private step(hoursAgo: number, run: () => Promise<void>): Step {
    return { at: new Date(this.now.getTime() - hoursAgo * HOUR_MS), run };
  }

  private async request(): Promise<void> {
    const { buyer, product } = this.about;
    const body = { requestedItems: [{ product, qty: this.talk.qty }], clientToAdminNote: this.talk.request };
    this.id = (await this.app.get(QuoteRequests).requestQuote(body, buyer))._id;
  }

  private async offer({ unitPrice, reply }: Talk['offers'][number]): Promise<void> {
    const requestedItems = [{ product: this.about.product, qty: this.talk.qty, unitPrice }];
    const body = { requestedItems, adminToClientNote: reply, status: 'Quoted' as const };
    await this.app.get(QuoteEditing).updateQuote(this.id, body, OFFICE);
  }

  private async answer({ poNumber, note }: Answer): Promise<void> {
    const [answers, { buyer }] = [this.app.get(QuoteAnswering), this.about];
    if (poNumber) await answers.acceptQuote(this.id, { revision: 1, poNumber, note }, buyer);
    else await answers.declineQuote(this.id, { revision: 1, reason: 'PRICE', note }, buyer);
  }
}

import type { INestApplicationContext } from '@nestjs/common';
import type { Actor } from '../../src/platform/auth/actor.js';
import { QuoteAnswers } from '../../src/quotes/quote-answers.service.js';
import { QuoteEditing } from '../../src/quotes/quote-editing.service.js';
import { QuoteRequests } from '../../src/quotes/quote-requests.service.js';
import { OFFICE, type Step } from './document-story.js';
import { SHELF } from './shelf.js';

const HOUR_MS = 3_600_000;

interface Talk {
  /** E-mail of the demo customer. */
  readonly customer: string;
  readonly product: string;
  readonly qty: number;
  readonly request: string;
  /** What the office asks for a piece, revision by revision, in AED, and how long ago it said so. */
  readonly offers: readonly { readonly unitPrice: number; readonly hoursAgo: number; readonly reply: string }[];
  readonly hoursAgo: number;
  readonly answer?: {
    readonly hoursAgo: number;
    readonly give: (answers: QuoteAnswers, id: string, buyer: Actor) => Promise<unknown>;
  };
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
    answer: {
      hoursAgo: 52,
      give: (answers, id, buyer) =>
        answers.accept(id, { revision: 1, poNumber: 'ND-2291', note: 'Please deliver in the morning.' }, buyer),
    },
  },
  {
    ...{ customer: 'omar@liwa-cartons.example', product: SHELF.tissue12, qty: 144, hoursAgo: 124 },
    request: 'Your best price for tissue tape, please.',
    offers: [{ unitPrice: 5.6, hoursAgo: 120, reply: 'The price holds for the whole quantity.' }],
    answer: {
      hoursAgo: 74,
      give: (answers, id, buyer) =>
        answers.decline(id, { revision: 1, reason: 'PRICE', note: 'Another shop offered 5.10.' }, buyer),
    },
  },
];

/** The quotes of the demo that were talked about. */
export function answeredQuotes(
  app: INestApplicationContext,
  now: Date,
  customers: ReadonlyMap<string, Actor>,
  products: ReadonlyMap<string, string>,
): Step[] {
  return TALKS.flatMap((talk) => stepsOf(talk, app, now, { customers, products }));
}

interface Known {
  readonly customers: ReadonlyMap<string, Actor>;
  readonly products: ReadonlyMap<string, string>;
}

function stepsOf(talk: Talk, app: INestApplicationContext, now: Date, { customers, products }: Known): Step[] {
  const [buyer, product] = [customers.get(talk.customer), products.get(talk.product)];
  if (buyer === undefined || product === undefined) throw new Error('The demo names an unknown customer or product');
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS);
  const { qty, offers, answer } = talk;
  let id = '';
  const request = async () => {
    const body = { requestedItems: [{ product, qty }], clientToAdminNote: talk.request };
    id = (await app.get(QuoteRequests).request(body, buyer))._id;
  };
  const offer = async (unitPrice: number, adminToClientNote: string) => {
    const body = { requestedItems: [{ product, qty, unitPrice }], adminToClientNote, status: 'Quoted' as const };
    await app.get(QuoteEditing).update(id, body, OFFICE);
  };
  return [
    { at: at(talk.hoursAgo), run: request },
    ...offers.map(({ unitPrice, hoursAgo, reply }) => ({ at: at(hoursAgo), run: () => offer(unitPrice, reply) })),
    ...(answer === undefined
      ? []
      : [
          {
            at: at(answer.hoursAgo),
            run: async () => {
              await answer.give(app.get(QuoteAnswers), id, buyer);
            },
          },
        ]),
  ];
}

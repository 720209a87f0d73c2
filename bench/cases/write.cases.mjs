import { BUYER_PASSWORD, buyerEmail } from '../data/buyers.mjs';
import { listing } from './catalogue.cases.mjs';

const LINES = 3;
const OPEN_INVOICES = 200;
/** Not the first buyer: who signs in too often is signed out elsewhere. */
const SIGNING_IN = 50;

/** Goes round and round. */
export function cycle(items) {
  let at = 0;
  return () => items[at++ % items.length];
}

/** What changes something: nobody could answer these from what lies ready. */
export const WRITE_CASES = [
  {
    name: 'sign-in',
    as: 'visitor',
    calls: () => {
      const next = cycle(Array.from({ length: SIGNING_IN }, (_, index) => buyerEmail(index + 1)));
      return Promise.resolve(() => ({ path: '/api/users/auth', body: { email: next(), password: BUYER_PASSWORD } }));
    },
  },
  {
    name: 'quote submission, three lines',
    as: 'buyer',
    calls: async ({ visitor }) => {
      const { data } = JSON.parse((await visitor.get(listing(1))).body);
      const next = cycle(data);
      const line = () => ({ product: next()._id, qty: 1000 });
      return () => ({ path: '/api/quotes', body: { requestedItems: Array.from({ length: LINES }, line) } });
    },
  },
  {
    name: 'payment',
    as: 'staff',
    calls: async ({ staff }) => {
      const next = cycle(await openInvoices(staff));
      const paymentDate = new Date().toISOString();
      const body = { amount: 0.01, paymentMethod: 'Cash', paymentDate, paidTo: 'The bench' };
      return () => ({ path: `/api/payments/from-invoice/${next()._id}`, body });
    },
  },
];

async function openInvoices(staff) {
  const query = { sort: ['remainingDue', 'DESC'], range: [0, OPEN_INVOICES - 1], filter: { overdue: true } };
  const asJson = Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]);
  return JSON.parse((await staff.get(`/api/invoices?${new URLSearchParams(asJson)}`)).body);
}

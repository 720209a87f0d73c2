import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { Callers } from './platform/auth/callers.service.js';
import { SESSION_COOKIE } from './platform/auth/session-cookie.js';
import type { Environment } from './platform/config/environment.js';
import { ErrorResponse } from './platform/errors/error.response.js';
import { ResponseBody, sendBody } from './platform/http/response-body.js';
import { METRICS_SCHEME } from './platform/monitoring/metrics/metrics.controller.js';
import { completeDocument, SESSION_SCHEME, STAFF_SCHEME } from './platform/openapi/operations.js';
import { operationIdOf } from './platform/openapi/routes.js';

const DESCRIPTION = `Quote-to-cash for printing and packaging supplies: buyers send their cart as a quote request, staff price it,
turn a confirmed quote into an order, the order into an invoice, and record payments until it is paid.

Money is in AED with at most two decimals; dates are ISO 8601 in UTC; business days and number years are those of Dubai.
Sign in at \`POST /api/users/auth\`: the session is a cookie. Calls that change something must come from the shop's own origin.
Staff lists speak the dialect of ra-data-simple-rest (\`sort\`, \`range\`, \`filter\` as JSON, \`Content-Range\` back).
A call that changes something may carry an \`Idempotency-Key\`: repeated within 24 hours with the same key, address and body, it is
not carried out again but answered as before, with \`Idempotent-Replayed: true\`. A refusal is not kept. Sign-in, sign-out,
registration, links for a new password, files and calls that change nothing take no key.
Every resource carries \`version\`; a PUT that carries an old one is refused with 409 and changes nothing.

Texts are trimmed and may hold no control characters but tabs and line breaks. Fields and query parameters that are not described
are refused with 400; bodies that allow additional properties drop them. Whatever has no route is 404, with the error body of all
refusals; headers over 32 KB are 431. \`Cache-Control\`, \`X-Request-Id\` (the name of the call in the server's log) and the usual security headers
come with every answer.

The shop answers questions at \`/contact\`; its terms are at \`/terms\`.`;

/** The groups of operations. The linter refuses a tag that is not in this list. */
const TAGS: Readonly<Record<string, string>> = {
  health: 'Whether the server runs and can work; for load balancers',
  shop: 'Who the shop is',
  settings: 'Who the shop is and how it sells, for staff',
  users: 'Accounts, sessions and the people behind them',
  companies: 'Businesses that users buy for',
  products: 'What the shop offers',
  categories: 'How products are grouped, and which filters each group has',
  'price-changes': 'Changes of many prices at once, for staff',
  'price-lists': 'Prices of accounts, groups or everybody, and what an account pays, for staff',
  'customer-groups': 'Accounts that share price lists, for staff',
  'stock-alerts': 'Products that buyers wait for',
  synonyms: 'Phrases that mean the same to a search, for staff',
  media: 'Pictures of the catalog',
  'po-files': 'The files of buyers’ purchase orders',
  lists: 'Products that buyers keep for the next time',
  purchases: 'What buyers bought before',
  approvals: 'Requests above the monthly limit of their buyer, until the company decides',
  invitations: 'Invitations to a company’s account',
  search: 'One search over records of all kinds, for staff',
  quotes: 'Requests of buyers and the shop’s offers',
  'quote-links': 'Quotes that are shown by a link, without a sign-in',
  'document-links': 'Invoices, receipts and statements that are shown by a link, without a sign-in',
  'follow-ups': 'What staff plan to do about a quote on a day',
  orders: 'Confirmed quotes on their way to the buyer',
  deliveries: 'Goods on their way to the buyer, in parts, and what is still owed, for staff',
  invoices: 'What buyers owe',
  'credit-notes': 'What is taken off issued invoices',
  payments: 'What buyers paid',
  receipts: 'What buyers paid for several invoices at once, or for later ones',
  'bank-accounts': 'The shop’s bank accounts beside the books, for staff',
  'bank-statements': 'Files of the bank, for staff',
  'bank-lines': 'Movements at the bank, and the money in the books that they are, for staff',
  cheques: 'Cheques that are payments only once they clear, and their deposits',
  receivables: 'What accounts owed on a day, by age, for staff',
  reminders: 'Emails about what is overdue, for staff',
  'reminder-accounts': 'Accounts that are not reminded as others are',
  sales: 'What was sold, for staff',
  tax: 'The VAT return and what it rests on, for staff',
  'vat-periods': 'Closed periods of the VAT return',
  'e-invoicing': 'Invoices and credit notes for accredited providers, and what keeps them from being some',
  'e-invoice-deliveries': 'What became of each e-invoice, for staff',
  'supplier-documents': 'The documents by which buyers check the shop, for staff',
  'supplier-pack': 'These documents as one signed pack, for buyers; and its check, for everybody',
  activity: 'Who changed what, for staff',
  dashboard: 'Figures of the day, for staff',
  contact: 'Messages of visitors',
  mail: 'Emails of the shop, and whether they were sent',
};

/**
 * No URLs: they would have to be absolute, and the shop's address differs from server to server. The text names the
 * pages instead.
 */
const LEGAL = {
  contact: { name: 'The shop' },
  license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
};
const SERVER = { url: '/', description: 'The shop itself, in production as anywhere', 'x-internal': false };

export function buildOpenApi(app: INestApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, documentHead(), {
    operationIdFactory: operationIdOf,
    extraModels: [ErrorResponse],
  });
  return completeDocument(app, document);
}

/** The pages under /api/docs, for everybody or only for staff. */
export function serveOpenApi(app: NestFastifyApplication, { apiDocs }: Environment): void {
  if (apiDocs === 'staff') closeToOthers(app.getHttpAdapter().getInstance(), app.get(Callers));
  let document: OpenAPIObject | undefined;
  const built = () => (document ??= buildOpenApi(app));
  let body: ResponseBody | undefined;
  const serialized = () => (body ??= ResponseBody.json(built()));
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/api/docs-json', (request, reply) => sendBody(request, reply, serialized()));
  SwaggerModule.setup('api/docs', app, built, { jsonDocumentUrl: 'api/docs-json', raw: false });
}

const SESSION = { type: 'apiKey', in: 'cookie' } as const;

/** Checks the route, not the address, which can be written in many ways. */
function closeToOthers(fastify: FastifyInstance, callers: Callers): void {
  fastify.addHook('onRequest', async (request) => {
    if (request.routeOptions.url?.startsWith('/api/docs') === true) await callers.requireStaff(request);
  });
}

function documentHead(): Omit<OpenAPIObject, 'paths'> {
  const builder = new DocumentBuilder()
    // From 3.1 on, schemas are JSON Schema: null is a type, and a reference may have siblings.
    .setOpenAPIVersion('3.1.0')
    .setTitle('Print supply shop')
    .setDescription(DESCRIPTION)
    .setVersion('1.0.0')
    .addCookieAuth(SESSION_COOKIE, { ...SESSION, description: 'Set by signing in.' }, SESSION_SCHEME)
    .addCookieAuth(SESSION_COOKIE, { ...SESSION, description: 'The session of an administrator.' }, STAFF_SCHEME)
    .addSecurity(METRICS_SCHEME, {
      type: 'http',
      scheme: 'bearer',
      description: 'METRICS_TOKEN, for programs that watch the server',
    });
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  const head = builder.build();
  return { ...head, info: { ...head.info, ...LEGAL }, servers: [SERVER] };
}

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
  health: 'Liveness and readiness of the server, for load balancers',
  shop: 'Name, address and contact details of the shop',
  settings: 'Company details and sales settings of the shop, for staff',
  users: 'Users, sign-in, sessions and profiles',
  companies: 'Business accounts of users',
  products: 'Products of the shop',
  categories: 'Product categories and their filters',
  'price-changes': 'Bulk price changes, for staff',
  'price-lists': 'Prices for accounts, customer groups or all buyers, for staff',
  'customer-groups': 'Groups of accounts that share price lists, for staff',
  'stock-alerts': 'Back-in-stock notifications for buyers',
  synonyms: 'Search synonyms, for staff',
  media: 'Images of the catalog',
  'po-files': 'Files of buyers’ purchase orders',
  lists: 'Saved product lists of buyers',
  purchases: 'Previously bought products',
  approvals: 'Approval of requests above a buyer’s monthly limit',
  invitations: 'Invitations to join a company',
  search: 'Search across all records, for staff',
  quotes: 'Quote requests and quotes',
  'quote-links': 'Quotes opened by a public link',
  'document-links': 'Invoices, receipts and statements opened by a public link',
  'follow-ups': 'Planned follow-ups of quotes and accounts, for staff',
  orders: 'Orders and their processing',
  deliveries: 'Deliveries and backorders, for staff',
  invoices: 'Invoices to buyers',
  'credit-notes': 'Credit notes for invoices',
  payments: 'Payments of single invoices',
  receipts: 'Payments for several invoices or on account',
  'bank-accounts': 'Bank accounts of the shop and their reconciliation, for staff',
  'bank-statements': 'Imported bank statements, for staff',
  'bank-lines': 'Bank transactions and their matches, for staff',
  cheques: 'Cheque register and deposits',
  receivables: 'Receivables by age, for staff',
  reminders: 'Payment reminders, for staff',
  'reminder-accounts': 'Reminder settings of accounts',
  sales: 'Sales reports, for staff',
  tax: 'VAT returns and their data, for staff',
  'vat-periods': 'Closed VAT periods',
  'e-invoicing': 'E-invoices in PINT AE format and their validation',
  'e-invoice-deliveries': 'Transmission of e-invoices, for staff',
  'supplier-documents': 'Supplier documents of the shop, for staff',
  'supplier-pack': 'Supplier documents as a pack, for buyers',
  activity: 'History of all changes, for staff',
  dashboard: 'Key figures of the day, for staff',
  contact: 'Messages of visitors',
  mail: 'Emails of the shop and their status',
};

/**
 * No URLs: they would have to be absolute, and the shop's address differs from server to server. The text names the
 * pages instead.
 */
const LEGAL = {
  contact: { name: 'The shop' },
  license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
};
const SERVER = { url: '/', description: 'Server of the shop, in production and elsewhere', 'x-internal': false };

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
    .addCookieAuth(SESSION_COOKIE, { ...SESSION, description: 'Session cookie, set by signing in.' }, SESSION_SCHEME)
    .addCookieAuth(SESSION_COOKIE, { ...SESSION, description: 'Session cookie of a staff member.' }, STAFF_SCHEME)
    .addSecurity(METRICS_SCHEME, {
      type: 'http',
      scheme: 'bearer',
      description: 'METRICS_TOKEN, for monitoring systems',
    });
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  const head = builder.build();
  return { ...head, info: { ...head.info, ...LEGAL }, servers: [SERVER] };
}

import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { RECORD_RESOURCES } from '@shop/contract/records';
import { EVENT_MEANINGS } from '@shop/contract/webhook-events';
import { DocumentBuilder, getSchemaPath, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { Callers } from './platform/auth/callers.service.js';
import { SESSION_COOKIE } from './platform/auth/session-cookie.js';
import type { Environment } from './platform/config/environment.js';
import { ErrorResponse } from './platform/errors/error.response.js';
import { ResponseBody, sendBody } from './platform/http/response-body.js';
import { METRICS_SCHEME } from './platform/monitoring/metrics/metrics.controller.js';
import {
  COMPANY_KEY_SCHEME,
  completeDocument,
  KEY_SCHEME,
  SESSION_SCHEME,
  STAFF_SCHEME,
} from './platform/openapi/operations.js';
import { EXAMPLE_ID } from './platform/http/validation/fields.js';
import { operationIdOf } from './platform/openapi/routes.js';
import { recordKindOf } from './platform/history/record-kinds.js';
import { WebhookEventResponse } from './shop/webhooks/dto/webhook-event.response.js';

const DESCRIPTION = `Quote-to-cash for printing and packaging supplies: buyers send their cart as a quote request, staff price it,
turn a confirmed quote into an order and the order into an invoice, and record payments until it is paid.

Amounts are in AED with at most two decimals. Timestamps are ISO 8601 in UTC; business days and the years of document numbers are
in Dubai time. People sign in at \`POST /api/users/auth\`; the session is a cookie, and calls that change something must come from the
shop’s own origin. Programs send an API key as \`Authorization: Bearer shopk_…\`, which alone decides: cookies are ignored. Each operation
names the scopes that allow it. Answers to keys have \`RateLimit\` and \`RateLimit-Policy\`. Lists for staff use the conventions of ra-data-simple-rest: \`sort\`, \`range\` and \`filter\` as JSON, \`Content-Range\` in the
response.

A call that changes something can have an \`Idempotency-Key\`. If it is repeated within 24 hours with the same key, address and body,
it is not processed again: the stored response is returned with \`Idempotent-Replayed: true\`. Refusals are not stored. Sign-in,
sign-out, registration, password reset links, files and calls that change nothing take no key.
Each record has a \`version\`. A PUT with an outdated version returns 409 and changes nothing.

Texts are trimmed. They can’t contain control characters, except tabs and line breaks. Unknown fields and query parameters return
400; bodies that allow additional properties ignore them. Unknown routes return 404 with the same error body as refusals. Headers
over 32 KB return 431. All responses have \`Cache-Control\`, \`X-Request-Id\` (the id of the call in the server’s log) and the usual
security headers.

Questions can be sent at \`/contact\`; the terms are at \`/terms\`.`;

/** The groups of operations that are not about one kind of records. The linter refuses a tag that is not declared. */
const TAGS: Readonly<Record<string, string>> = {
  health: 'Liveness and readiness of the server, for load balancers',
  shop: 'Name, address and contact details of the shop',
  media: 'Images of the catalog',
  'po-files': 'Files of buyers’ purchase orders',
  purchases: 'Previously bought products',
  search: 'Search across all records, for staff',
  'quote-links': 'Quotes opened by a public link',
  'document-links': 'Invoices, receipts and statements opened by a public link',
  'follow-ups': 'Planned follow-ups of quotes and accounts, for staff',
  'bank-accounts': 'Bank accounts of the shop and their reconciliation, for staff',
  'bank-rules': 'Rules that propose to ignore bank transactions, for staff',
  receivables: 'Receivables by age, for staff',
  sales: 'Sales reports, for staff',
  books: 'Journal and trial balance, for staff',
  tax: 'VAT returns and their data, for staff',
  'e-invoicing': 'E-invoices in PINT AE format and their validation',
  activity: 'History of all changes, for staff',
  dashboard: 'Key figures of the day, for staff',
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
  return Object.assign(completeDocument(app, document), { webhooks: describeEvents() });
}

/** The call that a receiver of webhooks gets. */
function describeEvents(): object {
  const types = Object.entries(EVENT_MEANINGS).map(([type, meaning]) => `- \`${type}\`: ${meaning}`);
  const data = { id: EXAMPLE_ID, resource: 'invoices', _id: EXAMPLE_ID, number: 'INV-2026-00042', version: 1 };
  const url = `https://shop.example/api/invoices/${EXAMPLE_ID}`;
  const example = { type: 'invoice.issued', timestamp: '2026-11-28T09:30:00.000Z', data: { ...data, url } };
  const headers = [
    ['webhook-id', 'Id of the event, the same in all attempts', EXAMPLE_ID],
    ['webhook-timestamp', 'Time of the attempt in seconds', '1796117400'],
    [
      'webhook-signature',
      'One for each secret, with spaces between them',
      'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
    ],
  ];
  const parameters = headers.map(([name, description, of]) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
    example: of,
  }));
  const post = {
    operationId: 'webhooks_event',
    parameters,
    tags: ['webhooks'],
    security: [],
    summary: 'Receive an event',
    description: `Signed as of Standard Webhooks 1.0.0. Types, beside \`webhook.test\`:\n\n${types.join('\n')}`,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { $ref: getSchemaPath(WebhookEventResponse) }, example } },
    },
    responses: { 200: { description: 'Received; after another answer than 2xx, the call is repeated' } },
  };
  return { event: { post } };
}

/** The pages under /api/docs, public or only for staff. @returns the document, which is built once */
export function serveOpenApi(app: NestFastifyApplication, { apiDocs }: Environment): () => OpenAPIObject {
  if (apiDocs === 'staff') closeToOthers(app.getHttpAdapter().getInstance(), app.get(Callers));
  let document: OpenAPIObject | undefined;
  const built = () => (document ??= buildOpenApi(app));
  let body: ResponseBody | undefined;
  const serialized = () => (body ??= ResponseBody.json(built()));
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/api/docs-json', (request, reply) => sendBody(request, reply, serialized()));
  SwaggerModule.setup('api/docs', app, built, { jsonDocumentUrl: 'api/docs-json', raw: false });
  return built;
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
    .addSecurity(KEY_SCHEME, {
      type: 'http',
      scheme: 'bearer',
      description: 'API key of staff’s software with one of the scopes; its maker’s role must include it, too.',
    })
    .addSecurity(COMPANY_KEY_SCHEME, {
      type: 'http',
      scheme: 'bearer',
      description: 'API key of a buyer’s company, for its own records.',
    })
    .addSecurity(METRICS_SCHEME, {
      type: 'http',
      scheme: 'bearer',
      description: 'METRICS_TOKEN, for monitoring systems',
    });
  for (const resource of RECORD_RESOURCES) builder.addTag(resource, recordKindOf(resource).about);
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  const head = builder.build();
  return { ...head, info: { ...head.info, ...LEGAL }, servers: [SERVER] };
}

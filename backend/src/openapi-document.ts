import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { SESSION_COOKIE } from './platform/auth/session-cookie.js';
import { ErrorResponse } from './platform/errors/error.response.js';
import { METRICS_SCHEME } from './platform/metrics/metrics.controller.js';
import { completeDocument, SESSION_SCHEME } from './platform/openapi/operations.js';
import { operationIdOf } from './platform/openapi/routes.js';

const DESCRIPTION = `Quote-to-cash for printing and packaging supplies: buyers send their cart as a quote request, staff price it,
turn a confirmed quote into an order, the order into an invoice, and record payments until it is paid.

Money is in AED with at most two decimals; dates are ISO 8601 in UTC; business days and number years are those of Dubai.
Sign in at \`POST /api/users/auth\`: the session is a cookie. Calls that change something must come from the shop's own origin.
Staff lists speak the dialect of ra-data-simple-rest (\`sort\`, \`range\`, \`filter\` as JSON, \`Content-Range\` back).
Every resource carries \`version\`; a PUT that carries an old one is refused with 409 and changes nothing.

Texts are trimmed and may hold no control characters but tabs and line breaks. Fields and query parameters that are not described
are refused with 400; bodies that allow additional properties drop them. Whatever has no route is 404, with the error body of all
refusals; headers over 32 KB are 431. \`Cache-Control\`, \`X-Request-Id\` (the name of the call in the server's log) and the usual security headers
come with every answer.`;

/** The groups of operations. The linter refuses a tag that is not here. */
const TAGS: Readonly<Record<string, string>> = {
  health: 'Whether the server runs and can work; for load balancers',
  shop: 'Who the shop is',
  users: 'Accounts, sessions and the people behind them',
  products: 'What the shop offers',
  categories: 'How products are grouped, and which filters each group has',
  media: 'Pictures of the catalogue',
  quotes: 'Requests of buyers and the shop’s offers',
  orders: 'Confirmed quotes on their way to the buyer',
  invoices: 'What buyers owe',
  payments: 'What buyers paid',
  dashboard: 'Figures of the day, for staff',
  contact: 'Messages of visitors',
  mail: 'E-mails of the shop, and whether they were sent',
};

export function buildOpenApi(app: INestApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, documentHead(), {
    operationIdFactory: operationIdOf,
    extraModels: [ErrorResponse],
  });
  return completeDocument(app, document);
}

export function serveOpenApi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => buildOpenApi(app), { jsonDocumentUrl: 'api/docs-json' });
}

function documentHead(): Omit<OpenAPIObject, 'paths'> {
  const builder = new DocumentBuilder()
    // From 3.1 on, schemas are JSON Schema: null is a type, and references may stand beside it.
    .setOpenAPIVersion('3.1.0')
    .setTitle('Print supply shop')
    .setDescription(DESCRIPTION)
    .setVersion('1.0')
    .setTermsOfService('/terms')
    .setContact('The shop', '/contact', '')
    .setLicense('All rights reserved', '/terms')
    .addServer('/', 'The shop itself')
    .addCookieAuth(
      SESSION_COOKIE,
      { type: 'apiKey', in: 'cookie', description: 'Set by signing in; the role `staff` is an administrator’s.' },
      SESSION_SCHEME,
    )
    .addBearerAuth({ type: 'http', description: 'METRICS_TOKEN, for programs that watch the server' }, METRICS_SCHEME);
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  return builder.build();
}

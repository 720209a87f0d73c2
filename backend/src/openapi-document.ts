import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { SESSION_COOKIE } from './common/auth/session-cookie.js';

const DESCRIPTION = `Quote-to-cash for printing and packaging supplies: buyers send their cart as a quote request, staff price it,
turn a confirmed quote into an order, the order into an invoice, and record payments until it is paid.

Money is in AED with at most two decimals; dates are ISO 8601 in UTC; business days and number years are those of Dubai.
Sign in at \`POST /api/users/auth\`: the session is a cookie. Calls that change something must come from the shop's own origin.
Staff lists speak the dialect of ra-data-simple-rest (\`sort\`, \`range\`, \`filter\` as JSON, \`Content-Range\` back).
Every resource carries \`version\`; a PUT that carries an old one is refused with 409 and changes nothing.`;

export function buildOpenApi(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Print supply shop')
    .setDescription(DESCRIPTION)
    .setVersion('1.0')
    .addCookieAuth(SESSION_COOKIE, { type: 'apiKey', in: 'cookie' }, 'session')
    .build();
  const operationIdFactory = (controller: string, method: string) =>
    `${controller.replace(/Controller$/, '').toLowerCase()}_${method}`;
  return SwaggerModule.createDocument(app, config, { operationIdFactory });
}

export function serveOpenApi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => buildOpenApi(app), { jsonDocumentUrl: 'api/docs-json' });
}

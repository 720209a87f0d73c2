import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { SESSION_COOKIE } from './platform/auth/session-cookie.js';
import { METRICS_SCHEME } from './platform/metrics/metrics.controller.js';
import { ErrorResponse } from './platform/errors/error.response.js';
import { completeOperation, operationsOf, SESSION_SCHEME } from './platform/openapi/operations.js';
import { refusalResponses } from './platform/openapi/refusals.js';
import { closeRefusingBodies } from './platform/openapi/request-bodies.js';
import { operationIdOf, routesOf } from './platform/openapi/routes.js';
import { DESCRIPTION, TAGS } from './platform/openapi/texts.js';

export function buildOpenApi(app: INestApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, describedShop(), {
    operationIdFactory: operationIdOf,
    extraModels: [ErrorResponse],
  });
  const routes = routesOf(app);
  const components = (document.components ??= {});
  closeRefusingBodies(document, routes.values());
  for (const operation of operationsOf(document)) {
    const facts = routes.get(operation.operationId ?? '');
    if (facts === undefined) throw new Error(`${operation.operationId} is described but no controller has it`);
    completeOperation(operation, facts, components.schemas ?? {});
  }
  components.responses = refusalResponses();
  return document;
}

function describedShop(): Omit<OpenAPIObject, 'paths'> {
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

export function serveOpenApi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => buildOpenApi(app), { jsonDocumentUrl: 'api/docs-json' });
}

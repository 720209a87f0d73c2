import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import { UnsupportedMediaTypeException } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PO_FILE_TYPE } from '@shop/contract/delivery';
import { BANK_FILE_TYPE } from '@shop/contract/bank';
import { PICTURE_TYPES } from '@shop/contract/pictures';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from 'mongoose';
import type { IncomingMessage } from 'node:http';
import { CatalogAnswers } from './goods/catalog/read-model/catalog-answers.service.js';
import { sendCachedAnswers } from './goods/catalog/read-model/send-cached-answers.js';
import { serveMcp } from './mcp.js';
import { serveOpenApi } from './openapi-document.js';
import { servePages } from './site/pages/serve-pages.js';
import type { ServerEnvironment } from './environment.js';
import { prepareCollections } from './platform/database/collections.js';
import { requireTransactions } from './platform/database/transactions.js';
import { requireFirstSchema, runUpgrades, type Upgrade } from './platform/database/upgrades.js';
import { Callers } from './platform/auth/callers.service.js';
import { refuseForeignOrigins } from './platform/auth/own-origin.js';
import { shareAmongCallers } from './platform/http/caller-places.js';
import { endConnectionsOnceStopping } from './platform/http/connections.js';
import { acceptJson } from './platform/http/json-bodies.js';
import { sendSecurityHeaders } from './platform/http/security-headers.js';
import { acceptUploads } from './platform/http/uploads.js';
import { Attempts } from './platform/http/rate-limit/attempts.service.js';
import { CallLimit, limitAttempts, limitCalls } from './platform/http/rate-limit/call-limit.service.js';

/** Changes of stored records since 1.0, in the order in which they run; a new one is added at the end. */
const UPGRADE_STEPS: readonly Upgrade[] = [];

/** Shared caches and browser caches must not store responses for signed-in callers. */
function cachingOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return headers.cookie === undefined && headers.authorization === undefined ? 'no-cache' : 'private, no-store';
}

/** Forms of other sites could post these types; the API accepts only JSON. */
const REFUSED_TYPES = ['application/x-www-form-urlencoded', 'text/plain'];
const JSON_TYPE = 'application/json';
/** Only responses are compressed: compressed request bodies are refused. */
const COMPRESSION = {
  threshold: 1024,
  encodings: ['gzip' as const],
  zlibOptions: { level: 1 },
  globalDecompression: false,
};

/** Configures a built application before it listens; tests and the server use the same code. */
export async function configureApp(app: NestFastifyApplication, environment: ServerEnvironment): Promise<void> {
  app.setGlobalPrefix('api', { exclude: ['media/:name'] });
  const fastify = app.getHttpAdapter().getInstance();
  await app.register(fastifyCookie);
  sendSecurityHeaders(fastify, environment.production);
  limitCalls(fastify, app.get(CallLimit));
  refuseForeignOrigins(fastify, environment);
  limitAttempts(fastify, app.get(Attempts));
  shareAmongCallers(fastify, app.get(Callers));
  sendCachedAnswers(fastify, app.get(CatalogAnswers), environment);
  await app.register(fastifyCompress, COMPRESSION);
  const connection = app.get<Connection>(getConnectionToken());
  await requireTransactions(connection);
  await requireFirstSchema(connection);
  await prepareCollections(connection);
  await runUpgrades(connection, UPGRADE_STEPS);
  await app.init();
  // Routes that are added before `init` don't get the error handler.
  serveMcp(app, serveOpenApi(app, environment), environment);
  await servePages(app, environment);
  endConnectionsOnceStopping(fastify);
  fastify.removeContentTypeParser([...REFUSED_TYPES, JSON_TYPE]);
  acceptJson(fastify, app.get(Callers));
  fastify.addContentTypeParser('text/plain', { parseAs: 'string' }, acceptNothing);
  acceptUploads(fastify, [...PICTURE_TYPES, PO_FILE_TYPE, BANK_FILE_TYPE]);
  fastify.addHook('preParsing', refuseCompressedBodies);
  fastify.addHook('onSend', keepAnswersPrivate);
  await fastify.ready();
}

/** ra-data-simple-rest sends the empty body of a DELETE as plain text; plain text with content is refused. */
function acceptNothing(
  _request: FastifyRequest,
  body: string,
  done: (error: Error | null, body?: unknown) => void,
): void {
  if (body === '') done(null);
  else done(new UnsupportedMediaTypeException('The API accepts JSON only.'));
}

/** A compressed body of a few bytes may expand to gigabytes. */
function refuseCompressedBodies(
  { method, headers }: FastifyRequest,
  _reply: FastifyReply,
  _payload: unknown,
  done: (error?: Error) => void,
): void {
  const packing = headers['content-encoding'] ?? 'identity';
  if (method === 'GET' || method === 'HEAD' || packing === 'identity') done();
  else done(new UnsupportedMediaTypeException('Compressed request bodies are not accepted.'));
}

function keepAnswersPrivate(request: FastifyRequest, reply: FastifyReply, _body: unknown, done: () => void): void {
  if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
    void reply.header('cache-control', cachingOf(request));
  }
  done();
}

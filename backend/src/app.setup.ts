import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getConnectionToken } from '@nestjs/mongoose';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from 'mongoose';
import { PICTURE_TYPES } from '@shop/contract/pictures';
import { CatalogAnswers } from './catalog/read-model/catalog-answers.service.js';
import { sendCachedAnswers } from './catalog/read-model/send-cached-answers.js';
import { prepareCollections } from './platform/database/collections.js';
import { runUpgrades } from './platform/database/upgrades/upgrades.js';
import { requireTransactions } from './platform/database/server-check.js';
import { cachingOf } from './platform/http/caching.js';
import { endConnectionsOnceStopping } from './platform/http/connections.js';
import { sendSecurityHeaders } from './platform/http/security-headers.js';
import { takeUploads } from './platform/http/uploads.js';
import { CallLimit, limitCalls } from './platform/rate-limit/call-limit.service.js';
import type { Environment } from './platform/config/environment.js';
import { UPGRADES } from './upgrades.js';
import { serveOpenApi } from './openapi-document.js';
import { servePages } from './pages/serve-pages.js';

/** Forms of other sites could post these; the API takes JSON alone. */
const REFUSED_TYPES = ['application/x-www-form-urlencoded', 'text/plain'];
/** Of answers alone: bodies have to come as they are. */
const COMPRESSION = {
  threshold: 1024,
  encodings: ['gzip' as const],
  zlibOptions: { level: 1 },
  globalDecompression: false,
};

/** Everything between a built application and one that listens; tests and the server share it. */
export async function configureApp(app: NestFastifyApplication, environment: Environment): Promise<void> {
  app.setGlobalPrefix('api', { exclude: ['media/:name'] });
  const fastify = app.getHttpAdapter().getInstance();
  await app.register(fastifyCookie);
  sendSecurityHeaders(fastify, environment.production);
  limitCalls(fastify, app.get(CallLimit));
  sendCachedAnswers(fastify, app.get(CatalogAnswers), environment);
  await app.register(fastifyCompress, COMPRESSION);
  serveOpenApi(app);
  await servePages(app, environment);
  const connection = app.get<Connection>(getConnectionToken());
  await requireTransactions(connection);
  await prepareCollections(connection);
  await runUpgrades(connection, UPGRADES);
  await app.init();
  endConnectionsOnceStopping(fastify);
  fastify.removeContentTypeParser(REFUSED_TYPES);
  fastify.addContentTypeParser('text/plain', { parseAs: 'string' }, acceptNothing);
  takeUploads(fastify, PICTURE_TYPES);
  fastify.addHook('preParsing', takeNothingPacked);
  fastify.addHook('onSend', keepAnswersPrivate);
  await fastify.ready();
}

/** ra-data-simple-rest calls the empty body of a DELETE plain text; plain text with something in it is refused. */
function acceptNothing(
  _request: FastifyRequest,
  body: string,
  done: (error: Error | null, body?: unknown) => void,
): void {
  if (body === '') done(null);
  else done(new UnsupportedMediaTypeException('The API takes JSON.'));
}

/** A packed body of a few bytes may hold gigabytes. */
function takeNothingPacked(
  { method, headers }: FastifyRequest,
  _reply: FastifyReply,
  _payload: unknown,
  done: (error?: Error) => void,
): void {
  const packing = headers['content-encoding'] ?? 'identity';
  if (method === 'GET' || method === 'HEAD' || packing === 'identity') done();
  else done(new UnsupportedMediaTypeException('The API takes bodies that are not packed.'));
}

function keepAnswersPrivate(request: FastifyRequest, reply: FastifyReply, _body: unknown, done: () => void): void {
  if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
    void reply.header('cache-control', cachingOf(request));
  }
  done();
}

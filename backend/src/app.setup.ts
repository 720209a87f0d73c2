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
import { fillArabicDescriptions } from './goods/catalog/fill-arabic-descriptions.upgrade.js';
import { fillArabicNames } from './goods/catalog/fill-arabic-names.upgrade.js';
import { fillTaxFields } from './goods/catalog/fill-tax-fields.upgrade.js';
import { fillNameKeys } from './goods/catalog/fill-name-keys.upgrade.js';
import { fillDeliveries } from './sales/deliveries/fill-deliveries.upgrade.js';
import { fillLineQuantities } from './sales/orders/fill-line-quantities.upgrade.js';
import { agreeToEarlier } from './sales/approvals/agree-to-earlier.upgrade.js';
import { nameCompanies } from './people/companies/name-companies.upgrade.js';
import { addVat } from './billing/invoices/add-vat.upgrade.js';
import { severalInvoices } from './billing/credit-notes/several-invoices.upgrade.js';
import { oneStandingInvoice } from './billing/invoices/one-standing-invoice.upgrade.js';
import { rebuildVoidInvoices } from './billing/invoices/rebuild-void-invoices.upgrade.js';
import { serveOpenApi } from './openapi-document.js';
import { servePages } from './site/pages/serve-pages.js';
import { fillCheques } from './money/payments/fill-cheques.upgrade.js';
import { rebuildReversals } from './money/payments/rebuild-reversals.upgrade.js';
import type { ServerEnvironment } from './environment.js';
import { prepareCollections } from './platform/database/collections.js';
import { requireTransactions } from './platform/database/transactions.js';
import { dropIndex } from './platform/database/upgrades/drop-index.js';
import { fillDerivedFields } from './platform/database/upgrades/fill-derived-fields.js';
import { runUpgrades, type Upgrade } from './platform/database/upgrades/upgrades.js';
import { Callers } from './platform/auth/callers.service.js';
import { refuseForeignOrigins } from './platform/auth/own-origin.js';
import { shareAmongCallers } from './platform/http/caller-places.js';
import { endConnectionsOnceStopping } from './platform/http/connections.js';
import { acceptJson } from './platform/http/json-bodies.js';
import { sendSecurityHeaders } from './platform/http/security-headers.js';
import { acceptUploads } from './platform/http/uploads.js';
import { SEARCH_TOKENS } from './platform/lists/search-fields.js';
import { Attempts } from './platform/http/rate-limit/attempts.service.js';
import { CallLimit, limitAttempts, limitCalls } from './platform/http/rate-limit/call-limit.service.js';
import { freezeOffers } from './sales/quotes/freeze-offers.upgrade.js';
import { MessageFile } from './sales/quote-messages/message-file.schema.js';
import { PoFile } from './documents/particulars/po-file.schema.js';
import { User } from './people/user-record/user.schema.js';
import { normaliseEmails } from './people/users/normalise-emails.upgrade.js';
import { proveEmails } from './people/users/prove-emails.upgrade.js';
import { countPostDatedCheques, nameBankAccounts } from './shop/settings/cheque-settings.upgrade.js';
import { hashSessions } from './people/auth/hash-sessions.upgrade.js';

/** In the order in which they run; a new one is added at the end, or before what needs it. */
const upgradesOf = ({ shop }: ServerEnvironment): readonly Upgrade[] => [
  // The search fields are made of these names, too.
  fillArabicNames,
  fillDerivedFields('2026-11-22 search fields', { field: SEARCH_TOKENS }),
  rebuildVoidInvoices,
  rebuildReversals,
  fillNameKeys,
  hashSessions('2026-11-23 hashes of sessions'),
  fillTaxFields,
  fillCheques,
  dropIndex('2026-11-23 users without email', { model: User.name, index: 'email_1' }),
  addVat(shop),
  oneStandingInvoice,
  fillArabicDescriptions,
  freezeOffers,
  nameCompanies,
  normaliseEmails,
  // Files whose name never changes: one of the same bytes with another name is another file.
  dropIndex('2026-11-25 files of purchase orders by name', { model: PoFile.name, index: 'owner_1_sha256_1' }),
  dropIndex('2026-11-26 files of messages by name', { model: MessageFile.name, index: 'quote_1_owner_1_sha256_1' }),
  agreeToEarlier,
  fillLineQuantities,
  severalInvoices,
  fillDeliveries,
  proveEmails,
  fillDerivedFields('2026-11-26 search fields without separators', { field: SEARCH_TOKENS, again: true }),
  countPostDatedCheques(shop),
  nameBankAccounts,
];

/** Shared caches and browser caches must not store responses for signed-in callers. */
function cachingOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return headers.cookie === undefined ? 'no-cache' : 'private, no-store';
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
  await prepareCollections(connection);
  await runUpgrades(connection, upgradesOf(environment));
  await app.init();
  // Routes that are added before `init` don't get the error handler.
  serveOpenApi(app, environment);
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

import type { FastifyInstance } from 'fastify';
import { bearerToken } from '../../../platform/auth/bearer.js';
import { cookieRules } from '../../../platform/auth/cookie-rules.js';
import { sessionToken } from '../../../platform/auth/session-cookie.js';
import type { Environment } from '../../../platform/config/environment.js';
import { sendBody } from '../../../platform/http/response-body.js';
import type { CatalogAnswers } from './catalog-answers.service.js';

const CACHED_PATHS = /^\/api\/(products|categories)\b/;

/**
 * Sends visitors the cached response of an address before its query is validated, which costs more than the response.
 * It must be registered after the hooks that count and protect calls. Callers with a session or a key are not served from the
 * cache, because staff see more.
 */
export function sendCachedAnswers(fastify: FastifyInstance, answers: CatalogAnswers, environment: Environment): void {
  const cookies = cookieRules(environment);
  fastify.addHook('onRequest', async (request, reply) => {
    const { method, url } = request;
    if (method !== 'GET' || !CACHED_PATHS.test(url)) return undefined;
    if (bearerToken(request) !== null || sessionToken(request, cookies) !== null) return undefined;
    const body = await answers.cachedAt(url);
    return body && sendBody(request, reply, body, ['cookie']);
  });
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import { describeError, pageNotFound } from '../platform/errors/error.filter.js';
import { robotsTxt } from './robots.js';
import type { Sitemap } from './sitemap.service.js';

/** Files at fixed addresses that only search engines ask for; they are no part of the API. */
export function serveCrawlerFiles(fastify: FastifyInstance, sitemap: Sitemap, publicUrl: string): void {
  fastify.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robotsTxt(publicUrl)),
  );
  fastify.get('/sitemap.xml', async (_request, reply) => sendXml(reply, await sitemap.file(0)));
  fastify.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,4}).xml', async ({ params }, reply) =>
    sendXml(reply, await sitemap.file(Number(params.part))),
  );
}

function sendXml(reply: FastifyReply, xml: string | null): FastifyReply {
  if (xml === null) {
    const body = describeError(pageNotFound());
    return reply.status(body.statusCode).send(body);
  }
  return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=300').send(xml);
}

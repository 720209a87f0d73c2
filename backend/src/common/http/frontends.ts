import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROJECT_ROOT } from '../../config/paths.js';
import { describeError, pageNotFound } from '../errors/error.filter.js';

export interface Frontend {
  /** Of the built files; without an `index.html` in it, nothing is served. */
  readonly folder: string;
  readonly prefix: string;
}

const FRONTENDS: readonly Frontend[] = [
  { folder: join(PROJECT_ROOT, 'backoffice/dist'), prefix: '/admin/' },
  { folder: join(PROJECT_ROOT, 'storefront/dist'), prefix: '/' },
];

/** Serves the built storefront at / and the back office at /admin; their routes all open as deep links. */
export async function serveFrontends(fastify: FastifyInstance, frontends = FRONTENDS): Promise<void> {
  for (const frontend of frontends.filter(({ folder }) => existsSync(join(folder, 'index.html')))) {
    await serve(fastify, frontend);
  }
}

async function serve(fastify: FastifyInstance, { folder, prefix }: Frontend): Promise<void> {
  const page = readFileSync(join(folder, 'index.html'));
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => answerPage(page, request, reply);
  await fastify.register(fastifyStatic, {
    root: folder,
    prefix,
    wildcard: false,
    index: false,
    decorateReply: false,
    // The storefront's build leaves .br and .gz beside its files.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(folder, 'assets'));
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  fastify.get(`${prefix}*`, sendPage);
  if (prefix !== '/') fastify.get(prefix.slice(0, -1), sendPage);
}

function answerPage(page: Buffer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isNoPage(request.url)) {
    const body = describeError(pageNotFound());
    return reply.status(body.statusCode).send(body);
  }
  return reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
}

/** Addresses under which only data and files live: there a page in place of a miss would mislead. */
function isNoPage(url: string): boolean {
  const [path = ''] = url.split('?');
  return /^\/(api|media)(\/|$)/.test(path) || path.includes('/assets/');
}

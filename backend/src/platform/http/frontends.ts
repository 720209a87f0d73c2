import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeError, pageNotFound } from '../errors/error.filter.js';
import { ResponseBody, sendBody } from './response-body.js';

const HTML_TYPE = 'text/html; charset=utf-8';

interface Frontend {
  /** Folder of the built files; if it has no `index.html`, nothing is served. */
  readonly folder: string;
  readonly prefix: string;
  /** Makes the page for each address; without it the built page is served for all addresses. */
  readonly pages?: (folder: string) => PageSource;
}

type PageSource = (request: FastifyRequest) => Promise<Page>;

export interface Page {
  readonly status: number;
  readonly body: ResponseBody;
  readonly headers?: Readonly<Record<string, string>>;
  /** Names of the request headers that the page depends on. */
  readonly varies?: readonly string[];
}

export const htmlBody = (html: string): ResponseBody => new ResponseBody(html, HTML_TYPE);

/** Serves built frontends under their prefixes; their routes all open as deep links. */
export async function serveFrontends(fastify: FastifyInstance, frontends: readonly Frontend[]): Promise<void> {
  for (const frontend of frontends.filter(({ folder }) => existsSync(join(folder, 'index.html')))) {
    await serve(fastify, frontend);
  }
}

async function serve(fastify: FastifyInstance, { folder, prefix, pages = samePage }: Frontend): Promise<void> {
  const pageOf = pages(folder);
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => answerPage(pageOf, request, reply);
  await fastify.register(fastifyStatic, {
    root: folder,
    prefix,
    wildcard: false,
    index: false,
    decorateReply: false,
    // The builds leave .br and .gz beside their files.
    preCompressed: true,
    cacheControl: false,
    // These files have no route: only the server reads them, or sends them compressed for another address.
    globIgnore: ['index.html', 'pages.json', 'server/**', '**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(folder, 'assets'));
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  fastify.get(`${prefix}*`, sendPage);
  if (prefix !== '/') fastify.get(prefix.slice(0, -1), sendPage);
}

function samePage(folder: string): PageSource {
  const page = { status: 200, body: htmlBody(readFileSync(join(folder, 'index.html'), 'utf8')) };
  return () => Promise.resolve(page);
}

async function answerPage(pageOf: PageSource, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (isNoPage(request.url)) {
    const error = describeError(pageNotFound());
    return reply.status(error.statusCode).send(error);
  }
  const { status, body, headers = {}, varies } = await pageOf(request);
  void reply.headers({ 'cache-control': 'no-cache', ...headers });
  if (status === 200) return sendBody(request, reply, body, varies);
  return reply.status(status).type(body.type).send(body.bytes);
}

/** True for addresses of data and files: for a missing one, a page would be misleading. */
function isNoPage(url: string): boolean {
  const [path = ''] = url.split('?');
  return /^\/(api|media)(\/|$)/.test(path) || path.includes('/assets/');
}

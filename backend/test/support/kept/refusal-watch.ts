import { readFileSync } from 'node:fs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../../src/platform/config/paths.js';

interface RawResponse {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: { readonly allOf?: readonly Narrowed[] } }>>;
}
interface Narrowed {
  readonly properties?: { readonly code?: { readonly enum?: readonly string[] } };
}
type Operations = Readonly<Record<string, { readonly responses: Readonly<Record<string, RawResponse>> }>>;

const DOCUMENT = join(PROJECT_ROOT, 'contract/openapi.json');

/** `PUT /api/quotes/{id} 409 QUOTE_FROZEN`, for each refusal that is described. */
const described = readDescribed();
const paths = new Set([...described].map((refusal) => refusal.split(' ').slice(0, 2).join(' ')));

function readDescribed(): Set<string> {
  const document = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as {
    paths: Record<string, Operations>;
    components: { responses: Record<string, RawResponse> };
  };
  const codesOf = ({ $ref, content }: RawResponse): readonly string[] => {
    if ($ref !== undefined) return codesOf(document.components.responses[$ref.split('/').at(-1) ?? ''] ?? {});
    return content?.['application/json']?.schema?.allOf?.[1]?.properties?.code?.enum ?? [];
  };
  const refusals = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) =>
      Object.entries(responses).flatMap(([status, response]) =>
        codesOf(response).map((code) => `${method.toUpperCase()} ${path} ${status} ${code}`),
      ),
    ),
  );
  return new Set(refusals);
}

/** Watches what the server refuses. @returns the refusals whose code the description does not name at their operation */
export function watchRefusals(app: NestFastifyApplication): () => string[] {
  const undescribed = new Set<string>();
  const note = (request: FastifyRequest, reply: FastifyReply, body: unknown, done: () => void) => {
    const route = `${request.method} ${(request.routeOptions.url ?? '').replace(/:(\w+)/g, '{$1}')}`;
    if (reply.statusCode >= 400 && typeof body === 'string' && paths.has(route)) {
      const { code } = JSON.parse(body) as { code: string };
      const refusal = `${route} ${reply.statusCode} ${code}`;
      if (!described.has(refusal)) undescribed.add(refusal);
    }
    done();
  };
  app.getHttpAdapter().getInstance().addHook('onSend', note);
  return () => [...undescribed];
}

import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { pathOf } from '../monitoring/logging/request-log.js';

/**
 * Only the shop's own files may run as scripts. Styles may be inline: the back office's component library writes style
 * tags. Pictures may come from other sites over https, since staff may link them.
 */
const PAGES = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'https:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      // The preview of a document: a PDF that the page has fetched itself.
      frameSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  crossOriginEmbedderPolicy: false,
} satisfies HelmetOptions;

/** Browser features that the shop's pages never use and that injected code must not use. */
const NOT_NEEDED = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];
const PERMISSIONS_POLICY = NOT_NEEDED.map((feature) => `${feature}=()`).join(', ');

/** The policy for data, from which a browser loads nothing further; also for answers to invalid requests. */
export const HEADERS_OF_DATA = {
  'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** The same value as helmet sends with pages. */
const HTTPS_ALONE = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Gives pages and data their own headers: the rules for a page mean nothing for data. */
export function sendSecurityHeaders(fastify: FastifyInstance, production: boolean): void {
  const ofPages = helmet(production ? PAGES : { ...PAGES, strictTransportSecurity: false });
  const ofData = production ? { ...HEADERS_OF_DATA, ...HTTPS_ALONE } : HEADERS_OF_DATA;
  fastify.addHook('onRequest', (request, reply, done) => {
    if (isData(pathOf(request.url))) {
      void reply.headers(ofData);
      return done();
    }
    void reply.header('permissions-policy', PERMISSIONS_POLICY);
    ofPages(request.raw, reply.raw, (error) => done(error as Error | undefined));
  });
}

const PRINTED = /\/(pdf|proforma|delivery-note|receipt)$/;

/** PDFs and the API description are opened in a browser tab, so they count as pages. */
function isData(path: string): boolean {
  return path.startsWith('/api/') && !path.startsWith('/api/docs') && !PRINTED.test(path);
}

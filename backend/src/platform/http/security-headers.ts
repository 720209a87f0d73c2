import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { pathOf } from '../monitoring/logging/request-log.js';

/**
 * No script but the shop's own files. Styles may be inline: the back office's component library writes style tags.
 * Pictures may come from elsewhere over https, since staff may link them.
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

/** Browser features that the shop's pages never use, and that injected code must not use either. */
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

/** The policy of data, from which a browser loads nothing further; also of answers to invalid requests. */
export const HEADERS_OF_DATA = {
  'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** As helmet says it of pages. */
const HTTPS_ALONE = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Gives every answer the headers of what it is: what a browser may do with a page is nothing that data have to say. */
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

/** PDFs and the description of the API are opened in a tab. */
function isData(path: string): boolean {
  return path.startsWith('/api/') && !path.startsWith('/api/docs') && !PRINTED.test(path);
}

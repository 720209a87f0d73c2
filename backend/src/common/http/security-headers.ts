import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * No script but the shop's own files. Styles may be inline: the back office's component library writes style tags.
 * Pictures may come from elsewhere over https, since staff may link them.
 */
export function securityHeaders(production: boolean): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: production,
    crossOriginEmbedderPolicy: false,
  };
}

/** What the shop's pages never ask a browser for, and what is put into them must not either. */
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

export function permitNothing(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  void reply.header('permissions-policy', PERMISSIONS_POLICY);
  done();
}

/** For the answers to what never became a request: they pass through none of the server's hooks. */
export const HEADERS_OF_FAULTS = {
  'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

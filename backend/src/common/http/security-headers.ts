import type { FastifyHelmetOptions } from '@fastify/helmet';

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
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: production,
    crossOriginEmbedderPolicy: false,
  };
}

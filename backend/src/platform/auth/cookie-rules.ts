import type { Environment } from '../config/environment.js';

/** How browsers are to keep the shop's cookies. */
export interface CookieRules {
  /** Sent over https alone. */
  readonly secure: boolean;
  /** Browsers take a cookie of such a name from this very host alone: no neighbouring one can plant its own. */
  readonly prefix: '' | '__Host-';
}

/** The prefix only where the operator says that people come over https: browsers refuse it over http, on localhost too. */
export function cookieRules({ production, publicUrl }: Pick<Environment, 'production' | 'publicUrl'>): CookieRules {
  return { secure: production, prefix: production && publicUrl.startsWith('https:') ? '__Host-' : '' };
}

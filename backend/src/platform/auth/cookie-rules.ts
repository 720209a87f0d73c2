import type { Environment } from '../config/environment.js';

/** Attributes of the shop's cookies. */
export interface CookieRules {
  /** Browsers send the cookie over https only. */
  readonly secure: boolean;
  /** Browsers accept `__Host-` cookies only from this very host, so other subdomains can't set them. */
  readonly prefix: '' | '__Host-';
}

/** The prefix is used only if PUBLIC_URL is https, because browsers refuse it over http, also on localhost. */
export function cookieRules({ production, publicUrl }: Pick<Environment, 'production' | 'publicUrl'>): CookieRules {
  return { secure: production, prefix: production && publicUrl.startsWith('https:') ? '__Host-' : '' };
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface OriginFacts {
  readonly method: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  /** The shop is reached over https only, so a page that came over http may have been forged. */
  readonly httpsOnly: boolean;
}

/**
 * Whether a call may change state. Browsers always send the page's origin with such calls, so a foreign origin means
 * cross-site request forgery. Other programs send neither header and don't hold a user's cookie by accident.
 */
export function isOwnOrigin({ method, host, origin, fetchSite, httpsOnly }: OriginFacts): boolean {
  if (SAFE_METHODS.has(method)) return true;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  if (origin === undefined) return true;
  // A page without an origin, such as a sandboxed frame, sends 'null'.
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host && (!httpsOnly || page.protocol === 'https:');
}

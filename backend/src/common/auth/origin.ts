const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface OriginFacts {
  readonly method: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
}

/**
 * Whether a call may change state: browsers always name the page's origin on such calls, so one that names another
 * is a forgery. Programs that are no browsers send neither header and carry no stolen cookie.
 */
export function isOwnOrigin({ method, host, origin, fetchSite }: OriginFacts): boolean {
  if (SAFE_METHODS.has(method)) return true;
  if (origin !== undefined) return URL.canParse(origin) && new URL(origin).host === host;
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none';
}

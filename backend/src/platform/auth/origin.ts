const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface OriginFacts {
  readonly method: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  /** The shop is reached over https alone: a page that came over http may be anybody's on the way. */
  readonly httpsOnly: boolean;
}

/**
 * Whether a call may change state: browsers always name the page's origin on such calls, so one that names another
 * is a forgery. Programs that are no browsers send neither header and carry no stolen cookie.
 */
export function isOwnOrigin({ method, host, origin, fetchSite, httpsOnly }: OriginFacts): boolean {
  if (SAFE_METHODS.has(method)) return true;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  if (origin === undefined) return true;
  // A page without an origin of its own, such as a sandboxed frame, says 'null': no address.
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host && (!httpsOnly || page.protocol === 'https:');
}

import { useEffect, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { isAdminPath, safeRedirect } from '../../../config/paths';
import { useSessionUser } from '../session-store';

/** Redirects signed-in visitors from the sign-in pages to their original target. */
export function RedirectSignedIn({ children }: { children: ReactNode }) {
  const user = useSessionUser();
  const [params] = useSearchParams();
  const target = safeRedirect(params.get('redirect'));
  const leaves = user !== null && isAdminPath(target);

  useEffect(() => {
    if (leaves) window.location.assign(target);
  }, [leaves, target]);

  if (leaves) return null;
  return user ? <Navigate to={target} replace /> : children;
}

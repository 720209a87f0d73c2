import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../../config/paths';
import { session, useSessionUser } from '../session-store';

/**
 * Shows its content to signed-in visitors; others sign in first and return. After signing out here, the home page
 * opens.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const user = useSessionUser();
  const { pathname, search } = useLocation();
  const [cameSignedIn] = useState(user !== null);
  if (user) return children;
  const left = cameSignedIn && session.lastEnd() === 'signedOut';
  return <Navigate to={left ? paths.home : paths.login(pathname + search)} replace />;
}

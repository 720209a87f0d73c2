import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../../config/paths';
import { session, useSessionUser } from '../session-store';

/** Lets signed-in visitors through; the others sign in first and come back. Who signs out in here goes home. */
export function RequireSession({ children }: { children: ReactNode }) {
  const user = useSessionUser();
  const { pathname, search } = useLocation();
  const [cameSignedIn] = useState(user !== null);
  if (user) return children;
  const left = cameSignedIn && session.lastEnd() === 'signedOut';
  return <Navigate to={left ? paths.home : paths.login(pathname + search)} replace />;
}

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { notices } from '../../lib/notify';

const ToastHost = lazy(() => import('./toast-host'));

/** Loads the toast code with the first thing to say; most visits to a page never need it. */
export function ToastRegion() {
  const everNeeded = useSyncExternalStore(notices.subscribe, notices.everUsed, notices.everUsed);
  if (!everNeeded) return null;
  return (
    <Suspense>
      <ToastHost />
    </Suspense>
  );
}

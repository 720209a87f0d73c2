import { createPersistedStore } from '../../lib/persisted-store';

type Wait = 'open' | 'refused' | 'agreed';

/**
 * The request that a visitor wanted to send. The registration shows that it is sent once the account exists, and the
 * visitor may refuse this: `agreed` is a registered visitor's, and needs no other press.
 */
const store = createPersistedStore<Wait | null>(
  'requestWaits',
  (stored) => (stored === 'open' || stored === 'refused' || stored === 'agreed' ? stored : null),
  'sessionStorage',
);

export const waitingRequest = {
  subscribe: store.subscribe,
  get: store.get,
  begin: () => store.set('open'),
  choose: (isSent: boolean) => store.set(isSent ? 'open' : 'refused'),
  /** The visitor has registered. */
  release: () => store.set(store.get() === 'open' ? 'agreed' : null),
  /** @returns true once, if the request is to be sent */
  take: () => {
    const isAgreed = store.get() === 'agreed';
    if (store.get() !== null) store.set(null);
    return isAgreed;
  },
};

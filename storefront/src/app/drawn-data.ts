import { session } from '../features/session/session-store';

/** The server draws pages with everybody's prices: for who is signed in, they are fetched again at once. */
export const drawn = (): { updatedAt?: number } => (session.user() === null ? {} : { updatedAt: 1 });

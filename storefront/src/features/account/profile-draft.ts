import { formDraft } from '../../lib/form-draft';
import { session } from '../session/session-store';

/** A change of the profile that is not saved yet, by the user's id. */
export const profileDraft = formDraft('profile', ['name', 'email', 'phoneNumber', 'address', 'language']);

// Signing out removes the draft; an expired session keeps it.
session.subscribe(() => {
  if (session.user() === null && session.lastEnd() === 'signedOut') profileDraft.clear();
});

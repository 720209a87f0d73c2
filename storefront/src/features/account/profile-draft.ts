import { formDraft } from '../../lib/form-draft';
import { session } from '../session/session-store';

/** An unsaved change of the profile, by the user's id. */
export const profileDraft = formDraft('profile', ['name', 'email', 'phoneNumber', 'address', 'language']);

// Signing out removes the draft; an expired session does not.
session.subscribe(() => {
  if (session.user() === null && session.lastEnd() === 'signedOut') profileDraft.clear();
});

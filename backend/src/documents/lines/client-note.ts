import type { Types } from 'mongoose';

/** A document with a note of the buyer who requested it. */
interface Noted {
  readonly user: Types.ObjectId;
  readonly clientToAdminNote: string;
  /** The author of the note, if the document was moved to another buyer since. */
  readonly noteAuthor: Types.ObjectId | null;
}

/** The author of the note after the document is moved to `user`; null if that is the author. */
export function noteAuthorAfter(before: Noted, user: Types.ObjectId): Types.ObjectId | null {
  const author = before.noteAuthor ?? before.user;
  return before.clientToAdminNote === '' || author.equals(user) ? null : author;
}

/** The note for the owner of the document: a note of another buyer is hidden. */
export function noteForOwner({ clientToAdminNote, noteAuthor }: Noted): string {
  return noteAuthor ? '' : clientToAdminNote;
}

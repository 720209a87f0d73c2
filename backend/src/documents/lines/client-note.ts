import type { Types } from 'mongoose';

/** A document with a note of the buyer who asked for it. */
interface Noted {
  readonly user: Types.ObjectId;
  readonly clientToAdminNote: string;
  /** The author of the note, where the document was moved to another buyer since. Missing in older records. */
  readonly noteAuthor?: Types.ObjectId | null | undefined;
}

/** The author of the note once the document belongs to `user`; null where that is the author. */
export function noteAuthorAfter(before: Noted, user: Types.ObjectId): Types.ObjectId | null {
  const author = before.noteAuthor ?? before.user;
  return before.clientToAdminNote === '' || author.equals(user) ? null : author;
}

/** The note as the owner of the document sees it: what another buyer wrote is not theirs to read. */
export function noteForOwner({ clientToAdminNote, noteAuthor }: Noted): string {
  return noteAuthor ? '' : clientToAdminNote;
}

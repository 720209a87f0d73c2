import type { Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { query } from '../../platform/events/events.js';

export interface PoFileReading {
  readonly file: Types.ObjectId;
  readonly actor: Actor;
}

/** True if a document that names the file is readable for the actor as a colleague. */
export const PO_FILE_READABLE = query<PoFileReading, boolean, null>('purchase order file is on a readable document');

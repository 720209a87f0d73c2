import type { Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { query } from '../../platform/events/events.js';

export interface PoFileReading {
  readonly file: Types.ObjectId;
  readonly actor: Actor;
}

/** Whether a document that names the file is one which the actor may read as a colleague. */
export const PO_FILE_READABLE = query<PoFileReading, boolean, null>('purchase order file is on a readable document');
